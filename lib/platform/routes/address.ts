import { config } from '@/lib/platform/config';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { cleanKeyword, decodeText, keywordSegment } from './keyword';
import { type ListState, parseState, stateQuery, stateSegment } from './list-state';
import { innerSegments, joinSegments, readIdSegments, readSegments } from './segment';
import { type Route, type RouteName, type RouteParams, routeNames, routes } from './table';

/** A parsed URL; `canonical` is its canonical form, path and query. */
export type Parsed = {
  [N in RouteName]: { name: N; params: RouteParams<N>; state: ListState; canonical: string };
}[RouteName];

type Values = Record<string, string | number>;
type Kind = '' | '#' | '*' | '+' | '&';
type Matcher = { name: RouteName; expression: RegExp; tokens: { name: string; kind: Kind }[] };

const suffix = '.html';
// In escaped characters, twice a keyword of four bytes per character; invalid sequences are slow to detect.
const longestKeyword = config.keyword.max * 24;
const tokenExpression = /\{(\w+)([#*+&]?)\}/g;
const number = '[1-9]\\d{0,9}';
const word = '[A-Za-z0-9-]{1,64}';
const several = (one: string): string => `(${one}(?:/${one}){0,${config.listing.values - 1}})`;
const groups: Record<Kind, string> = {
  '': `(${word})`,
  '#': `(${number})`,
  '*': '([\\s\\S]+)',
  '+': several(word),
  '&': several(number),
};
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const bare = (path: string): string => {
  const trimmed = path.replace(/(?<!\/)\/+$/, '');
  return trimmed.endsWith(suffix) ? trimmed.slice(0, -suffix.length) : trimmed;
};
const headOf = (path: string): string => path.match(/^\/([A-Za-z]*)/)?.[1] ?? '';

const compile = (name: RouteName): Matcher => {
  const pattern = bare(routes[name].pattern);
  const tokens = [...pattern.matchAll(tokenExpression)].map(([, token = '', kind = '']) => ({
    name: token,
    kind: kind as Kind,
  }));
  const literals = pattern.split(/\{\w+[#*+&]?\}/).map(escaped);
  const source = literals.map((literal, index) => literal + (tokens[index] ? groups[tokens[index].kind] : '')).join('');
  return { name, expression: new RegExp(`^${source}$`), tokens };
};

const matchers = routeNames.map(compile);
const isFixed = (matcher: Matcher): boolean => matcher.tokens.length === 0;
const fixed = new Map(matchers.filter(isFixed).map((matcher) => [bare(routes[matcher.name].pattern), matcher]));
const byHead = new Map<string, Matcher[]>();
for (const matcher of matchers.filter((one) => !isFixed(one))) {
  const head = headOf(routes[matcher.name].pattern);
  byHead.set(head, [...(byHead.get(head) ?? []), matcher]);
}

const readToken = (kind: Kind, text: string): string | number | null => {
  if (kind === '#') return Number(text) <= config.id.max ? Number(text) : null;
  if (kind === '&' && readIdSegments(text) === null) return null;
  if (kind === '+' || kind === '&') return joinSegments(readSegments(text));
  return kind === '*' ? cleanKeyword(decodeText(text.slice(0, longestKeyword))) || null : text;
};

const readTokens = ({ expression, tokens }: Matcher, path: string): Values | null => {
  const found = expression.exec(path);
  if (!found) return null;
  const values: Values = {};
  for (const [at, { name, kind }] of tokens.entries()) {
    const value = readToken(kind, found[at + 1] ?? '');
    if (value === null) return null;
    values[name] = value;
  }
  return values;
};

const writePath = (pattern: string, values: Values): string =>
  pattern.replace(tokenExpression, (_, token: string, kind: Kind) => {
    const value = values[token] ?? '';
    if (kind === '+' || kind === '&') return joinSegments(readSegments(String(value)));
    return kind === '*' ? encodeURIComponent(cleanKeyword(String(value))) : encodeURIComponent(value);
  });

type Arguments<N extends RouteName> = keyof RouteParams<N> extends never
  ? [params?: RouteParams<N>, state?: Partial<ListState>]
  : [params: RouteParams<N>, state?: Partial<ListState>];

/** The public address, path and query, of a route with its parameters and listing state (docs/domain.md, Addresses). */
export const href = <N extends RouteName>(name: N, ...[params, state]: Arguments<N>): string =>
  writePath(routes[name].pattern, params ?? {}) + stateQuery(routes[name].state, state ?? {});

/**
 * The inverse of `href`. `path` is as received, percent-encoded; tolerates a missing .html, a trailing slash and '/' in
 * a keyword, so `canonical` may differ. Null if no route matches.
 */
export const parse = (path: string, search = ''): Parsed | null => {
  const requested = bare(path);
  const known = fixed.get(requested);
  for (const matcher of known ? [known] : (byHead.get(headOf(requested)) ?? [])) {
    const params = readTokens(matcher, requested);
    if (!params) continue;
    const { pattern, state: keys }: Route = routes[matcher.name];
    const state = parseState(search, keys);
    const canonical = writePath(pattern, params) + stateQuery(keys, state);
    // The pattern that matched is the proof that these parameters are the route's.
    return { name: matcher.name, params, state, canonical } as Parsed;
  }
  return null;
};

/** The same page's URL in another listing state, for pagers, filters and sort orders. */
export const withState = ({ name, params }: Pick<Parsed, 'name' | 'params'>, state: Partial<ListState>): string =>
  writePath(routes[name].pattern, params) + stateQuery(routes[name].state, state);

/** The path below app/ that renders a parsed URL; the not-found page if it has none. */
export const internalPath = (
  parsed: Pick<Parsed, 'name' | 'params' | 'state'>,
  locale: Locale,
  device: Device,
): string => {
  const { internal, state: keys }: Route = routes[parsed.name];
  const values: Values = parsed.params;
  const folder = internal.replace(/\[(\w+)\]/g, (_, token: string) => {
    if (token === 'state') return stateSegment(keys, parsed.state);
    const value = values[token] ?? '';
    return token === 'keyword' ? keywordSegment(String(value)) : innerSegments(String(value));
  });
  return `/${locale}/${device}${folder}`;
};
