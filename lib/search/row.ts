import { type SQL, sql } from 'drizzle-orm';
import { type Executor, rows } from '@/lib/db/client';
import { nearest, nearestTranslation } from '@/lib/db/translation';
import { type Locale, locales } from '@/lib/i18n/site';
import { categoryNames, tagNames, vector } from './text';
import { characterPairs, chineseTokens } from './word';

const columns = {
  product:
    'product_id, company_id, country_code, continent, category_ids, tag_ids, grade, membership, price_usd, minimum_order, quality, popularity, hot, recommend, published_at',
  company:
    'company_id, country_code, continent, category_ids, tag_ids, grade, membership, quality, popularity, hot, recommend, published_at',
} as const;

type Scope = keyof typeof columns;
type Words = { id: number; a: string; exact: string; b: string; c: string };

const texts = {
  product: {
    a: sql`name`,
    exact: sql`model || ' ' || brand`,
    b: sql`concat_ws(' ', keywords, categories, tags)`,
    c: sql`summary`,
  },
  company: {
    a: sql`name`,
    exact: sql`brand`,
    b: sql`concat_ws(' ', categories, tags, kinds, place)`,
    c: sql`introduction`,
  },
};

/** The texts by which a product or company is found on a site: those that the site shows, fallback included. */
function found(scope: Scope, locale: Locale): SQL {
  const fact = sql.identifier(`${scope}_fact`);
  const joins = sql`left join (${categoryNames(locale, sql`${fact}`)}) cn on cn.category_ids = f.category_ids
    left join (${tagNames(locale, sql`${fact}`)}) tn on tn.tag_ids = f.tag_ids`;
  if (scope === 'product')
    return sql`select f.*, own.locale is not null as translated, ${nearest('name')} as name, ${nearest('summary')} as summary,
        ${nearest('keywords')} as keywords, cn.text as categories, tn.text as tags
      from product_fact f ${nearestTranslation('product_translation', 'product_id', sql`f.product_id`, locale)} ${joins}`;
  return sql`select f.*, own.locale is not null as translated, ${nearest('name')} as name, ${nearest('introduction')} as introduction,
      concat_ws(' ', ${nearest('city')}, ${nearest('region')}, country.name) as place, cn.text as categories, tn.text as tags,
      (select string_agg(distinct gt.name, ' ') from product_group g join product_group_translation gt on gt.group_id = g.id and gt.locale = ${locale}
        where g.company_id = f.company_id) as kinds
    from company_fact f ${nearestTranslation('company_translation', 'company_id', sql`f.company_id`, locale)} ${joins}
      left join country_translation country on country.country_code = f.country_code and country.locale = ${locale}`;
}

/** Chinese is cut into words here, since the database cannot; pairs of characters find what no dictionary knows. */
async function insertChinese(on: Executor, scope: Scope): Promise<void> {
  const id = sql.identifier(`${scope}_id`);
  await on.execute(sql`create temporary table chinese_text on commit drop as
    select ${id} as id, translated, ${texts[scope].a} as a, ${texts[scope].exact} as exact, ${texts[scope].b} as b, ${texts[scope].c} as c from (${found(scope, 'zh')}) x`);
  await on.execute(
    sql`create temporary table chinese_word (id integer primary key, a text, exact text, b text, c text, d text) on commit drop`,
  );
  const cut = (text: string) => chineseTokens(text).join(' ');
  for (let after = 0; ; ) {
    const part = await rows<Words>(
      on,
      sql`select id, a, exact, b, c from chinese_text where id > ${after} order by id limit 2000`,
    );
    const last = part.at(-1);
    if (!last) break;
    after = last.id;
    const list = part.map(({ id, a, exact, b, c }) => ({
      id,
      a: cut(a),
      exact,
      b: cut(b),
      c: cut(c),
      d: characterPairs(`${a} ${b}`).join(' '),
    }));
    await on.execute(
      sql`insert into chinese_word select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as w(id integer, a text, exact text, b text, c text, d text)`,
    );
  }
  await on.execute(sql`insert into ${sql.identifier(`${scope}_search`)} (${sql.raw(columns[scope])}, locale, translated, tsv)
    select ${sql.raw(columns[scope].replace(/(\w+)/g, 'f.$1'))}, 'zh', t.translated,
      ${vector('zh', { a: sql`w.a`, exact: sql`w.exact`, b: sql`w.b`, c: sql`w.c` })} || setweight(to_tsvector('simple', w.d), 'D')
    from ${sql.identifier(`${scope}_fact`)} f join chinese_word w on w.id = f.${id} join chinese_text t on t.id = w.id order by f.quality desc, w.id`);
  await on.execute(sql`drop table chinese_text, chinese_word`);
}

/** Writes the search rows of what `collectProducts` or `collectCompanies` found, best first, so that a capped scan meets the best. */
export async function insertRows(on: Executor, scope: Scope): Promise<void> {
  for (const locale of locales)
    if (locale === 'zh') await insertChinese(on, scope);
    else
      await on.execute(sql`insert into ${sql.identifier(`${scope}_search`)} (${sql.raw(columns[scope])}, locale, translated, tsv)
        select ${sql.raw(columns[scope])}, ${locale}, translated, ${vector(locale, texts[scope])}
        from (${found(scope, locale)}) x order by quality desc, ${sql.identifier(`${scope}_id`)}`);
}
