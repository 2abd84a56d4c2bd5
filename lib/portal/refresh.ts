import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { nearest, nearestTranslation, noBody, noList } from '@/lib/platform/db/translation';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { cutWords, stems, written } from '@/lib/platform/search/text';
import { noteChange } from '@/lib/platform/search/vocabulary/source';
import { characterPairs, characters, chineseTokens } from '@/lib/platform/search/word';
import { weighted } from '@/lib/search/row';
import type { PlainKind, PortalKind } from './types';

const words = (body: SQL) =>
  sql`(select string_agg(part #>> '{}', ' ') from jsonb_path_query(${body}, 'strict $.**.text') part)`;
const countries = (table: string, key: string) =>
  sql`array(select k.country_code::text from ${sql.identifier(table)} k where k.${sql.identifier(key)} = x.id)`;
// A category includes its ancestors; there are two levels.
const categories = (table: string, key: string) =>
  sql`array(select distinct at.id from ${sql.identifier(table)} k join category mine on mine.id = k.category_id
      join category at on at.id in (mine.id, mine.parent_id) where k.${sql.identifier(key)} = x.id)`;
const keywords = sql`array(select k.keyword_id from content_keyword k where k.content_id = x.id)`;
const categoryNames = (table: string, key: string, locale: Locale) =>
  sql`(select string_agg(named.name, ' ') from ${sql.identifier(table)} k join category_translation named
      on named.category_id = k.category_id and named.locale = ${locale} where k.${sql.identifier(key)} = x.id)`;
const keywordNames = (locale: Locale) =>
  sql`(select string_agg(named.name, ' ') from content_keyword k join keyword_translation named on named.keyword_id = k.keyword_id
      and named.locale in (${locale}, 'en') where k.content_id = x.id)`;
// Codes are char(n): comparing with text would bypass the index.
export const countryNames = (codes: SQL, locale: Locale) =>
  sql`(select string_agg(named.name, ' ') from country_translation named where named.country_code = any(${codes}::bpchar[]) and named.locale = ${locale})`;

/** Public items of a kind among the ids, with the texts searched on a site: names, terms, everything else. */
function publicTexts(kind: PlainKind, ids: readonly number[], locale: Locale): SQL {
  if (kind === 'content')
    return sql`select x.id, x.channel, x.sub, '' as division, ${countries('content_country', 'content_id')} as codes,
        ${categories('content_category', 'content_id')} as category_ids, ${keywords} as keyword_ids, own.locale is not null as translated,
        x.recommend, x.published_at, null::timestamptz as deadline_at, ${nearest('title')} as a,
        concat_ws(' ', ${keywordNames(locale)}, ${categoryNames('content_category', 'content_id', locale)},
          ${countryNames(countries('content_country', 'content_id'), locale)}) as b,
        concat_ws(' ', ${nearest('summary')}, ${nearest('source')}, ${words(nearest('body', noBody))}) as c
      from content x ${nearestTranslation('content_translation', 'content_id', sql`x.id`, locale)}
      where x.id in ${ids} and x.status = 'published'`;
  // Awarded and cancelled tenders are closed, whatever their deadline.
  if (kind === 'tender')
    return sql`select x.id, 'tender' as channel, x.way as sub, coalesce(x.category, '') as division, array[x.country_code::text] as codes,
        ${categories('tender_category', 'tender_id')} as category_ids, '{}'::int[] as keyword_ids, own.locale is not null as translated,
        0 as recommend, x.published_at, case x.status when 'open' then x.deadline_at else x.published_at end as deadline_at,
        concat_ws(' ', ${nearest('title')}, x.number) as a,
        concat_ws(' ', ${nearest('buyer')}, ${nearest('city')}, ${categoryNames('tender_category', 'tender_id', locale)},
          ${countryNames(sql`array[x.country_code::text]`, locale)}) as b,
        concat_ws(' ', ${nearest('summary')}, (select string_agg(lot ->> 'title', ' ') from jsonb_array_elements(${nearest('lots', noList)}) lot),
          ${words(nearest('body', noBody))}) as c
      from tender x ${nearestTranslation('tender_translation', 'tender_id', sql`x.id`, locale)}
      where x.id in ${ids} and x.status <> 'withdrawn'`;
  return sql`select x.id, 'directory' as channel, x.kind as sub, '' as division, array[x.country_code::text] as codes,
      '{}'::int[] as category_ids, '{}'::int[] as keyword_ids, own.locale is not null as translated, 0 as recommend,
      x.updated_at as published_at, null::timestamptz as deadline_at, ${nearest('name')} as a,
      concat_ws(' ', ${nearest('city')}, ${countryNames(sql`array[x.country_code::text]`, locale)}) as b, ${nearest('description')} as c
    from directory_entry x ${nearestTranslation('directory_translation', 'entry_id', sql`x.id`, locale)}
    where x.id in ${ids} and x.shown`;
}

const columns = sql.raw(
  'locale, kind, subject_id, channel, sub, division, country_codes, continents, category_ids, keyword_ids, translated, recommend, published_at, deadline_at, tsv',
);
const fixed = (kind: PortalKind, locale: Locale) =>
  sql`${locale}, ${kind}, f.id, f.channel, f.sub, f.division, f.codes,
    array(select distinct at.continent from country at where at.code = any(f.codes::bpchar[])), f.category_ids, f.keyword_ids, f.translated,
    f.recommend, f.published_at, f.deadline_at`;

async function insertChinese(db: Db, kind: PortalKind, of: SQL): Promise<void> {
  // Queried twice: a temporary table would cost more for a single item.
  const texts = await rows<{ id: number; a: string; b: string; c: string }>(
    db,
    sql`select f.id, f.a, f.b, f.c from (${of}) f`,
  );
  const cut = texts.map(({ id, a, b, c }) => ({
    id,
    a: chineseTokens(a).join(' '),
    b: chineseTokens(b).join(' '),
    c: chineseTokens(c).join(' '),
    pairs: [a, b].flatMap((text) => [...characterPairs(text), ...characters(text)]).join(' '),
  }));
  const simple = (column: string) => cutWords(sql`w.${sql.identifier(column)}`);
  await db.execute(sql`insert into portal_search (${columns}) select ${fixed(kind, 'zh')},
      ${weighted('a', simple('a'), sql`''::tsvector`)} || ${weighted('b', simple('b'), sql`''::tsvector`)} || strip(${simple('c')})
        || setweight(${simple('pairs')}, 'D')
    from (${of}) f join json_to_recordset(${JSON.stringify(cut)}::json) as w(id int, a text, b text, c text, pairs text) on w.id = f.id`);
}

/**
 * Replaces the search rows of some items; those not returned by `of` are removed.
 * @param of the public ones among them on a site, with the columns of `publicTexts`
 */
export async function writeRows(
  db: Db,
  kind: PortalKind,
  ids: readonly number[],
  of: (locale: Locale) => SQL,
): Promise<void> {
  await db.execute(sql`delete from portal_search where kind = ${kind} and subject_id in ${ids}`);
  for (const locale of locales) {
    if (locale === 'zh') await insertChinese(db, kind, of('zh'));
    else
      await db.execute(sql`insert into portal_search (${columns}) select ${fixed(kind, locale)},
          ${weighted('a', stems(locale, sql`f.a`), written(locale, sql`f.a`))}
            || ${weighted('b', stems(locale, sql`f.b`), sql`''::tsvector`)} || strip(${stems(locale, sql`f.c`)})
        from (${of(locale)}) f`);
  }
}

/** Updates the search rows of some portal items, in the transaction of the command; unpublished ones are removed. */
export async function refreshPortal(db: Db, kind: PlainKind, subjects: readonly number[]): Promise<void> {
  const batch = 500;
  await noteChange(db, kind, subjects);
  for (let from = 0; from < subjects.length; from += batch) {
    const ids = subjects.slice(from, from + batch);
    await writeRows(db, kind, ids, (locale) => publicTexts(kind, ids, locale));
  }
}
