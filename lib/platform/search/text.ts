import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/platform/i18n/site';

/** Names and synonyms of a set of categories in one language. */
export const categoryNames = (locale: Locale, from: SQL): SQL =>
  sql`select s.category_ids, string_agg(ct.name || ' ' || ct.terms, ' ' order by ct.category_id) as text
    from (select distinct category_ids from ${from}) s cross join unnest(s.category_ids) as member(id)
    join category_translation ct on ct.category_id = member.id and ct.locale = ${locale} group by 1`;

/** Names of a set of tags in one language. */
export const tagNames = (locale: Locale, from: SQL): SQL =>
  sql`select s.tag_ids, string_agg(tt.name, ' ' order by tt.tag_id) as text
    from (select distinct tag_ids from ${from}) s cross join unnest(s.tag_ids) as member(id)
    join tag_translation tt on tt.tag_id = member.id and tt.locale = ${locale} group by 1`;

/**
 * Normalises text to space-separated words, alike for stored text and queries. Removes Arabic hamza and vowels, which
 * are often omitted.
 */
export const clean = (locale: Locale, text: SQL): SQL =>
  locale === 'ar' ? sql`geco_clean(translate(${text}, 'أإآٱـًٌٍَُِّْ', 'اااا'))` : sql`geco_clean(${text})`;

/** Normalised text as indexed: numbers with units and signs also in alternative spelling. */
const stored = (text: SQL): SQL => sql`geco_words(${text})`;

/** The stems of a text, by the dictionary of its language. */
export const stems = (locale: Locale, text: SQL): SQL =>
  sql`to_tsvector(geco_config(${locale}), ${stored(clean(locale, text))})`;

/** The words of a text as written. */
export const written = (locale: Locale, text: SQL): SQL => sql`to_tsvector('simple', ${stored(clean(locale, text))})`;

/** Chinese words already segmented, separated by spaces. */
export const cutWords = (text: SQL): SQL => sql`to_tsvector('simple', ${stored(text)})`;
