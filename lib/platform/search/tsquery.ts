import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { arabicForms } from './arabic';
import { type Lexeme, lexemesOf } from './lexeme';
import { russianForms } from './russian';
import { characterPairs, chineseTokens, words } from './word';

/**
 * A keyword as tsqueries: `any` for all text, `name` for names, models and brands; '' finds nothing. `rank` ranks the
 * matches of `any`: it includes words implied by others, which need no lookup.
 */
export type QueryText = { any: string; name: string; rank: string };
/** Longer words containing a word. */
export type Longer = {
  /** those ending in it: kinds of the same product */
  kinds: readonly string[];
  /** other compounds with it: different products */
  uses: readonly string[];
  /** those with the same ending: products with one in their name rank higher */
  kin: readonly string[];
};
/** By word of the keyword. */
export type Compounds = ReadonlyMap<string, Longer>;

const emptyText: QueryText = { any: '', name: '', rank: '' };
const joined = (parts: readonly string[], sign: '&' | '|') => {
  const list = [...new Set(parts.filter(Boolean))];
  return list.length > 1 ? `(${list.join(` ${sign} `)})` : (list[0] ?? '');
};

const isPrefix = (part: string) => part.endsWith(':*');
const covers = (prefix: string, part: string) => part !== prefix && part.startsWith(prefix.slice(0, -"':*".length));
/** Alternatives in the form that the index reads fastest: a flat list, distinct, without words covered by a prefix. */
function anyIn(parts: readonly string[]): string {
  const flat = parts.flatMap((part) => (/^\([^()&]*\)$/.test(part) ? part.slice(1, -1).split(' | ') : [part]));
  const prefixes = flat.filter(isPrefix);
  return joined(
    flat.filter((part) => !/^'/.test(part) || !prefixes.some((prefix) => covers(prefix, part))),
    '|',
  );
}

const pick = (parts: readonly QueryText[], key: keyof QueryText) => parts.map((part) => part[key]);
const allOf = (parts: readonly QueryText[]): QueryText => ({
  any: joined(pick(parts, 'any'), '&'),
  name: joined(pick(parts, 'name'), '&'),
  rank: joined(pick(parts, 'rank'), '&'),
});
const anyOf = (parts: readonly QueryText[]): QueryText => ({
  any: anyIn(pick(parts, 'any')),
  name: anyIn(pick(parts, 'name')),
  rank: joined(pick(parts, 'rank'), '|'),
});

/** Maximum conditions of a query that are looked up separately. */
const apart = 3;

/**
 * Splits a query into conditions that must all match. Separately, the index reads them several times as fast, as it
 * skips from each to the next row of another.
 */
export function conditionsOf(query: string): string[] {
  if (!query.startsWith('(')) return [query];
  const inner = query.slice(1, -1);
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < inner.length; at++) {
    if (inner[at] === '(') depth++;
    else if (inner[at] === ')') depth--;
    else if (depth === 0 && inner.startsWith(' | ', at)) return [query];
    else if (depth === 0 && inner.startsWith(' & ', at)) {
      parts.push(inner.slice(start, at));
      start = at + ' & '.length;
    }
  }
  parts.push(inner.slice(start));
  return parts.length > apart ? [...parts.slice(0, apart - 1), joined(parts.slice(apart - 1), '&')] : parts;
}

/** The lexemes of a text, marked as words of names. */
const named = (text: string) => text.replace(/'([^']+)'/g, "'=$1'");
const grouped = (text: string) => (text.includes(' ') ? `(${text})` : text);

const spaced = ({ stem, written }: Lexeme): QueryText => {
  if (!stem) return emptyText;
  const name = anyIn([grouped(named(stem)), grouped(named(written))]);
  const any = anyIn([grouped(stem), name]);
  return { any, name, rank: any };
};
const beginning = ({ written }: Lexeme): QueryText => {
  const text = grouped(written.replace(/'([^']+)'/g, "'$1':*"));
  const any = joined([text, named(text)], '|');
  return { any, name: named(text), rank: any };
};
/**
 * A number joined to letters, as it is indexed if written otherwise: paired with a unit or sign, and split from longer
 * words ("25m3" of "25 m³", "20Zoll" of "20 Zoll").
 */
function figureForm(word: string): string[] {
  const runs = word.match(/\p{N}+|\P{N}+/gu) ?? [];
  if (runs.length < 2) return [];
  const parts = runs.slice(1).flatMap((run, index) => {
    const pair = [runs[index] ?? '', run];
    return pair.some((one) => /\P{N}{4}/u.test(one)) ? pair : [pair.join('')];
  });
  const form = [...new Set(parts)].join(' ');
  return form === word ? [] : [form];
}
const chinese = (token: string): QueryText =>
  anyOf(
    [token, ...figureForm(token)].map((form) => {
      const text = `'${form.replaceAll(' ', "' & '")}'`;
      return spaced({ stem: text, written: text });
    }),
  );
/** Requires all of some Chinese words, except those inside a longer one, which are always indexed with it. */
function allChinese(tokens: readonly string[], textOf: (token: string) => QueryText = chinese): QueryText {
  const inner = new Set(tokens.flatMap((token) => chineseTokens(token).filter((part) => part !== token)));
  const { any, name } = allOf(tokens.filter((token) => !inner.has(token)).map(textOf));
  return { any, name, rank: allOf(tokens.map(textOf)).rank };
}

/** Inflections that PostgreSQL's stemmers miss. */
const inflected: Partial<Record<Locale, (word: string) => string[]>> = { ar: arabicForms, ru: russianForms };

/** Each word with its alternatives: longer words, other forms, other spellings of numbers. */
const formsOf = (locale: Locale, list: readonly string[], compounds: Compounds): Map<string, string[]> =>
  new Map(
    list.map((word) => [
      word,
      [word, ...(compounds.get(word)?.kinds ?? []), ...(inflected[locale]?.(word) ?? []), ...figureForm(word)],
    ]),
  );

type LexemeOf = (word: string) => Lexeme;
/** The alternatives of each word of a keyword, as queries. */
function alternatives(locale: Locale, list: readonly string[], compounds: Compounds) {
  const forms = formsOf(locale, list, compounds);
  const longer = [...compounds.values()].flatMap(({ uses, kin }) => [...uses, ...kin]);
  const textsOf = (lexeme: LexemeOf, word: string): QueryText[] => [
    ...(forms.get(word) ?? []).map((one) => spaced(lexeme(one))),
    ...(compounds.get(word)?.uses ?? []).map((one) => ({ ...spaced(lexeme(one)), name: '' })),
    ...(compounds.get(word)?.kin ?? []).map((one) => ({ ...emptyText, rank: spaced(lexeme(one)).name })),
  ];
  return { words: [...[...forms.values()].flat(), ...longer], textsOf };
}

/**
 * A keyword as a query: all words must match, in any order.
 * @param compounds longer words accepted in place of a word
 */
export async function keywordText(
  db: Db,
  locale: Locale,
  keyword: string,
  compounds: Compounds = new Map(),
): Promise<QueryText> {
  if (locale === 'zh') return allChinese(chineseTokens(keyword));
  const list = words(keyword);
  const { words: all, textsOf } = alternatives(locale, list, compounds);
  const lexeme = await lexemesOf(db, locale, all);
  const text = allOf(list.map((word) => anyOf(textsOf(lexeme, word))));
  // A keyword of stop words only, as a brand may be, is searched as written.
  return text.any ? text : allOf(list.map((word) => spaced({ ...lexeme(word), stem: lexeme(word).written })));
}

/**
 * A looser query, for when whole words find nothing: prefixes, parts of compounds, parts of model numbers joined, pairs
 * of Chinese characters.
 */
export async function looseText(db: Db, locale: Locale, keyword: string, compounds: Compounds): Promise<QueryText> {
  const list = words(keyword);
  if (!list.length) return emptyText;
  const full = list.join('');
  const pairs = list.slice(1).map((word, index) => `${list[index]}${word}`);
  const { words: all, textsOf } = alternatives(locale, list, compounds);
  const lexeme = await lexemesOf(db, locale, [full, ...pairs, ...all]);
  if (locale === 'zh') {
    const latin = (token: string) => /^[\p{Script=Latin}\p{N}]/u.test(token);
    const word = (token: string) => (latin(token) ? beginning({ stem: '', written: `'${token}'` }) : chinese(token));
    const tokens = chineseTokens(keyword);
    const pairs = allOf([...characterPairs(keyword).map(chinese), ...tokens.filter(latin).map(word)]);
    return anyOf([allChinese(tokens, word), { ...pairs, name: '' }, beginning(lexeme(full))]);
  }
  // A short German word is also a prefix of unrelated words; so use its compounds, if known, instead.
  const hasCompounds = (word: string) => {
    const { kinds = [], uses = [] } = compounds.get(word) ?? {};
    return kinds.length + uses.length > 0;
  };
  const begins = (word: string) => word.length >= (locale === 'de' && hasCompounds(word) ? 6 : 3);
  const parts = list.map((word) =>
    anyOf([...textsOf(lexeme, word), ...(begins(word) ? [beginning(lexeme(word))] : [])]),
  );
  // Two words of the keyword may be one in the name ("Kreisel Pumpen").
  const joins = pairs.map((pair, at) => ({
    rest: parts.filter((_, index) => index !== at && index !== at + 1),
    joint: spaced(lexeme(pair)),
  }));
  const begun = beginning(lexeme(full));
  const loose = anyOf([allOf(parts), begun, ...joins.map(({ rest, joint }) => allOf([...rest, joint]))]);
  if (joins.length !== 1) return loose;
  // The same of two words, as two conditions.
  const others = [begun, ...joins.map(({ joint }) => joint)];
  return { ...allOf(parts.map((part) => anyOf([part, ...others]))), rank: loose.rank };
}

/** Corrected words as a query: one candidate per word must match. */
export async function correctedText(
  db: Db,
  locale: Locale,
  corrected: readonly (readonly string[])[],
): Promise<QueryText> {
  if (locale === 'zh')
    return allOf(corrected.map((list) => anyOf(list.map((word) => allChinese(chineseTokens(word))))));
  const lexeme = await lexemesOf(db, locale, corrected.flat());
  return allOf(corrected.map((list) => anyOf(list.map((word) => spaced(lexeme(word))))));
}
