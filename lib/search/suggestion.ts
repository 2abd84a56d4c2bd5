import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { correct } from '@/lib/platform/search/spelling';
import { isTitleScope, suggestNames, suggestTitles, type TitleScope } from '@/lib/platform/search/title';
import type { TermScope } from '@/lib/search/types';
import { vary } from './diversity';
import type { Proposal, ProposedScope } from './types';

/** Minimum input length for typing correction. */
const minCorrectable = { letters: 4, characters: 2 } as const;

/** Matches inside words: Chinese has no spaces, and German compounds end in the kind of product. */
const isWithin = (locale: Locale, typed: string): boolean =>
  locale === 'zh' || (locale === 'de' && [...typed.trim()].length >= minCorrectable.letters);

/** For 'all', scopes by frequency of use: products, then companies, then published texts. */
const wordScopes = (scope: ProposedScope): readonly ProposedScope[] =>
  scope === 'all' ? ['product', 'company', 'tender', 'news'] : [scope];

/** SQL: terms searched by enough networks, with reviewed words or approved by staff, and not banned. */
const visited = (
  locale: Locale,
  scopes: readonly ProposedScope[],
) => sql`select term, count(distinct visitor)::int as visitors from search_term s
    left join hot_word h on h.site_id = ${sites[locale].siteId} and h.scope = s.scope and lower(h.word) = lower(term)
  where locale = ${locale} and s.scope in ${scopes} and day > current_date - ${config.search.termDays}::int and results > 0
    and h.banned is not true and (s.known or h.approved or h.pinned)
  group by term having count(distinct visitor) >= ${config.search.termVisitors}`;

async function suggestWords(db: Db, locale: Locale, scope: ProposedScope, typed: string): Promise<Proposal[]> {
  const scopes = wordScopes(scope);
  const escaped = sql`replace(replace(replace(geco_plain(${typed.replace(/\p{Cc}/gu, '')}), '\\', '\\\\'), '%', '\\%'), '_', '\\_')`;
  const found = await rows<Proposal>(
    db,
    sql`with given as (select ${escaped} as start),
      named as (select scope, text, plain, weight from suggestion where locale = ${locale} and scope in ${scopes}
        union all select 'term', term, geco_plain(term), visitors * 20 from (${visited(locale, scopes)}) v)
      select text, case when scope = 'product' and exists (select 1 from category_translation c
          where c.locale = ${locale} and geco_plain(c.name) = plain) then 'category' else scope end as kind
      from (select distinct on (lower(text)) scope, text, plain, weight from named, given where plain like '%' || start || '%' order by lower(text), weight desc) one, given
      where ${isWithin(locale, typed) ? sql`true` : sql`plain like start || '%' or plain like '% ' || start || '%'`}
      order by plain like start || '%' desc, weight desc, text limit ${config.list.suggestion}`,
  );
  const free = config.list.suggestion - found.length;
  if (free <= 0 || !wordScopes(scope).includes('product')) return found;
  const known = new Set(found.map(({ text }) => text.toLowerCase()));
  // Fetch more than needed, since near duplicates are dropped.
  const names = await suggestNames(db, locale, typed, 4 * config.list.suggestion);
  const more = names.filter((name) => !known.has(name.toLowerCase()));
  const proposals = [...found, ...more.map((text): Proposal => ({ text, kind: 'product' }))];
  return vary(proposals, ({ text }) => text).slice(0, found.length + free);
}

/** Correction of typed words; null if nothing is near, or the input is too short. */
async function meant(db: Db, locale: Locale, typed: string): Promise<string | null> {
  if ([...typed.trim()].length < minCorrectable[locale === 'zh' ? 'characters' : 'letters']) return null;
  const corrected = await correct(db, locale, typed);
  return corrected?.map(([first = '']) => first).join(locale === 'zh' ? '' : ' ') ?? null;
}

/** Completions of the input; if there are none, of its correction. */
export async function propose(db: Db, locale: Locale, scope: ProposedScope, typed: string): Promise<Proposal[]> {
  const found = await complete(db, locale, scope, typed);
  if (found.length > 0) return found;
  const words = await meant(db, locale, typed);
  return words === null ? [] : complete(db, locale, scope, words);
}

/**
 * Completions of the input: names starting with it, names with a word that does (in German, contains it), then frequent
 * searches; if few, product names; for tenders and news, titles.
 * docs/domain.md, Search and sorting.
 */
async function complete(db: Db, locale: Locale, scope: ProposedScope, typed: string): Promise<Proposal[]> {
  const max = config.list.suggestion;
  const words = await suggestWords(db, locale, scope, typed);
  if (!isTitleScope(scope) && scope !== 'all') return words;
  const sources: readonly TitleScope[] = scope === 'all' ? ['tender', 'news'] : [scope];
  // Reserve a share for each source of titles, or products would fill the list of 'all'.
  const perSource = scope === 'all' ? Math.floor(max / 4) : max;
  const titles: Proposal[] = [];
  for (const kind of sources)
    titles.push(...(await suggestTitles(db, locale, kind, typed, perSource)).map((text) => ({ text, kind })));
  const free = scope === 'all' ? max - titles.length : max;
  const known = new Map<string, Proposal>();
  for (const one of [...words.slice(0, free), ...titles]) if (!known.has(one.text)) known.set(one.text, one);
  return [...known.values()].slice(0, max);
}

/** The texts of suggestions only. */
export const suggest = async (...query: Parameters<typeof propose>): Promise<string[]> =>
  (await propose(...query)).map(({ text }) => text);

/** The words not banned by staff in a scope. */
export async function allowedWords(
  db: Db,
  locale: Locale,
  scope: TermScope,
  list: readonly string[],
): Promise<string[]> {
  const found = await rows<{ word: string }>(
    db,
    sql`select lower(word) as word from hot_word where banned and site_id = ${sites[locale].siteId} and scope = ${scope}`,
  );
  const banned = new Set(found.map(({ word }) => word));
  return list.filter((word) => !banned.has(word.toLowerCase()));
}

/**
 * Terms beside an empty search box: pinned by staff, then by score and search frequency
 * (docs/domain.md, Search and sorting).
 */
export async function hotWords(db: Db, locale: Locale, requestedScope: ProposedScope): Promise<string[]> {
  const scopes = wordScopes(requestedScope);
  const { siteId } = sites[locale];
  const found = await rows<{ word: string }>(
    db,
    sql`select word from (select distinct on (lower(word)) word, pinned, score from (
          select word, pinned, score from hot_word where site_id = ${siteId} and scope in ${scopes} and not banned and (pinned or score > 0)
          union all select term, false, visitors * 10 from (${visited(locale, scopes)}) v
            where not exists (select 1 from hot_word h where h.site_id = ${siteId} and h.scope in ${scopes} and lower(h.word) = lower(term) and (h.pinned or h.score > 0))) w
        order by lower(word), pinned desc, score desc) one
      order by pinned desc, score desc, word limit ${config.list.hotWord}`,
  );
  return found.map(({ word }) => word);
}
