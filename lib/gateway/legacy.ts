import { isLocale, type Locale } from '@/lib/i18n/site';
import { href, type Parsed, parse } from '@/lib/routes/address';
import { routes } from '@/lib/routes/table';
import { isRestricted } from './language';
import { safeQuery } from './location';

/** Where a legacy address leads: a site and the path and query there. */
export type LegacyTarget = { locale: Locale; address: string };

const zhPrefix = 'zh-cn';
const localeOfPrefix = (prefix: string): Locale | null => {
  if (prefix === zhPrefix) return 'zh';
  return prefix !== 'zh' && isLocale(prefix) ? prefix : null;
};
const withoutExtension = (piece: string): string => piece.replace(/\.html$/, '');
const isOpen = (parsed: Parsed | null): parsed is Parsed =>
  parsed !== null && ['public', 'account'].includes(routes[parsed.name].area);

/** A section's own address, one of its items by its encoded id, or a whole address that merely has a prefix. */
const pathOf = (pieces: readonly string[], rest: string, decodeId: (text: string) => number | null): string | null => {
  const whole = parse(rest);
  if (pieces.length <= 1 || (isOpen(whole) && 'keyword' in whole.params)) return isOpen(whole) ? whole.canonical : null;
  const section = withoutExtension(pieces[0] ?? '');
  if (!isOpen(parse(`/${section}`))) return null;
  const id = decodeId(withoutExtension(pieces.at(-1) ?? ''));
  if (id === null) return href('error');
  const item = parse(`/${section}/${id}`);
  return isOpen(item) ? item.canonical : null;
};

/**
 * Addresses with a language prefix (docs/domain.md, Legacy redirects). Null where the path has no prefix or its section
 * is unknown.
 */
export const legacyTarget = (
  path: string,
  search: string,
  decodeId: (text: string) => number | null,
): LegacyTarget | null => {
  const [, prefix = '', ...pieces] = path.split('/');
  const locale = localeOfPrefix(prefix);
  if (locale === null) return null;
  const to = (address: string): LegacyTarget => ({
    locale,
    address: address.includes('?') ? address : address + safeQuery(search),
  });
  if (path.includes('//')) return to(href('home'));
  if (pieces.at(-1) === '') pieces.pop();
  if (pieces.length === 0) return to(href('home'));
  const section = withoutExtension(pieces[0] ?? '');
  const rest = `/${pieces.join('/')}`;
  if (section === 'about') return to(`${href('about')}?id=148`);
  if (locale === 'zh' && section === 'article' && pieces.length === 1) return to(href('articleDetail', { id: 8 }));
  const target = isRestricted(rest, locale) ? href('error') : pathOf(pieces, rest, decodeId);
  return target === null ? null : to(target);
};
