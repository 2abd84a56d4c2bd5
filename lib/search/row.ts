import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { nearest, nearestTranslation } from '@/lib/platform/db/translation';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { categoryNames, cutWords, stems, tagNames, written } from '@/lib/platform/search/text';
import { characterPairs, characters, chineseTokens } from '@/lib/platform/search/word';
import { sharedNames } from './column';
import type { Scope } from './facet';

/** Search texts of products or companies on a site by weight, as shown there, fallbacks included. */
function shownTexts(scope: Scope, locale: Locale): SQL {
  const fact = sql.identifier(`${scope}_fact`);
  const joins = sql`left join (${categoryNames(locale, sql`${fact}`)}) cn on cn.category_ids = f.category_ids
    left join (${tagNames(locale, sql`${fact}`)}) tn on tn.tag_ids = f.tag_ids`;
  if (scope === 'product')
    return sql`select f.product_id as id, own.locale is not null as translated, replace(${nearest('name')}, f.model, ' ') as a,
        concat_ws(' ', ${nearest('keywords')}, cn.text, tn.text) as b, ${nearest('summary')} as c
      from product_fact f ${nearestTranslation('product_translation', 'product_id', sql`f.product_id`, locale)} ${joins}`;
  return sql`select f.company_id as id, own.locale is not null as translated, ${nearest('name')} as a,
      concat_ws(' ', cn.text, tn.text, (select string_agg(distinct gt.name, ' ') from product_group g
        join product_group_translation gt on gt.group_id = g.id and gt.locale = ${locale} where g.company_id = f.company_id),
        ${nearest('city')}, ${nearest('region')}, country.name) as b, ${nearest('introduction')} as c
    from company_fact f ${nearestTranslation('company_translation', 'company_id', sql`f.company_id`, locale)} ${joins}
      left join country_translation country on country.country_code = f.country_code and country.locale = ${locale}`;
}

const weights = ['a', 'b', 'c'] as const;
type Weight = (typeof weights)[number];

/** Search vector of a text: words of names are marked, stemmed and as written; for summaries without positions. */
export function weighted(weight: Weight, stemmed: SQL, unstemmed: SQL): SQL {
  if (weight === 'c') return sql`strip(${stemmed})`;
  if (weight === 'b') return sql`setweight(${stemmed}, 'B')`;
  return sql`setweight(geco_named(${stemmed}) || geco_named(${unstemmed}), 'A')`;
}

const distinctTexts = (weight: Weight) =>
  sql`select distinct ${sql.identifier(weight)} as text from text_row where ${sql.identifier(weight)} is not null`;

const union = (parts: SQL[]) => sql.join(parts, sql` union all `);

/** Vectors of distinct texts: many rows share a summary or differ only in the model. */
const textParts = (locale: Locale): SQL =>
  union(
    weights.map(
      (weight) => sql`select ${weight} as weight, text,
          ${weighted(weight, stems(locale, sql`text`), written(locale, sql`text`))} as vector
        from (${distinctTexts(weight)}) one`,
    ),
  );

type WeightedText = { weight: Weight; text: string };
const chinesePart = (weight: Weight, list: readonly WeightedText[]): SQL => {
  const cut = list.map(({ text }) => ({
    text,
    words: chineseTokens(text).join(' '),
    pairs: weight === 'c' ? '' : [...characterPairs(text), ...characters(text)].join(' '),
  }));
  return sql`select ${weight} as weight, w.text,
      ${weighted(weight, cutWords(sql`w.words`), sql`''::tsvector`)} || setweight(to_tsvector('simple', w.pairs), 'D') as vector
    from json_to_recordset(${JSON.stringify(cut)}::json) as w(text text, words text, pairs text)`;
};

/** Segments Chinese here, since PostgreSQL cannot; character pairs and single characters cover unknown words. */
async function chineseParts(db: Db, scope: Scope): Promise<SQL> {
  const batch = 4000;
  const texts = await rows<WeightedText>(
    db,
    sql`with text_row as materialized (${shownTexts(scope, 'zh')})
      ${union(weights.map((weight) => sql`select ${weight} as weight, text from (${distinctTexts(weight)}) one`))}`,
  );
  const lists = weights.map((weight) => ({ weight, list: texts.filter((one) => one.weight === weight) }));
  // A temporary table costs more than all that is written for a few rows, and empties the catalogue caches of every connection.
  if (texts.length <= batch) return union(lists.map(({ weight, list }) => chinesePart(weight, list)));
  await db.execute(sql`drop table if exists chinese_part`);
  await db.execute(sql`create temporary table chinese_part (weight text, text text, vector tsvector) on commit drop`);
  for (const { weight, list } of lists)
    for (let from = 0; from < list.length; from += batch)
      await db.execute(sql`insert into chinese_part ${chinesePart(weight, list.slice(from, from + batch))}`);
  await db.execute(sql`analyze chinese_part`);
  return sql`select weight, text, vector from chinese_part`;
}

async function insertLocale(db: Db, scope: Scope, locale: Locale): Promise<void> {
  const [id, table] = [sql.identifier(`${scope}_id`), sql.identifier(`${scope}_search`)];
  const parts = weights.map((weight) => sql.identifier(`part_${weight}`));
  const joins = weights.map((weight, index) => {
    const part = parts[index];
    return sql`left join text_part ${part} on ${part}.weight = ${weight} and ${part}.text = t.${sql.identifier(weight)}`;
  });
  const vectors = parts.map((part) => sql`coalesce(${part}.vector, '')`);
  const names = sharedNames(scope);
  // Insert rows with similar words together, so that a search reads few pages.
  await db.execute(sql`with text_row as materialized (${shownTexts(scope, locale)}),
      text_part as materialized (${locale === 'zh' ? await chineseParts(db, scope) : textParts(locale)})
    insert into ${table} (${sql.join(names, sql`, `)}, locale, translated, tsv)
    select ${sql.join(
      names.map((name) => sql`f.${name}`),
      sql`, `,
    )}, ${locale}, t.translated, f.exact || ${sql.join(vectors, sql` || `)}
    from ${sql.identifier(`${scope}_fact`)} f join text_row t on t.id = f.${id} ${sql.join(joins, sql` `)}
    order by f.category_ids, t.b, f.facet, f.${id}`);
}

/** Writes the search rows, in all eight languages, of what `collectProducts` or `collectCompanies` found. */
export async function insertRows(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`set local work_mem = '64MB'`);
  for (const locale of locales) await insertLocale(db, scope, locale);
}
