import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { withoutEnds } from './text';

// Atoms of RFC 5322, 3.2.3; domain as in DNS, with internationalised endings as `xn--`.
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const domain = '(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})';
const address = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@${domain}$`);
/** Longer than any address with a name before it. */
const longest = 1000;

/** Converts an internationalised domain to its DNS form. */
function asciiDomain(text: string): string {
  const at = text.lastIndexOf('@');
  const url = `http://${text.slice(at + 1)}`;
  if (at < 1 || /^[\x20-\x7e]*$/.test(text.slice(at)) || !URL.canParse(url)) return text;
  return `${text.slice(0, at)}@${new URL(url).hostname}`;
}

/** Extracts the address from pasted text: without display name, mailto:, brackets and punctuation. */
export function pastedEmail(typed: string): string {
  if (typed.length > longest) return typed;
  const text = withoutEnds(typed.normalize('NFKC'));
  const inner = /^[^<>]*<([^<>]*)>[.,;\s]*$/.exec(text)?.[1] ?? text;
  const bare = inner.trim().replace(/^mailto:/i, '');
  const [named = ''] = bare === inner.trim() ? [bare] : bare.split('?');
  return withoutEnds(named.replace(/^["“”„«»()[\]<>]+/, '').replace(/["“”„«»()[\]<>.,;:]{1,9}$/, ''));
}

/** Whether mail can be sent to an address, with a domain in any script. */
export const isEmail = (text: string): boolean => address.test(asciiDomain(text));

/** The canonical form of an address: one text for all spellings of its domain. */
export const knownEmail = (typed: string): string => {
  const text = asciiDomain(pastedEmail(typed));
  return address.test(text) ? text : pastedEmail(typed);
};

/** An optional address. */
export const optionalEmailField = z
  .string()
  .overwrite(knownEmail)
  .max(config.account.email.max)
  .refine((text) => text === '' || isEmail(text), { error: 'email' })
  .default('')
  .meta({ description: 'email' });
