import { sql } from 'drizzle-orm';
import { type Executor, rows } from '@/lib/db/client';
import { type Locale, locales } from '@/lib/i18n/site';
import { chineseTokens, chineseWords, deletes, plain, words } from './word';

/** Words worth mending to: those without figures, of three letters and more (two characters in Chinese). */
const mendable = (text: string, locale: Locale): string[] =>
  locale === 'zh'
    ? [...new Set([...chineseWords(text), ...chineseTokens(text).filter((word) => /^\p{Script=Han}{2,}$/u.test(word))])]
    : words(text.toLowerCase()).filter((word) => word.length >= 3 && !/\p{N}/u.test(word));

/** Names that differ in their model alone hold the same words: they are read once. */
const namesOf = (locale: Locale) => sql`
  select text, count(*)::int as n from (
    select replace(t.name, p.model, ' ') as text from product_search s join product p on p.id = s.product_id
      join product_translation t on t.product_id = s.product_id and t.locale = s.locale where s.locale = ${locale}
    union all select t.keywords from product_search s join product_translation t on t.product_id = s.product_id and t.locale = s.locale where s.locale = ${locale}
    union all select t.name from company_search s join company_translation t on t.company_id = s.company_id and t.locale = s.locale where s.locale = ${locale}
    union all select name || ' ' || terms from category_translation where locale = ${locale}) named
  group by text`;

/** Writes the words of all public names anew, with how often they occur, and the suggestions of the search box. */
export async function rebuildVocabulary(on: Executor): Promise<void> {
  await on.execute(sql`truncate vocabulary, suggestion`);
  for (const locale of locales) {
    const found = new Map<string, { shown: string; frequency: number }>();
    for (const { text, n } of await rows<{ text: string; n: number }>(on, namesOf(locale)))
      for (const shown of new Set(mendable(text, locale))) {
        const word = plain(shown);
        found.set(word, { shown, frequency: (found.get(word)?.frequency ?? 0) + n });
      }
    const list = [...found].map(([word, { shown, frequency }]) => ({ word, shown, frequency, deletes: deletes(word) }));
    for (let from = 0; from < list.length; from += 5000)
      await on.execute(sql`insert into vocabulary (locale, word, shown, frequency, deletes)
        select ${locale}, w.word, w.shown, w.frequency, array(select jsonb_array_elements_text(w.deletes))
        from jsonb_to_recordset(${JSON.stringify(list.slice(from, from + 5000))}::jsonb) as w(word text, shown text, frequency integer, deletes jsonb)`);
    await on.execute(sql`insert into suggestion (locale, scope, text, plain, weight)
      select ${locale}, 'product', text, geco_plain(text), sum(weight)::int from (
        select lower(trim(word)) as text, count(*)::int as weight from product_search s
          join product_translation t on t.product_id = s.product_id and t.locale = s.locale cross join regexp_split_to_table(t.keywords, '[,，、،;]') as word
          where s.locale = ${locale} and trim(word) <> '' group by 1
        union all select lower(ct.name), 50 from category_translation ct where ct.locale = ${locale}) named
      group by text`);
    await on.execute(sql`insert into suggestion (locale, scope, text, plain, weight)
      select distinct on (t.name) ${locale}, 'company', t.name, geco_plain(t.name), round(s.quality * 100)::int from company_search s
        join company_translation t on t.company_id = s.company_id and t.locale = s.locale where s.locale = ${locale} order by t.name`);
  }
  await on.execute(sql`analyze vocabulary`);
  await on.execute(sql`analyze suggestion`);
}
