import type { Locale } from '@/lib/platform/i18n/site';
import { defaultLocale, locales } from '@/lib/platform/i18n/site';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState, stateQuery } from '@/lib/platform/routes/list-state';
import { type Route, type RouteName, routes } from '@/lib/platform/routes/table';

/** What a rule's placeholders stand for; `page` is made by pageMetadata. */
export type RuleValues = Partial<
  Record<'name' | 'category' | 'keyword' | 'country' | 'company' | 'summary' | 'site' | 'page', string>
>;

/** Characters that a result list of a search engine shows. */
export const textLimit = { title: 60, description: 155 } as const;

const separator = ' | ';
const placeholder = /\{(\w+)\}/g;
const lengthOf = (text: string): number => [...text].length;

/** At most `limit` characters, cut between words where the language has them. */
export const shorten = (text: string, limit: number): string => {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, Math.max(limit - 1, 0)).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > cut.length * 0.6 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/u, '')}…`;
};

// A value that is missing takes its comma or brackets with it.
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
 * A tdk rule with its placeholders filled. Where that is longer than `limit` characters, the parts behind ' | ' go
 * first, then the longest value is cut.
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

/** A keyword rule filled: empty and repeated words left out. */
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

/** True where the page has no address of its own to point to. */
export const isErrorPage = (name: RouteName): boolean => name === 'notFound' || name === 'error';

type Page = Parameters<typeof withState>[0];

/**
 * The canonical path: a page from 2 on is its own, other listing states have the bare list (docs/domain.md, Crawlers).
 */
export const canonicalPath = (page: Page, state: Partial<ListState> = {}): string => {
  const { state: keys }: Route = routes[page.name];
  const bare = { ...emptyState, ids: state.ids ?? [] };
  const filtered = stateQuery(keys, { ...bare, ...state, page: 1 }) !== stateQuery(keys, bare);
  return withState(page, filtered ? bare : { ...bare, page: state.page ?? 1 });
};

/** The languages that a page's alternate links name: those that have the route, and the text where it has its own. */
export const alternateLocales = (name: RouteName, own: readonly Locale[] = locales): readonly Locale[] => {
  const { zhOnly, area }: Route = routes[name];
  return zhOnly || area === 'admin' ? [defaultLocale] : locales.filter((locale) => own.includes(locale));
};

/** Where readers of other languages are sent: the main host, or else the first of the fallback order that has the text. */
export const defaultAlternate = (alternates: readonly Locale[]): Locale =>
  [defaultLocale, 'en' as const].find((locale) => alternates.includes(locale)) ?? alternates[0] ?? defaultLocale;
