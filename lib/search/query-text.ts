import type { Executor } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/site';
import { arabicForms } from './arabic';
import { type Lexeme, lexemesOf } from './lexeme';
import { russianForms } from './russian';
import { characterPairs, chineseTokens, words } from './word';

/** A keyword as tsquery texts: what may stand anywhere, and the same in names, models and brands alone. '' finds nothing. */
export type Text = { any: string; name: string };
/** Longer words that a word of the keyword is part of, by that word. */
export type Compounds = ReadonlyMap<string, readonly string[]>;

const nothing: Text = { any: '', name: '' };
const joined = (parts: readonly string[], sign: '&' | '|') => {
  const list = [...new Set(parts.filter(Boolean))];
  return list.length > 1 ? `(${list.join(` ${sign} `)})` : (list[0] ?? '');
};
const allOf = (parts: readonly Text[]): Text => ({
  any: joined(
    parts.map(({ any }) => any),
    '&',
  ),
  name: joined(
    parts.map(({ name }) => name),
    '&',
  ),
});
const anyOf = (parts: readonly Text[]): Text => ({
  any: joined(
    parts.map(({ any }) => any),
    '|',
  ),
  name: joined(
    parts.map(({ name }) => name),
    '|',
  ),
});

/** The lexemes of a text with the mark that words of names bear. */
const named = (text: string) => text.replace(/'([^']+)'/g, "'=$1'");
const grouped = (text: string) => (text.includes(' ') ? `(${text})` : text);

const spaced = ({ stem, written }: Lexeme): Text => {
  if (!stem) return nothing;
  const name = joined([grouped(named(stem)), grouped(named(written))], '|');
  return { any: joined([grouped(stem), name], '|'), name };
};
const beginning = ({ written }: Lexeme): Text => {
  const text = grouped(written.replace(/'([^']+)'/g, "'$1':*"));
  return { any: joined([text, named(text)], '|'), name: named(text) };
};
const chinese = (token: string): Text => spaced({ stem: `'${token}'`, written: `'${token}'` });

/** What the stemmers of the database miss. */
const inflected: Partial<Record<Locale, (word: string) => string[]>> = { ar: arabicForms, ru: russianForms };

/** Each word with the others that will do for it: longer ones, and its other forms. */
const formsOf = (locale: Locale, list: readonly string[], compounds: Compounds): Map<string, string[]> =>
  new Map(list.map((word) => [word, [word, ...(compounds.get(word) ?? []), ...(inflected[locale]?.(word) ?? [])]]));

/**
 * A keyword as a query: every word must be there, in any order.
 * @param compounds longer words of which any will do for a word
 */
export async function keywordText(
  on: Executor,
  locale: Locale,
  keyword: string,
  compounds: Compounds = new Map(),
): Promise<Text> {
  if (locale === 'zh') return allOf(chineseTokens(keyword).map(chinese));
  const list = words(keyword);
  const forms = formsOf(locale, list, compounds);
  const lexeme = await lexemesOf(on, locale, [...forms.values()].flat());
  const text = allOf(list.map((word) => anyOf((forms.get(word) ?? []).map((one) => spaced(lexeme(one))))));
  // A keyword of nothing but words that do not count, as a brand may be, is looked for as it is written.
  return text.any ? text : allOf(list.map((word) => spaced({ ...lexeme(word), stem: lexeme(word).written })));
}

/**
 * A keyword as a looser query, for when whole words give nothing: beginnings of words, parts of compounds, the pieces of a
 * model number run together, pairs of characters in Chinese.
 */
export async function looseText(on: Executor, locale: Locale, keyword: string, compounds: Compounds): Promise<Text> {
  const list = words(keyword);
  if (!list.length) return nothing;
  const whole = list.join('');
  const pairs = list.slice(1).map((word, at) => `${list[at]}${word}`);
  const forms = formsOf(locale, list, compounds);
  const lexeme = await lexemesOf(on, locale, [whole, ...pairs, ...[...forms.values()].flat()]);
  if (locale === 'zh') {
    const latin = (token: string) => /^[\p{Script=Latin}\p{N}]/u.test(token);
    const word = (token: string) => (latin(token) ? beginning({ stem: '', written: `'${token}'` }) : chinese(token));
    const tokens = chineseTokens(keyword);
    const pairs = allOf([...characterPairs(keyword).map(chinese), ...tokens.filter(latin).map(word)]);
    return anyOf([allOf(tokens.map(word)), { any: pairs.any, name: '' }, beginning(lexeme(whole))]);
  }
  const parts = list.map((word) =>
    anyOf([
      ...(forms.get(word) ?? []).map((one) => spaced(lexeme(one))),
      ...(word.length >= 3 ? [beginning(lexeme(word))] : []),
    ]),
  );
  // Two words of the keyword may be one in the name ("Kreisel Pumpen").
  const joins = pairs.map((pair, at) => ({
    rest: parts.filter((_, index) => index !== at && index !== at + 1),
    joint: spaced(lexeme(pair)),
  }));
  return anyOf([allOf(parts), beginning(lexeme(whole)), ...joins.map(({ rest, joint }) => allOf([...rest, joint]))]);
}

/** Mended words as a query: of the candidates for a word, one must be there. */
export async function mendedText(on: Executor, locale: Locale, mended: readonly (readonly string[])[]): Promise<Text> {
  if (locale === 'zh')
    return allOf(mended.map((list) => anyOf(list.map((word) => allOf(chineseTokens(word).map(chinese))))));
  const lexeme = await lexemesOf(on, locale, mended.flat());
  return allOf(mended.map((list) => anyOf(list.map((word) => spaced(lexeme(word))))));
}
