import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { href, type Parsed, parse } from '@/lib/platform/routes/address';
import { routes } from '@/lib/platform/routes/table';
import { isRestricted } from './language';
import { safeQuery } from './location';

/** A URL on a site, and whether an encoded id was valid; null if there was none. */
type Place = { address: string; decoded: boolean | null };
/** Target of a legacy URL: site, path and query. */
export type LegacyTarget = Place & { locale: Locale };

const zhPrefix = 'zh-cn';
const localeOfPrefix = (prefix: string): Locale | null => {
  if (prefix === zhPrefix) return 'zh';
  return prefix !== 'zh' && isLocale(prefix) ? prefix : null;
};
const withoutExtension = (piece: string): string => piece.replace(/\.html$/, '');
const isOpen = (parsed: Parsed | null): parsed is Parsed =>
  parsed !== null && ['public', 'account'].includes(routes[parsed.name].area);

/** A section's page, one of its items by encoded id, or a whole URL with a prefix. */
const placeOf = (pieces: readonly string[], rest: string, decodeId: (text: string) => number | null): Place | null => {
  const parsed = parse(rest);
  if (pieces.length <= 1 || (isOpen(parsed) && 'keyword' in parsed.params))
    return isOpen(parsed) ? { address: parsed.canonical, decoded: null } : null;
  const section = withoutExtension(pieces[0] ?? '');
  // A section without items cannot validate an id.
  if (!isOpen(parse(`/${section}`)) || !isOpen(parse(`/${section}/1`))) return null;
  const id = decodeId(withoutExtension(pieces.at(-1) ?? ''));
  if (id === null) return { address: href('error'), decoded: false };
  const item = parse(`/${section}/${id}`);
  return isOpen(item) ? { address: item.canonical, decoded: true } : null;
};

/**
 * Resolves URLs with a language prefix (docs/domain.md, Legacy redirects). Null without a prefix or for an unknown
 * section.
 */
export const legacyTarget = (
  path: string,
  search: string,
  decodeId: (text: string) => number | null,
): LegacyTarget | null => {
  const [, prefix = '', ...pieces] = path.split('/');
  const locale = localeOfPrefix(prefix);
  if (locale === null) return null;
  const to = (address: string, decoded: boolean | null = null): LegacyTarget => ({
    locale,
    address: address.includes('?') ? address : address + safeQuery(search),
    decoded,
  });
  if (path.includes('//')) return to(href('home'));
  if (pieces.at(-1) === '') pieces.pop();
  if (pieces.length === 0) return to(href('home'));
  const section = withoutExtension(pieces[0] ?? '');
  const rest = `/${pieces.join('/')}`;
  if (section === 'about') return to(`${href('about')}?id=148`);
  if (locale === 'zh' && section === 'article' && pieces.length === 1) return to(href('articleDetail', { id: 8 }));
  if (isRestricted(rest, locale)) return to(href('error'));
  const place = placeOf(pieces, rest, decodeId);
  return place && to(place.address, place.decoded);
};
