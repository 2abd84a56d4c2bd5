import { sql } from 'drizzle-orm';
import { type Executor, rows } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/site';
import { chineseWords, deletes, oneErrorApart, plain, words } from './word';

type Known = { word: string; shown: string };
/** The words that may stand for one word of the keyword, and the form of the first for the reader. */
export type Mended = { words: string[]; shown: string };

/** At most three known words one error away from `word`, the most frequent first; then, for long words, the most similar. */
async function neighbours(on: Executor, locale: Locale, word: string): Promise<Known[]> {
  const list = sql.join(
    deletes(word).map((part) => sql`${part}`),
    sql`, `,
  );
  const near = await rows<Known>(
    on,
    sql`select word, shown from vocabulary where locale = ${locale} and deletes && array[${list}] order by frequency desc limit 60`,
  );
  const fitting = near.filter((known) => known.word === word || oneErrorApart(known.word, word));
  if (fitting.length) return fitting.slice(0, 3);
  if (locale === 'zh' || word.length < 7) return [];
  return rows<Known>(
    on,
    sql`select word, shown from vocabulary where locale = ${locale} and levenshtein_less_equal(word, ${word}, 2) <= 2
      and length(word) between ${word.length - 2} and ${word.length + 2} order by levenshtein(word, ${word}), frequency desc limit 2`,
  );
}

/** Longer words that a word of the keyword is part of, as German builds them ("Pumpe" in "Kreiselpumpe"). */
export async function compoundsOf(on: Executor, locale: Locale, keyword: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const word of words(plain(keyword)).filter((part) => part.length >= 4 && !/\p{N}/u.test(part))) {
    const longer = await rows<Known>(
      on,
      sql`select word, shown from vocabulary where locale = ${locale} and position(${word} in word) > 0 and word <> ${word} order by frequency desc limit 40`,
    );
    if (longer.length)
      found.set(
        word,
        longer.map((known) => known.word),
      );
  }
  return found;
}

/** The words of a keyword with the known words nearest to each; null where nothing needs or allows mending. */
export async function mend(on: Executor, locale: Locale, keyword: string): Promise<Mended[] | null> {
  const spoken = locale === 'zh' ? (keyword.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []) : words(keyword);
  let changed = false;
  const mended: Mended[] = [];
  const take = (known: Known[], word: string) => {
    changed ||= !known.some((candidate) => candidate.word === word);
    mended.push({ words: known.map((candidate) => candidate.word), shown: known[0]?.shown ?? word });
  };
  for (const given of spoken) {
    const word = plain(given);
    const known = word.length < 2 || /\p{N}/u.test(word) ? [] : await neighbours(on, locale, word);
    if (known.length) take(known, word);
    else if (locale === 'zh' && [...word].length > 3)
      for (const part of chineseWords(word)) {
        const found = await neighbours(on, locale, part);
        if (found.length) take(found, part);
      }
    else mended.push({ words: [word], shown: given });
  }
  return changed && mended.length ? mended : null;
}
