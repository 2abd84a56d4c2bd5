import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { nearest } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import type { ListState } from '@/lib/platform/routes/list-state';
import { stems, written } from '@/lib/platform/search/text';
import { keywordText } from '@/lib/platform/search/tsquery';
import { chineseTokens } from '@/lib/platform/search/word';
import { listProducts } from '@/lib/product/queries';
import { caseColumns, caseFrom } from '@/lib/showroom/section/queries';
import type { Showroom, ShowroomCase, ShowroomSearchResult } from '@/lib/showroom/types';

const like = (token: string): string => `%${token.replace(/[\\%_]/g, '\\$&')}%`;

async function caseFilter(locale: Locale, keyword: string): Promise<SQL | null> {
  const text = sql`${nearest('title')} || ' ' || ${nearest('description')}`;
  if (locale !== 'zh') {
    const query = await keywordText(database(), locale, keyword);
    return query.any ? sql`(${stems(locale, text)} || ${written(locale, text)}) @@ ${query.any}::tsquery` : null;
  }
  const tokens = chineseTokens(keyword);
  return tokens.length
    ? sql.join(
        tokens.map((token) => sql`${text} ilike ${like(token)}`),
        sql` and `,
      )
    : null;
}

async function findCases(locale: Locale, showroom: Showroom, keyword: string): Promise<ShowroomCase[]> {
  const filter = await caseFilter(locale, keyword);
  if (!filter || showroom.cases.length === 0) return [];
  const publicIds = new Set(showroom.cases.map(({ id }) => id));
  const found = await rows<ShowroomCase>(
    database(),
    sql`select ${caseColumns(locale)} from ${caseFrom(locale)}
      where k.company_id = ${showroom.company.id} and (${filter}) order by k.sort, k.id`,
  );
  return found.filter(({ id }) => publicIds.has(id));
}

/** Products and cases of one supplier matching a keyword; cases are on the first page. */
export async function searchShowroom(
  locale: Locale,
  showroom: Showroom,
  keyword: string,
  state: ListState,
): Promise<ShowroomSearchResult> {
  const companyId = showroom.company.id;
  const listing = await listProducts(locale, { keyword, companyId }, state, config.showroom.page);
  const cases = await findCases(locale, showroom, keyword);
  return { listing, cases, total: listing.total + cases.length };
}

/** The same, cached under the supplier's tag. */
export const readSearch = (
  locale: Locale,
  showroom: Showroom,
  keyword: string,
  state: ListState,
): Promise<ShowroomSearchResult> =>
  cachedRead(
    [`company:${showroom.company.id}`, 'product-list'],
    ['showroom-search', locale, showroom.company.id, keyword, state.sort, state.page],
    () => searchShowroom(locale, showroom, keyword, state),
  );
