import { sql } from 'drizzle-orm';
import { type Draw, draw } from '@/lib/demo/random';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { chineseWords, words } from '@/lib/platform/search/word';

export type Sample = { word: string; productId: number };

/** Words of a text that can be searched alone: without digits, of at least `min` letters. */
export const wordsOf = (locale: Locale, text: string, min: number): string[] =>
  (locale === 'zh' ? chineseWords(text) : words(text).map((word) => word.toLocaleLowerCase(locale))).filter(
    (word) => [...word].length >= min && !/\p{N}/u.test(word),
  );

/** Distinct words from product names of a language, each with its product; deterministic by seed. */
export async function drawWords(db: Db, locale: Locale, count: number, min: number, seed: string): Promise<Sample[]> {
  const random = draw(`${seed}|${locale}|${min}`);
  const names = await rows<{ id: number; name: string }>(
    db,
    sql`select t.product_id as id, t.name from product_translation t join product p on p.id = t.product_id
      where t.locale = ${locale} and p.listed order by t.product_id limit 1000`,
  );
  const found = new Map<string, number>();
  for (let tries = 0; found.size < count && tries < count * 200; tries++) {
    const { id, name } = random.pick(names);
    const candidates = wordsOf(locale, name, min);
    if (candidates.length) {
      const word = random.pick(candidates);
      if (!found.has(word)) found.set(word, id);
    }
  }
  return [...found].map(([word, productId]) => ({ word, productId }));
}

/** One random insertion, deletion, substitution or transposition, with letters from `letters`. */
export function misspell(word: string, letters: readonly string[], random: Draw): string {
  for (;;) {
    const list = [...word];
    const at = random.between(0, list.length - 1);
    const letter = random.pick(letters);
    const kind = random.between(0, 3);
    if (kind === 0) list.splice(at, 0, letter);
    else if (kind === 1) list.splice(at, 1);
    else if (kind === 2) list.splice(at, 1, letter);
    else if (at + 1 < list.length) list.splice(at, 2, list[at + 1] as string, list[at] as string);
    if (list.join('') !== word) return list.join('');
  }
}

/** One character replaced by another from `letters`. */
export function substitute(word: string, letters: readonly string[], random: Draw): string {
  const list = [...word];
  const at = random.between(0, list.length - 1);
  const others = letters.filter((letter) => letter !== list[at]);
  list[at] = random.pick(others);
  return list.join('');
}

/** The distinct characters of some words. */
export const lettersOf = (list: readonly string[]): string[] => [...new Set(list.flatMap((word) => [...word]))].sort();
