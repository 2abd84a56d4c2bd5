import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { arabicForms } from './arabic';
import { type Lexeme, lexemesOf } from './lexeme';
import { russianForms } from './russian';
import { characterPairs, chineseTokens, words } from './word';

/**
 * A keyword as tsquery texts: what may stand anywhere, and the same in names, models and brands alone; '' finds nothing.
 * `rank` weighs what `any` finds: it has the words too that need not be looked up, since others imply them.
 */
export type QueryText = { any: string; name: string; rank: string };
/** Longer words that a word is part of. */
export type Longer = {
  /** those that end in it, and so are kinds of what it names */
  kinds: readonly string[];
  /** those that it is part of otherwise: no name of what it names */
  uses: readonly string[];
  /** those that end as it does: what has them in its name is nearer to what is looked for than what has not */
  kin: readonly string[];
};
/** By the words of a keyword. */
export type Compounds = ReadonlyMap<string, Longer>;

const nothing: QueryText = { any: '', name: '', rank: '' };
const joined = (parts: readonly string[], sign: '&' | '|') => {
  const list = [...new Set(parts.filter(Boolean))];
  return list.length > 1 ? `(${list.join(` ${sign} `)})` : (list[0] ?? '');
};

const isPrefix = (part: string) => part.endsWith(':*');
const covers = (prefix: string, part: string) => part !== prefix && part.startsWith(prefix.slice(0, -"':*".length));
/** Alternatives as the index reads them fastest: a flat list, each word once, none that a beginning among them covers. */
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

/** How many conditions of a query are looked up apart. */
const apart = 3;

/**
 * The conditions of a query, all of which must hold. The index reads them apart several times as fast as in one query,
 * since it leaps from each to the next row that another has.
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

/** The lexemes of a text with the mark that words of names bear. */
const named = (text: string) => text.replace(/'([^']+)'/g, "'=$1'");
const grouped = (text: string) => (text.includes(' ') ? `(${text})` : text);

const spaced = ({ stem, written }: Lexeme): QueryText => {
  if (!stem) return nothing;
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
 * A figure run together with letters as it is stored where it is written otherwise: in the pairs of a figure and a unit or
 * sign, and apart from longer words ("25m3" of "25 m³", "20Zoll" of "20 Zoll").
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
/** All of some Chinese words. Those inside a longer one are stored wherever that is: looking it up will do. */
function allChinese(tokens: readonly string[], textOf: (token: string) => QueryText = chinese): QueryText {
  const inner = new Set(tokens.flatMap((token) => chineseTokens(token).filter((part) => part !== token)));
  const { any, name } = allOf(tokens.filter((token) => !inner.has(token)).map(textOf));
  return { any, name, rank: allOf(tokens.map(textOf)).rank };
}

/** What the stemmers of the database miss. */
const inflected: Partial<Record<Locale, (word: string) => string[]>> = { ar: arabicForms, ru: russianForms };

/** Each word with the others that will do for it: longer ones, its other forms, a figure's other spelling. */
const formsOf = (locale: Locale, list: readonly string[], compounds: Compounds): Map<string, string[]> =>
  new Map(
    list.map((word) => [
      word,
      [word, ...(compounds.get(word)?.kinds ?? []), ...(inflected[locale]?.(word) ?? []), ...figureForm(word)],
    ]),
  );

type LexemeOf = (word: string) => Lexeme;
/** The words that will do for each of a keyword, and the queries that they are. */
function alternatives(locale: Locale, list: readonly string[], compounds: Compounds) {
  const forms = formsOf(locale, list, compounds);
  const longer = [...compounds.values()].flatMap(({ uses, kin }) => [...uses, ...kin]);
  const textsOf = (lexeme: LexemeOf, word: string): QueryText[] => [
    ...(forms.get(word) ?? []).map((one) => spaced(lexeme(one))),
    ...(compounds.get(word)?.uses ?? []).map((one) => ({ ...spaced(lexeme(one)), name: '' })),
    ...(compounds.get(word)?.kin ?? []).map((one) => ({ ...nothing, rank: spaced(lexeme(one)).name })),
  ];
  return { words: [...[...forms.values()].flat(), ...longer], textsOf };
}

/**
 * A keyword as a query: every word must be there, in any order.
 * @param compounds longer words of which any will do for a word
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
  // A keyword of nothing but words that do not count, as a brand may be, is looked for as it is written.
  return text.any ? text : allOf(list.map((word) => spaced({ ...lexeme(word), stem: lexeme(word).written })));
}

/**
 * A keyword as a looser query, for when whole words give nothing: beginnings of words, parts of compounds, the pieces of a
 * model number run together, pairs of characters in Chinese.
 */
export async function looseText(db: Db, locale: Locale, keyword: string, compounds: Compounds): Promise<QueryText> {
  const list = words(keyword);
  if (!list.length) return nothing;
  const whole = list.join('');
  const pairs = list.slice(1).map((word, index) => `${list[index]}${word}`);
  const { words: all, textsOf } = alternatives(locale, list, compounds);
  const lexeme = await lexemesOf(db, locale, [whole, ...pairs, ...all]);
  if (locale === 'zh') {
    const latin = (token: string) => /^[\p{Script=Latin}\p{N}]/u.test(token);
    const word = (token: string) => (latin(token) ? beginning({ stem: '', written: `'${token}'` }) : chinese(token));
    const tokens = chineseTokens(keyword);
    const pairs = allOf([...characterPairs(keyword).map(chinese), ...tokens.filter(latin).map(word)]);
    return anyOf([allChinese(tokens, word), { ...pairs, name: '' }, beginning(lexeme(whole))]);
  }
  // A short German word begins others that have nothing of it, which its compounds, where they are known, have not.
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
  const begun = beginning(lexeme(whole));
  const loose = anyOf([allOf(parts), begun, ...joins.map(({ rest, joint }) => allOf([...rest, joint]))]);
  if (joins.length !== 1) return loose;
  // The same of two words, as two conditions.
  const others = [begun, ...joins.map(({ joint }) => joint)];
  return { ...allOf(parts.map((part) => anyOf([part, ...others]))), rank: loose.rank };
}

/** Mended words as a query: of the candidates for a word, one must be there. */
export async function mendedText(db: Db, locale: Locale, mended: readonly (readonly string[])[]): Promise<QueryText> {
  if (locale === 'zh') return allOf(mended.map((list) => anyOf(list.map((word) => allChinese(chineseTokens(word))))));
  const lexeme = await lexemesOf(db, locale, mended.flat());
  return allOf(mended.map((list) => anyOf(list.map((word) => spaced(lexeme(word))))));
}
