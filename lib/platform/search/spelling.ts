import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, rows } from '@/lib/platform/db/client';
import { plain } from '@/lib/platform/i18n/fold';
import type { Locale } from '@/lib/platform/i18n/site';
import { withoutArticle } from './arabic';
import { clean } from './text';
import type { Compounds, Longer } from './tsquery';
import { chineseWords, deletes, isOneEditApart, simplified, words } from './word';

type KnownWord = { word: string; shown: string };
/** Candidates for one word of the keyword, as written. */
export type CorrectedWord = readonly string[];

/** Longest run of Chinese characters that is split into two words. */
const longestSplit = 10;
const holdsFigure = (word: string) => /\p{N}/u.test(word);

/** The deletes by which to look up words one error away; single Chinese characters are too common. */
const lookupDeletes = (word: string) => {
  const list = deletes(word);
  return /^\p{Script=Han}/u.test(word) ? list.filter((part) => [...part].length > 1) : list;
};

/** The word itself where it is known, else at most three known words one error away, the most frequent first; then, for long words, the most similar. */
async function neighbours(db: Db, locale: Locale, word: string): Promise<KnownWord[]> {
  const near = await rows<KnownWord>(
    db,
    sql`select word, shown from vocabulary where locale = ${locale} and deletes && ${arrayOf(lookupDeletes(word), 'text')}
      order by word = ${word} desc, abs(length(word) - ${word.length}), frequency desc limit 200`,
  );
  const same = near.find((known) => known.word === word);
  if (same) return [same];
  const fitting = near.filter((known) => isOneEditApart(known.word, word));
  // A short word has many neighbours; the rest of the keyword decides.
  if (fitting.length) return fitting.slice(0, word.length <= 4 ? 12 : 4);
  if (locale === 'zh' || word.length < 7) return [];
  return rows<KnownWord>(
    db,
    sql`select word, shown from vocabulary where locale = ${locale} and length(word) between ${word.length - 2} and ${word.length + 2}
      and levenshtein_less_equal(word, ${word}, 2) <= 2 order by levenshtein(word, ${word}), frequency desc limit 2`,
  );
}

/** Linking elements of German compounds, and inflections at their end. */
const links = sql`array['', 'e', 'en', 'ens', 'er', 'ern', 'es', 'n', 's']`;

/**
 * How a German word `v` is a compound of the stem of `given`: what precedes it must be a word or long enough to be one;
 * what follows, an ending or a word found elsewhere, unlike "kenhaus" after "Kran".
 */
const german = {
  kinds: sql`tail = any(${links})`,
  uses: sql`exists (select from unnest(${links}) link
    cross join lateral (select regexp_replace(substr(tail, length(link) + 1), '(e|en|er|ern|n|s)$', '') as rest) trimmed
    join vocabulary o on o.locale = 'de' and o.word like '%' || rest || '%' and o.word not like '%' || stem || link || rest || '%'
    where not tail = any(${links}) and starts_with(tail, link) and length(rest) >= 4)`,
};
const germanCompounds = (where: SQL): SQL => sql`array(select shown from (select shown, word, frequency from vocabulary
      where locale = 'de' and word like '%' || stem || '%' and word <> plain order by frequency desc, word limit 80) v
    where exists (
      select from generate_series(1, length(v.word)) at
        cross join lateral (select left(v.word, at - 1) as head, substr(v.word, at + length(stem)) as tail) cut
      where substr(v.word, at, length(stem)) = stem and ${where}
        and (length(head) not between 1 and 3 or exists (select from vocabulary o where o.locale = 'de' and o.word = head)))
    order by frequency desc, word limit 40)`;

/** German words ending in the same, longest known word: other kinds of forklift. */
const germanKin = sql`array(select shown from vocabulary v where v.locale = 'de' and v.word <> plain and v.word like (
      select '%' || o.word from generate_series(4, length(plain) - 3) at
        join vocabulary o on o.locale = 'de' and o.word = substr(plain, at) order by at limit 1)
    order by frequency desc, word limit 10)`;

/** Longer words containing a word of the keyword, as German compounds do ("Pumpen" in "Kreiselpumpe"). */
export async function compoundsOf(db: Db, locale: Locale, keyword: string): Promise<Compounds> {
  const parts = [...new Set(words(keyword))].filter((word) => word.length >= 4 && !holdsFigure(word));
  if (!parts.length || locale === 'zh') return new Map();
  const holding = sql`array(select shown from vocabulary v where v.locale = ${locale} and v.word like '%' || stem || '%' and v.word <> plain
    order by frequency desc, word limit 40)`;
  const longer =
    locale === 'de'
      ? sql`${germanCompounds(german.kinds)} as kinds, ${germanCompounds(german.uses)} as uses, ${germanKin} as kin`
      : sql`${holding} as kinds, array[]::text[] as uses, array[]::text[] as kin`;
  const found = await rows<Longer & { part: string }>(
    db,
    sql`select part, ${longer}
      from (select part, plain, coalesce((tsvector_to_array(to_tsvector(geco_config(${locale}), plain)))[1], plain) as stem
        from (select part, btrim(${clean(locale, sql`part`)}) as plain from unnest(${arrayOf(parts, 'text')}) as part) given) given
      where length(stem) >= 4`,
  );
  return new Map(found.map(({ part, ...of }) => [part, of]));
}

/** The same; in Arabic, where nothing is near, without the article too. */
async function nearest(db: Db, locale: Locale, word: string): Promise<KnownWord[]> {
  const near = await neighbours(db, locale, word);
  const bare = locale === 'ar' ? withoutArticle(word) : word;
  return near.length > 0 || bare === word ? near : neighbours(db, locale, bare);
}

type Part = { given: string; known: KnownWord[] };

/** Corrections of a run of Chinese: one known word; two, of which one matches exactly; or its segmented words. */
async function correctChinese(db: Db, run: string): Promise<Part[]> {
  const characters = [...run];
  const full = await neighbours(db, 'zh', run);
  if (full.length || characters.length < 4) return [{ given: run, known: full }];
  const part = async (from: number, to: number): Promise<Part> => {
    const given = characters.slice(from, to).join('');
    return { given, known: await neighbours(db, 'zh', given) };
  };
  // Names end in the kind of product, so try the longest known ending first.
  for (let at = 2; at <= characters.length - 2 && characters.length <= longestSplit; at++) {
    const both = [await part(0, at), await part(at, characters.length)];
    const exact = both.some(({ given, known }) => known[0]?.word === given);
    if (exact && both.every(({ known }) => known.length > 0)) return both;
  }
  const parts: Part[] = [];
  for (const given of chineseWords(run)) parts.push({ given, known: await neighbours(db, 'zh', given) });
  return parts.filter(({ known }) => known.length > 0);
}

/** A word with its neighbours; or two known words written as one. */
async function correctWord(db: Db, locale: Locale, given: string): Promise<Part[]> {
  const word = plain(given);
  const known = await nearest(db, locale, word);
  if (known.length > 0 || word.length < 4) return [{ given, known }];
  const halves = Array.from(
    { length: word.length - 3 },
    (_, index) => [word.slice(0, index + 2), word.slice(index + 2)] as const,
  );
  const found = await rows<KnownWord & { frequency: number }>(
    db,
    sql`select word, shown, frequency from vocabulary where locale = ${locale} and word = any(${arrayOf(halves.flat(), 'text')})`,
  );
  const of = new Map(found.map((one) => [one.word, one]));
  const splits = halves
    .map((pair) => pair.map((half) => of.get(half)))
    .filter((pair) => pair.every((half) => half !== undefined))
    .sort((a, b) => Math.min(...b.map((half) => half.frequency)) - Math.min(...a.map((half) => half.frequency)));
  return splits[0]?.map((half) => ({ given: half.word, known: [half] })) ?? [{ given, known }];
}

/** The closest known words for each word of a keyword; null if no correction is needed or possible. */
export async function correct(db: Db, locale: Locale, keyword: string): Promise<CorrectedWord[] | null> {
  const typedWords =
    locale === 'zh' ? (simplified(keyword).match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []) : words(keyword);
  const parts: Part[] = [];
  for (const given of typedWords)
    if (given.length < 2 || holdsFigure(given)) parts.push({ given, known: [] });
    else if (/^\p{Script=Han}/u.test(given)) parts.push(...(await correctChinese(db, given)));
    else parts.push(...(await correctWord(db, locale, given)));
  const isSplit = locale !== 'zh' && parts.length > typedWords.length;
  const changed = parts.some(
    ({ given, known }) => known.length && !known.some(({ shown }) => shown.toLowerCase() === given.toLowerCase()),
  );
  return isSplit || changed
    ? parts.map(({ given, known }) => (known.length ? known.map(({ shown }) => shown) : [given]))
    : null;
}
