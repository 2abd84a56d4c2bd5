import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/platform/i18n/site';

/** Key for comparing names: ignores case, width and surrounding space. */
export const nameKey = (name: SQL): SQL => sql`lower(btrim(normalize(${name}, NFKC)))`;

/**
 * The translations of a row of `table` that `nearest` chooses from: the site's, en, zh, and all others
 * (docs/domain.md, Languages). `own.locale` is null where the site has none.
 */
export const nearestTranslation = (table: string, key: string, owner: SQL, locale: Locale): SQL => {
  const [name, id] = [sql.identifier(table), sql.identifier(key)];
  // A subquery without FROM is evaluated only if the others are needed.
  return sql`left join ${name} own on own.${id} = ${owner} and own.locale = ${locale}
    left join ${name} en on en.${id} = ${owner} and en.locale = 'en'
    left join ${name} zh on zh.${id} = ${owner} and zh.locale = 'zh'
    cross join lateral (select (select array_agg(any_of) from ${name} any_of
      where any_of.${id} = ${owner} and any_of.locale not in (${locale}, 'en', 'zh')) as list) rest`;
};

/** The translation in a reader's language, else English, else the first; undefined without any. */
export const textFor = <T extends { locale: string }>(texts: readonly T[], locale: string): T | undefined =>
  [locale, 'en'].map((one) => texts.find((each) => each.locale === one)).find(Boolean) ?? texts[0];

/** Empty values of columns with text, lists and rich text. */
const noText = sql`''`;
export const noList = sql`'[]'`;
export const noBody = sql`'{"type":"doc","content":[]}'`;

/** A column of the nearest translation that has something there; empty where none has. */
export const nearest = (column: string, none: SQL = noText): SQL => {
  const name = sql.identifier(column);
  return sql`coalesce(nullif(own.${name}, ${none}), nullif(en.${name}, ${none}), nullif(zh.${name}, ${none}),
    (select one.${name} from unnest(rest.list) one order by (one.${name} = ${none}) is not false, one.locale limit 1),
    own.${name}, en.${name}, zh.${name})`;
};

/** The language of `nearest`'s value for the column. */
export const nearestLocale = (column: string, none: SQL = noText): SQL => {
  const name = sql.identifier(column);
  return sql`case when own.${name} <> ${none} then own.locale when en.${name} <> ${none} then en.locale
    when zh.${name} <> ${none} then zh.locale
    else coalesce((select one.locale from unnest(rest.list) one where one.${name} <> ${none} order by one.locale limit 1),
      own.locale, en.locale, zh.locale, (select min(one.locale) from unnest(rest.list) one)) end`;
};

/** A column of the nearest translation as `{text, locale}`. */
export const textWithLanguageColumn = (column: string): SQL =>
  sql`jsonb_build_object('text', ${nearest(column)}, 'locale', ${nearestLocale(column)})`;

/** A column of the nearest non-empty translation of `owner`, as a scalar subquery. */
export const translated = (table: string, key: string, column: string, owner: SQL, locale: Locale): SQL => {
  const name = sql.identifier(column);
  return sql`(select tr.${name} from ${sql.identifier(table)} tr where tr.${sql.identifier(key)} = ${owner}
    order by tr.${name} = '', (tr.locale = ${locale}) desc, (tr.locale = 'en') desc, (tr.locale = 'zh') desc, tr.locale limit 1)`;
};
