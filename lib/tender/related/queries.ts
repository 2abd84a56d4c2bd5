import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { stems } from '@/lib/platform/search/text';
import { cards, isOpen, newest, select } from '@/lib/tender/queries';
import type { TenderCard } from '@/lib/tender/types';

// Words in more titles than this share, or this number, are too common to be informative.
const commonPart = 20;
const commonMax = 500;
const candidates = 100;

/** SQL: stems of a tender's title, as marked in the index; for Chinese the words. */
const titleStems = (locale: Locale, id: number): SQL =>
  locale === 'zh'
    ? sql`select lexeme from portal_search me cross join unnest(me.tsv)
        where me.locale = 'zh' and me.kind = 'tender' and me.subject_id = ${id} and lexeme ~ '^=..'`
    : sql`select '=' || lexeme as lexeme from tender x ${nearestTranslation('tender_translation', 'tender_id', sql`x.id`, locale)}
        cross join unnest(${stems(locale, nearest('title'))}) where x.id = ${id} and length(lexeme) > 2`;

/** SQL: rare words of a tender's title as tsqueries, weighted by rarity. */
const titleWords = (locale: Locale, id: number): SQL => sql`select word, 1.0 / titles as weight
  from (select (quote_literal(lexeme) || ':A')::tsquery as word from (${titleStems(locale, id)}) stem where lexeme !~ '[0-9]') own
    cross join (select least(${commonMax}::int, greatest(3, count(*) / ${commonPart}::int)) as most from tender) common
    cross join lateral (select count(*)::int as titles from (select from portal_search other
      where other.locale = ${locale} and other.kind = 'tender' and other.tsv @@ word limit ${commonMax + 1}) found) counted
  where titles between 1 and most`;

/**
 * SQL: tenders sharing title words, in the site's language and in English, which more often has a single word for a
 * product.
 */
const similarIn = (locale: Locale, id: number): SQL =>
  sql.join(
    [...new Set<Locale>([locale, 'en'])].map(
      (one) => sql`(select subject_id as id, sum(weight) as alike from (${titleWords(one, id)}) told
        join portal_search s on s.locale = ${one} and s.kind = 'tender' and s.tsv @@ told.word
        group by 1 order by 2 desc limit ${candidates})`,
    ),
    sql` union all `,
  );

/** SQL: tenders sharing title words or sectors, and open ones of the same country. */
const candidatesLike = (locale: Locale, id: number): SQL => sql`select id, max(alike) as alike from (
    ${similarIn(locale, id)}
    union all (select x.id, 0 from tender_category own join tender_category k using (category_id) join tender x on x.id = k.tender_id
      where own.tender_id = ${id} group by x.id order by (${isOpen}) desc, ${newest} limit ${candidates})
    union all (select x.id, 0 from tender x where x.country_code = (select country_code from tender where id = ${id}) and ${isOpen}
      order by ${newest} limit ${candidates})) one
  where id <> ${id} group by 1`;

/** Similar tenders: open first, then by rare words shared in titles, then by shared sectors, country, category. */
export const listRelatedTenders = (
  locale: Locale,
  id: number,
  limit: number = config.list.related,
): Promise<TenderCard[]> => {
  const shared = sql`(select count(*)::int from tender_category a join tender_category b using (category_id)
    where a.tender_id = ${id} and b.tender_id = x.id)`;
  const near = sql`(select 3 * ${shared} + 2 * (me.country_code = x.country_code)::int + coalesce((me.category = x.category)::int, 0) from tender me where me.id = ${id})`;
  const found = sql`(select candidate.id, alike, ${near} as near from (${candidatesLike(locale, id)}) candidate join tender x using (id))`;
  const alike = sql`(select alike from found where found.id = x.id)`;
  const close = sql`(select near from found where found.id = x.id)`;
  const where = sql`x.id in (select id from found where alike > 0 or near > 1)`;
  const order = sql`(${isOpen}) desc, ${alike} desc, ${close} desc, ${newest}`;
  return cards(sql`with found as materialized ${found} ${select(locale, where, order, limit)}`);
};

/** Informative words of a tender's English title as a tsquery; '' if there are none. */
export async function titleQuery(id: number): Promise<string> {
  const words = await rows<{ word: string }>(database(), sql`select word::text from (${titleWords('en', id)}) told`);
  return words.map(({ word }) => word).join(' | ');
}
