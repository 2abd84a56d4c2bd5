import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { withoutEnds } from './text';

// The signs of RFC 5322, 3.2.3; a domain as DNS has it, its ending in any script as `xn--`.
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const domain = '(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})';
const address = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@${domain}$`);
/** Longer than any address with a name before it. */
const longest = 1000;

/** A domain in letters of its own as DNS has it. */
function asciiDomain(text: string): string {
  const at = text.lastIndexOf('@');
  const url = `http://${text.slice(at + 1)}`;
  if (at < 1 || /^[\x20-\x7e]*$/.test(text.slice(at)) || !URL.canParse(url)) return text;
  return `${text.slice(0, at)}@${new URL(url).hostname}`;
}

/**
 * An address as it stands in what was copied: without the name before it, its link, its brackets, the marks and the
 * punctuation around it.
 */
export function pastedEmail(typed: string): string {
  if (typed.length > longest) return typed;
  const text = withoutEnds(typed.normalize('NFKC'));
  const inner = /^[^<>]*<([^<>]*)>[.,;\s]*$/.exec(text)?.[1] ?? text;
  const bare = inner.trim().replace(/^mailto:/i, '');
  const [named = ''] = bare === inner.trim() ? [bare] : bare.split('?');
  return withoutEnds(named.replace(/^["“”„«»()[\]<>]+/, '').replace(/["“”„«»()[\]<>.,;:]{1,9}$/, ''));
}

/** Whether mail can be sent to an address, whichever script its domain is in. */
export const isEmail = (text: string): boolean => address.test(asciiDomain(text));

/** An address as accounts know it: one text for all ways in which its domain is written. */
export const knownEmail = (typed: string): string => {
  const text = asciiDomain(pastedEmail(typed));
  return address.test(text) ? text : pastedEmail(typed);
};

/** An address that may be left out. */
export const optionalEmailField = z
  .string()
  .overwrite(knownEmail)
  .max(config.account.email.max)
  .refine((text) => text === '' || isEmail(text), { error: 'email' })
  .default('')
  .meta({ description: 'email' });
