import type { Locale } from '@/lib/platform/i18n/site';
import { defaultLocale, locales } from '@/lib/platform/i18n/site';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState, stateQuery } from '@/lib/platform/routes/list-state';
import { type Route, type RouteName, routes } from '@/lib/platform/routes/table';

/** Values of a template's placeholders; pageMetadata sets `page`. */
export type RuleValues = Partial<
  Record<'name' | 'category' | 'keyword' | 'country' | 'company' | 'summary' | 'site' | 'page', string>
>;

/** Characters shown in search engine results. */
export const textLimit = { title: 60, description: 155 } as const;

const separator = ' | ';
const placeholder = /\{(\w+)\}/g;
const lengthOf = (text: string): number => [...text].length;

/** Shortens to `limit` characters, between words if the language has spaces. */
export const shorten = (text: string, limit: number): string => {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, Math.max(limit - 1, 0)).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/u, '')}…`;
};

// A missing value is removed with its comma or brackets.
const slot = /(, |، | ?\(|（)?\{(\w+)\}([)）]?)/g;

const written = (rule: string, values: RuleValues): string =>
  rule
    .replace(slot, (_, before: string | undefined, key: keyof RuleValues, after: string) => {
      const value = values[key];
      return value ? `${before ?? ''}${value}${after}` : '';
    })
    .replace(/\s+/gu, ' ')
    .replace(/\.\.(?!\.)/g, '.')
    .trim();

/**
 * Fills a tdk template. If over `limit` characters, parts after ' | ' are dropped first, then the longest value is
 * shortened.
 */
export const fillRule = (rule: string, values: RuleValues, limit: number): string => {
  const parts = rule.split(separator);
  let text = written(rule, values);
  while (lengthOf(text) > limit && parts.length > 1) {
    parts.pop();
    text = written(parts.join(separator), values);
  }
  if (lengthOf(text) <= limit) return text;
  const keys = [...(parts[0] ?? '').matchAll(placeholder)].map(([, key]) => key as keyof RuleValues);
  const longest = keys.sort((a, b) => lengthOf(values[b] ?? '') - lengthOf(values[a] ?? ''))[0];
  const value = longest && values[longest];
  if (!value) return shorten(text, limit);
  const room = Math.max(lengthOf(value) - (lengthOf(text) - limit), 1);
  return shorten(written(parts.join(separator), { ...values, [longest]: shorten(value, room) }), limit);
};

/** Fills a keyword template, without empty and duplicate words. */
export const fillKeywords = (rule: string, values: RuleValues): string[] => [
  ...new Set(
    rule
      .split(/[,،、，]/u)
      .map((word) => written(word, values))
      .filter(Boolean),
  ),
];

const hidden: readonly RouteName[] = [
  'notFound',
  'error',
  'compare',
  'productSearch',
  'companySearch',
  'showroomSearch',
  'launchSearch',
  'agentSearch',
  'tenderSearch',
  'purchaseSearch',
  'fairSearch',
  'directorySearch',
  'shortnewsSearch',
  'infoSearch',
  'innovationSearch',
  'siteSearch',
  'siteSearchKeyword',
];

/** True for the routes that no search engine lists: search results, compare, error pages (docs/domain.md, Crawlers). */
export const isHidden = (name: RouteName): boolean => hidden.includes(name);

/** True for pages without a URL of their own. */
export const isErrorPage = (name: RouteName): boolean => name === 'notFound' || name === 'error';

type Page = Parameters<typeof withState>[0];

/**
 * The canonical path: pages from 2 are their own, other listing states point to the plain list (docs/domain.md,
 * Crawlers).
 */
export const canonicalPath = (page: Page, state: Partial<ListState> = {}): string => {
  const { state: keys }: Route = routes[page.name];
  const bare = { ...emptyState, ids: state.ids ?? [] };
  const filtered = stateQuery(keys, { ...bare, ...state, page: 1 }) !== stateQuery(keys, bare);
  return withState(page, filtered ? bare : { ...bare, page: state.page ?? 1 });
};

/** Languages of a page's alternate links: those with the route and, for translated content, a translation. */
export const alternateLocales = (name: RouteName, own: readonly Locale[] = locales): readonly Locale[] => {
  const { zhOnly, area }: Route = routes[name];
  return zhOnly || area === 'admin' ? [defaultLocale] : locales.filter((locale) => own.includes(locale));
};

/** The x-default alternate: the main host, or else the first available language in fallback order. */
export const defaultAlternate = (alternates: readonly Locale[]): Locale =>
  [defaultLocale, 'en' as const].find((locale) => alternates.includes(locale)) ?? alternates[0] ?? defaultLocale;
