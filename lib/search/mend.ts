import { sql } from 'drizzle-orm';
import { type Executor, rows } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/site';
import type { Compounds } from './query-text';
import { clean } from './text';
import { chineseWords, deletes, oneErrorApart, plain, words } from './word';

type Known = { word: string; shown: string };
/** The words that may stand for one word of the keyword, as they are written. */
export type Mended = readonly string[];

const textArray = (list: readonly string[]) =>
  sql`array[${sql.join(
    list.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
const holdsFigure = (word: string) => /\p{N}/u.test(word);

/** The word itself where it is known, else at most three known words one error away, the most frequent first; then, for long words, the most similar. */
async function neighbours(on: Executor, locale: Locale, word: string): Promise<Known[]> {
  const near = await rows<Known>(
    on,
    sql`select word, shown from vocabulary where locale = ${locale} and deletes && ${textArray(deletes(word))} order by frequency desc limit 60`,
  );
  const same = near.find((known) => known.word === word);
  if (same) return [same];
  const fitting = near.filter((known) => oneErrorApart(known.word, word));
  if (fitting.length) return fitting.slice(0, 3);
  if (locale === 'zh' || word.length < 7) return [];
  return rows<Known>(
    on,
    sql`select word, shown from vocabulary where locale = ${locale} and length(word) between ${word.length - 2} and ${word.length + 2}
      and levenshtein_less_equal(word, ${word}, 2) <= 2 order by levenshtein(word, ${word}), frequency desc limit 2`,
  );
}

/** Longer words that a word of the keyword is part of, as German builds them ("Pumpen" in "Kreiselpumpe"). */
export async function compoundsOf(on: Executor, locale: Locale, keyword: string): Promise<Compounds> {
  const parts = [...new Set(words(keyword))].filter((word) => word.length >= 4 && !holdsFigure(word));
  if (!parts.length || locale === 'zh') return new Map();
  const found = await rows<{ part: string; longer: string[] }>(
    on,
    sql`select part, array(select shown from vocabulary v where v.locale = ${locale} and v.word like '%' || stem || '%' and v.word <> plain
        order by frequency desc, word limit 40) as longer
      from (select part, plain, coalesce((tsvector_to_array(to_tsvector(geco_config(${locale}), plain)))[1], plain) as stem
        from (select part, btrim(${clean(locale, sql`part`)}) as plain from unnest(${textArray(parts)}) as part) given) given
      where length(stem) >= 4`,
  );
  return new Map(found.map(({ part, longer }) => [part, longer]));
}

/** What a run of Chinese may have been: one known word, or the words it falls into. */
async function mendChinese(on: Executor, run: string): Promise<{ given: string; known: Known[] }[]> {
  const whole = await neighbours(on, 'zh', run);
  if (whole.length || [...run].length < 4) return [{ given: run, known: whole }];
  const parts: { given: string; known: Known[] }[] = [];
  for (const given of chineseWords(run)) parts.push({ given, known: await neighbours(on, 'zh', given) });
  return parts.filter(({ known }) => known.length > 0);
}

/** The words of a keyword with the known words nearest to each; null where nothing needs or allows mending. */
export async function mend(on: Executor, locale: Locale, keyword: string): Promise<Mended[] | null> {
  const spoken = locale === 'zh' ? (keyword.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []) : words(keyword);
  const parts: { given: string; known: Known[] }[] = [];
  for (const given of spoken)
    if (given.length < 2 || holdsFigure(given)) parts.push({ given, known: [] });
    else if (/^\p{Script=Han}/u.test(given)) parts.push(...(await mendChinese(on, given)));
    else parts.push({ given, known: await neighbours(on, locale, plain(given)) });
  const changed = parts.some(
    ({ given, known }) => known.length && !known.some(({ shown }) => shown.toLowerCase() === given.toLowerCase()),
  );
  return changed ? parts.map(({ given, known }) => (known.length ? known.map(({ shown }) => shown) : [given])) : null;
}
