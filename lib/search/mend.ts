import { sql } from 'drizzle-orm';
import { type Executor, rows } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/site';
import { chineseWords, deletes, oneErrorApart, plain, words } from './word';

type Known = { word: string; frequency: number };

/** At most three known words one error away from `word`, the most frequent first; then, for long words, the most similar. */
async function neighbours(on: Executor, locale: Locale, word: string): Promise<string[]> {
  const list = sql.join(
    deletes(word).map((part) => sql`${part}`),
    sql`, `,
  );
  const near = await rows<Known>(
    on,
    sql`select word, frequency from vocabulary where locale = ${locale} and deletes && array[${list}] order by frequency desc limit 60`,
  );
  const fitting = near.filter((known) => known.word === word || oneErrorApart(known.word, word));
  if (fitting.length) return fitting.slice(0, 3).map((known) => known.word);
  if (locale === 'zh' || word.length < 7) return [];
  const alike = await rows<Known>(
    on,
    sql`select word, frequency from vocabulary where locale = ${locale} and levenshtein_less_equal(word, ${word}, 2) <= 2
      and length(word) between ${word.length - 2} and ${word.length + 2} order by levenshtein(word, ${word}), frequency desc limit 2`,
  );
  return alike.map((known) => known.word);
}

/** The words of a keyword with the known words nearest to each; null where nothing needs or allows mending. */
export async function mend(on: Executor, locale: Locale, keyword: string): Promise<string[][] | null> {
  const spoken = locale === 'zh' ? (keyword.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []) : words(plain(keyword));
  let changed = false;
  const mended: string[][] = [];
  for (const word of spoken) {
    if (word.length < 2 || /\p{N}/u.test(word)) {
      mended.push([word]);
      continue;
    }
    const whole = await neighbours(on, locale, word);
    if (whole.length) {
      changed ||= !whole.includes(word);
      mended.push(whole);
    } else if (locale === 'zh' && [...word].length > 3) {
      for (const part of chineseWords(word)) {
        const found = await neighbours(on, locale, part);
        changed ||= found.length > 0 && !found.includes(part);
        if (found.length) mended.push(found);
      }
    } else mended.push([word]);
  }
  return changed && mended.length ? mended : null;
}
