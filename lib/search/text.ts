import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/site';

/** Names and synonyms of a set of categories in one language. */
export const categoryNames = (locale: Locale, from: SQL): SQL =>
  sql`select s.category_ids, string_agg(ct.name || ' ' || ct.terms, ' ') as text
    from (select distinct category_ids from ${from}) s cross join unnest(s.category_ids) as member(id)
    join category_translation ct on ct.category_id = member.id and ct.locale = ${locale} group by 1`;

/** Names of a set of tags in one language. */
export const tagNames = (locale: Locale, from: SQL): SQL =>
  sql`select s.tag_ids, string_agg(tt.name, ' ') as text
    from (select distinct tag_ids from ${from}) s cross join unnest(s.tag_ids) as member(id)
    join tag_translation tt on tt.tag_id = member.id and tt.locale = ${locale} group by 1`;

/** A vector of weighted, cleaned texts in the dictionary of a language. */
export const vector = (locale: Locale, parts: { a: SQL; exact: SQL; b: SQL; c: SQL }): SQL =>
  sql`setweight(to_tsvector(geco_config(${locale}), geco_clean(${parts.a})), 'A')
    || setweight(to_tsvector('simple', geco_clean(${parts.exact}) || ' ' || replace(geco_clean(${parts.exact}), ' ', '')), 'A')
    || setweight(to_tsvector(geco_config(${locale}), geco_clean(${parts.b})), 'B')
    || setweight(to_tsvector(geco_config(${locale}), geco_clean(${parts.c})), 'C')`;
