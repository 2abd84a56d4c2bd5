import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/i18n/site';

/** What two names are compared by: neither case nor width nor surrounding space tells them apart. */
export const nameKey = (name: SQL): SQL => sql`lower(btrim(normalize(${name}, NFKC)))`;

/** The name of a row of `table` in the site's language, else in en, in zh, in whatever it was written in (decisions, Languages). */
export const nearestTranslation = (table: string, key: string, owner: SQL, locale: Locale): SQL => {
  const [name, id] = [sql.identifier(table), sql.identifier(key)];
  return sql`left join ${name} own on own.${id} = ${owner} and own.locale = ${locale}
    left join ${name} en on own.locale is null and en.${id} = ${owner} and en.locale = 'en'
    left join ${name} zh on own.locale is null and en.locale is null and zh.${id} = ${owner} and zh.locale = 'zh'
    left join lateral (select * from ${name} any_of where any_of.${id} = ${owner} and own.locale is null and en.locale is null and zh.locale is null
      order by any_of.locale limit 1) rest on true`;
};

/** A column of the nearest translation. */
export const nearest = (column: string): SQL => {
  const name = sql.identifier(column);
  return sql`coalesce(own.${name}, en.${name}, zh.${name}, rest.${name})`;
};

/** One column of the nearest translation of `owner` as a scalar subquery. */
export const translated = (table: string, key: string, column: string, owner: SQL, locale: Locale): SQL =>
  sql`(select tr.${sql.identifier(column)} from ${sql.identifier(table)} tr where tr.${sql.identifier(key)} = ${owner}
    order by (tr.locale = ${locale}) desc, (tr.locale = 'en') desc, (tr.locale = 'zh') desc, tr.locale limit 1)`;
