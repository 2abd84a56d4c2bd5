import { bodyFromHtml, bodyFromText } from '@/lib/platform/body/html';
import { plainText } from '@/lib/platform/body/text';
import type { Body } from '@/lib/platform/body/types';
import { config } from '@/lib/platform/config';
import { storableText } from '@/lib/platform/field/storable';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';

const isHtml = (text: string) => /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(text);

/** Removes unstorable characters and truncates at a word to a length in characters. */
export function line(text: string, max: number): string {
  const full = storableText(text).replace(/\s+/g, ' ').trim();
  const characters = [...full];
  if (characters.length <= max) return full;
  const cut = characters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > max * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

// A relative path would point to our site instead of its source.
const withOwnLinks = <T>(node: T, base: string | null): T =>
  JSON.parse(JSON.stringify(node), (_, value: unknown) => {
    if (!Array.isArray(value)) return value;
    return value.flatMap((one: { type?: string; attrs?: { href: string } }) => {
      if (one?.type !== 'link' || !one.attrs || /^[a-z]+:/i.test(one.attrs.href)) return [one];
      return base && URL.canParse(one.attrs.href, base)
        ? [{ ...one, attrs: { href: new URL(one.attrs.href, base).href } }]
        : [];
    });
  });

function shortened(body: Body): Body {
  if (plainText(body).length <= config.content.body) return body;
  let left = config.content.body;
  const fits = body.content.findIndex((block) => {
    left -= plainText({ type: 'doc', content: [block] }).length + 1;
    return left < 0;
  });
  return { type: 'doc', content: body.content.slice(0, fits) };
}

/**
 * Converts text of any origin to a body: HTML reduced to the allow-list, else paragraphs separated by empty lines.
 * @param base URL for relative links; without one they are dropped
 */
export function importedBody(text: string, base: string | null = null): Body {
  const given = storableText(text);
  return shortened(isHtml(given) ? withOwnLinks(bodyFromHtml(given), base) : bodyFromText(given));
}

/** A title or name that may contain HTML, as plain text of limited length. */
export const importedLine = (text: string, max: number): string =>
  line(isHtml(text) ? plainText(bodyFromHtml(storableText(text))) : text, max);

/** ISO 639-2 codes, both variants. */
const three: Record<string, Locale> = {
  zho: 'zh',
  chi: 'zh',
  eng: 'en',
  fra: 'fr',
  fre: 'fr',
  rus: 'ru',
  spa: 'es',
  ara: 'ar',
  por: 'pt',
  deu: 'de',
  ger: 'de',
};

/** The site of a language tag such as en, pt-BR, zh_Hans or DEU; null for a language we have no site in. */
export function localeOf(tag: string): Locale | null {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return isLocale(language) ? language : (three[language] ?? null);
}

const named = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** The language of a tag in its shortest form (pl for POL, pl-PL and pl_PL); null for what is no language. */
export function languageOf(tag: string): string | null {
  const [language = ''] = tag.trim().toLowerCase().split(/[-_]/);
  if (!/^[a-z]{2,3}$/.test(language)) return null;
  const code = three[language] ?? Intl.getCanonicalLocales(language)[0]?.split('-')[0] ?? language;
  return named.of(code) === undefined ? null : code;
}

/** A storable http(s) URL; null for anything else. */
export function webAddress(text: string | null | undefined, base?: string): string | null {
  const given = text?.trim();
  if (!given || !URL.canParse(given, base)) return null;
  const { protocol, href } = new URL(given, base);
  return /^https?:$/.test(protocol) && href.length <= 2000 ? href : null;
}
