import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { lexemesOf } from './lexeme';
import { characterPairs, characters, words } from './word';

const sources = {
  tender: { channel: 'tender', texts: 'tender_translation', key: 'tender_id' },
  news: { channel: 'shortnews', texts: 'content_translation', key: 'content_id' },
  innovation: { channel: 'innovation', texts: 'content_translation', key: 'content_id' },
} as const;
export type TitleScope = keyof typeof sources;

/** True for a scope with title suggestions. */
export const isTitleScope = (scope: string): scope is TitleScope => Object.hasOwn(sources, scope);

/** A tsquery matching titles by prefixes of the typed words; '' if there is nothing to search. */
async function typedText(db: Db, locale: Locale, typed: string): Promise<string> {
  const pairs = characterPairs(typed);
  const han = pairs.length > 0 ? pairs : characters(typed);
  if (locale === 'zh' && han.length > 0) return han.map((part) => `'${part}'`).join(' & ');
  const list = words(typed);
  const lexeme = await lexemesOf(db, locale, list);
  const parts = list.map((word) => lexeme(word).written.replace(/'([^']+)'/g, "'=$1':*"));
  return parts.filter(Boolean).join(' & ');
}

/**
 * Titles in the site's language with words starting like the input; those starting with it first, then the newest. Only
 * the newest candidates are ranked, so that short prefixes are fast too.
 */
export async function suggestTitles(
  db: Db,
  locale: Locale,
  scope: TitleScope,
  typed: string,
  limit: number = config.list.suggestion,
): Promise<string[]> {
  const text = typed.replace(/\p{Cc}/gu, '').trim();
  const query = await typedText(db, locale, text);
  if (!query) return [];
  const { channel, texts, key } = sources[scope];
  const start = sql`geco_plain(${text})`;
  const found = await rows<{ title: string }>(
    db,
    sql`select title from (select distinct on (lower(t.title)) t.title, near.published_at, near.subject_id
          from (select s.subject_id, s.published_at from portal_search s
              where s.locale = ${locale} and s.channel = ${channel} and s.translated and s.tsv @@ ${query}::tsquery
              order by s.published_at desc, s.subject_id limit ${config.search.candidates}) near
            join ${sql.identifier(texts)} t on t.${sql.identifier(key)} = near.subject_id and t.locale = ${locale}
          where ${locale === 'zh' ? sql`strpos(geco_plain(t.title), ${start}) > 0` : sql`true`} and length(t.title) <= ${config.keyword.max}
          order by lower(t.title), near.published_at desc) named
      order by starts_with(geco_plain(title), ${start}) desc, published_at desc, subject_id limit ${limit}`,
  );
  return found.map(({ title }) => title);
}

/**
 * Product names in the site's language, without models, with words starting like the input; those starting with it
 * first, then the better listings. Only some of the matches are ranked, as for titles.
 */
export async function suggestNames(db: Db, locale: Locale, typed: string, limit: number): Promise<string[]> {
  const text = typed.replace(/\p{Cc}/gu, '').trim();
  const query = [...text].length >= (locale === 'zh' ? 1 : 3) ? await typedText(db, locale, text) : '';
  if (!query) return [];
  const found = await rows<{ name: string }>(
    db,
    sql`select name from (select distinct on (lower(name)) name, quality from (
          select btrim(regexp_replace(regexp_replace(replace(t.name, p.model, ' '), '\\s+', ' ', 'g'), ' ([,،，、;])', '\\1', 'g'), ' ,،，、;–-') as name, near.quality
          from (select product_id, quality from product_search where locale = ${sql.raw(`'${locale}'`)} and translated and tsv @@ ${query}::tsquery
              limit ${config.search.candidates}) near
            join product p on p.id = near.product_id
            join product_translation t on t.product_id = near.product_id and t.locale = ${locale}) shown
        where name <> '' and length(name) <= ${config.keyword.max} order by lower(name), quality desc) named
      order by starts_with(geco_plain(name), geco_plain(${text})) desc, quality desc, name limit ${limit}`,
  );
  return found.map(({ name }) => name);
}
