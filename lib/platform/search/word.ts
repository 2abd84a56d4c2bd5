import { createRequire } from 'node:module';
import type { Jieba } from '@node-rs/jieba';
import { latinFigures, plain } from '@/lib/platform/i18n/fold';

const slot = Symbol.for('geco.jieba');
const shared = globalThis as typeof globalThis & { [slot]?: Jieba };

/** jieba with its own dictionary; it is large, so there is one a process. */
function jieba(): Jieba {
  if (!shared[slot]) {
    const load = createRequire(import.meta.url);
    const { Jieba: Cutter } = load('@node-rs/jieba') as typeof import('@node-rs/jieba');
    const { dict } = load('@node-rs/jieba/dict') as typeof import('@node-rs/jieba/dict');
    shared[slot] = Cutter.withDict(dict);
  }
  return shared[slot];
}

const hanSlot = Symbol.for('geco.simplified');
const sharedHan = globalThis as typeof globalThis & { [hanSlot]?: Map<string, string> };

/** Map from traditional to simplified characters, where they differ; one per process. */
function simplifiedCharacters(): Map<string, string> {
  if (!sharedHan[hanSlot]) {
    const { Converter } = createRequire(import.meta.url)('opencc-js/t2cn') as typeof import('opencc-js/t2cn');
    const convert = Converter({ from: 't', to: 'cn' });
    const all = Array.from({ length: 0xa000 - 0x4e00 }, (_, index) => String.fromCharCode(0x4e00 + index));
    sharedHan[hanSlot] = new Map(
      all.map((one) => [one, convert(one)] as const).filter(([one, other]) => one !== other && other.length === 1),
    );
  }
  return sharedHan[hanSlot];
}

/** Converts to simplified characters, so that both scripts match. */
export const simplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (one) => simplifiedCharacters().get(one) ?? one);

/** Adds catalogue terms (categories, kinds of product) to the Chinese dictionary. */
export function learnChinese(words: Iterable<string>): void {
  const lines = [...new Set(words)]
    .filter((word) => /^\p{Script=Han}{2,12}$/u.test(word))
    .map((word) => `${word} 100000 n`);
  cuts.clear();
  if (lines.length) jieba().loadDict(Buffer.from(`${lines.join('\n')}\n`));
}

/** Normalises signs and digits like the database's `geco_clean`. */
const level = (text: string): string => latinFigures(text.replace(/[™℠]/g, ' ').replaceAll('×', 'x').normalize('NFKC'));

/** The words of a text: runs of letters and digits. */
export const words = (text: string): string[] => level(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];

/** The runs of Chinese characters of a text, in simplified ones. */
export const hanRuns = (text: string): string[] => simplified(text).match(/\p{Script=Han}+/gu) ?? [];

/** All neighbouring pairs of Chinese characters. */
export const characterPairs = (text: string): string[] =>
  hanRuns(text).flatMap((run) => {
    const characters = [...run];
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });

/** The distinct Chinese characters of a text: many products have one-character names, such as 泵 or 阀. */
export const characters = (text: string): string[] => [...new Set(hanRuns(text).join(''))];

const cuts = new Map<string, string[]>();

/** Segments one run of Chinese characters with jieba; cached, as names of one kind of product share runs. */
function cutRun(run: string): string[] {
  const known = cuts.get(run);
  if (known) return known;
  const cut = jieba().cutForSearch(run, true);
  if (cuts.size > 20_000) cuts.clear();
  cuts.set(run, cut);
  return cut;
}

/** Chinese words as jieba cuts them for search (long words and the words inside them), with Latin words and figures. */
export const chineseTokens = (text: string): string[] =>
  (
    simplified(level(text))
      .toLowerCase()
      .match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu) ?? []
  ).flatMap((run) => (/^\p{Script=Han}/u.test(run) ? cutRun(run) : [plain(run)]));

/** Distinct Chinese words, without the words inside them. */
export const chineseWords = (text: string): string[] =>
  jieba()
    .cut(simplified(text).toLowerCase(), true)
    .filter((word) => /^\p{Script=Han}{2,}$/u.test(word));

/** A word and all its variants without one character. */
export function deletes(word: string): string[] {
  const characters = [...word];
  return [
    ...new Set([
      word,
      ...characters.map((_, index) => [...characters.slice(0, index), ...characters.slice(index + 1)].join('')),
    ]),
  ];
}

/** Whether one insertion, deletion, substitution or swap of neighbours turns `a` into `b`. */
export function isOneEditApart(a: string, b: string): boolean {
  const [left, right] = [[...a], [...b]];
  let from = 0;
  while (from < left.length && from < right.length && left[from] === right[from]) from++;
  let [endA, endB] = [left.length, right.length];
  while (endA > from && endB > from && left[endA - 1] === right[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [endA - from, endB - from];
  if (restA <= 1 && restB <= 1) return restA + restB > 0;
  return restA === 2 && restB === 2 && left[from] === right[from + 1] && left[from + 1] === right[from];
}
