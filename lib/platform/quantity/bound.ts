import { plainSpelling } from './plain-text';

/**
 * What words beside a value make of it: a lower or upper limit, the end of what a product reaches (`up to 16 bar`), or an
 * approximate value.
 */
export type Bound = 'min' | 'max' | 'upTo' | 'about';
type Side = 'before' | 'after';

const words: Record<Bound, Record<Side, string>> = {
  min: {
    before: `>=|≥|>|=>|min|min.|minimum|at least|not less than|no less than|more than|greater than|over|above|from
      |不低于|不小于|不少于|至少|大于等于|大于|高于|超过|最低|最小|起码
      |au moins|mini|mini.|minimal|minimale|plus de|a partir de|superieur a|superieure a|minimum de
      |от|не менее|не ниже|не меньше|более|свыше|выше|минимум|больше|мин.
      |al menos|minimo|minima|minima de|minimo de|como minimo|mas de|desde|no menos de|superior a|por lo menos
      |لا يقل عن|لا تقل عن|على الأقل|أكثر من|أعلى من|ابتداء من|فوق|أكبر من|بحد أدنى|حد أدنى
      |pelo menos|no minimo|mais de|acima de
      |mindestens|mind.|ab|über|mehr als|nicht unter|wenigstens|oberhalb|größer als`,
    after: `+|and above|and up|and over|and more|or more|or above|or higher|minimum|at least
      |以上|及以上|或以上|起|et plus|ou plus|minimum|au moins|и выше|и более|и больше|o mas|y mas|en adelante
      |como minimo|minimo|فأكثر|أو أكثر|فما فوق|على الأقل|كحد أدنى|ou mais|e acima|no minimo|para cima
      |und mehr|oder mehr|und darüber|aufwärts|mindestens`,
  },
  max: {
    before: `<=|≤|<|=<|at most|not more than|no more than|less than|below|under|within
      |不超过|不大于|不高于|小于等于|小于|低于
      |au plus|moins de|inferieur a|inferieure a
      |не более|не выше|не больше|менее|ниже|меньше
      |menos de|no mas de|inferior a
      |لا يزيد عن|لا تزيد عن|لا يتجاوز|لا تتجاوز|أقل من|تحت
      |abaixo de
      |höchstens|unter|weniger als|nicht über|kleiner als`,
    after: `or less|or below|and below|以下|及以下|或以下|以内|之内|ou moins|и ниже|и менее
      |o menos|فأقل|أو أقل|ou menos|oder weniger|höchstens`,
  },
  upTo: {
    before: `max|max.|maximum|up to|upto|最大|最高|最多|至多
      |jusqu'a|maximum de|maximal|maximale|maximale de|maxi|maxi.|до|максимум|макс.|hasta|maximo|maximo de|maxima|maxima de|como maximo|hasta un maximo de
      |حتى|بحد أقصى|حد أقصى|ate|no maximo|bis|bis zu|maximal|maximale|maximaler|bis max.`,
    after: 'max|max.|maximum|maxi|максимум|макс.|como maximo|maximo|كحد أقصى|no maximo|maximal',
  },
  about: {
    before: `~|≈|about|approx|approx.|approximately|around|circa|ca|ca.|约|大约|大概|environ|env.|около|примерно|ок.
      |aprox|aprox.|alrededor de|unos|حوالي|تقريبا|نحو|cerca de|rund|etwa|ungefähr|zirka`,
    after: '左右|上下|тип.|تقريبا|circa|aprox.|environ',
  },
};

type Word = { text: string; bound: Bound };
const listOf = (side: Side): Word[] =>
  (['min', 'max', 'upTo', 'about'] as const)
    .flatMap((bound) => words[bound][side].split('|').map((word) => ({ text: plainSpelling(word), bound })))
    .toSorted((a, b) => b.text.length - a.text.length);
const before = listOf('before');
const after = listOf('after');

const isWord = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u;
const endsInLetter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]$/u;
const letter = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\d]/u;

/**
 * The bound that stands right before a place of a prepared text, and where it begins.
 * @param past where the quantity before ends, which the bound must not be part of
 */
export function boundBefore(text: string, at: number, past: number): { bound: Bound; start: number } | null {
  const trimmed = text.slice(0, at).trimEnd();
  for (const { text: word, bound } of before) {
    if (!trimmed.endsWith(word)) continue;
    const start = trimmed.length - word.length;
    if (start < past || (isWord.test(word) && letter.test(trimmed.charAt(start - 1)))) continue;
    return { bound, start };
  }
  return null;
}

/** The bound that stands right behind a place, and where it ends. */
export function boundAfter(text: string, at: number): { bound: Bound; end: number } | null {
  const gap = text.slice(at).length - text.slice(at).trimStart().length;
  for (const { text: word, bound } of after) {
    const from = word === '+' ? at : at + gap;
    const end = from + word.length;
    if (!text.startsWith(word, from)) continue;
    if (endsInLetter.test(word) && letter.test(text.charAt(end))) continue;
    if (word === '+' && /^ ?\d/.test(text.slice(end))) continue;
    return { bound, end };
  }
  return null;
}

const openers = `from|between|von|zwischen|de|du|entre|от|между|с|из|من|بين|ما بين|从|在|desde|plage de|range`
  .split('|')
  .map(plainSpelling)
  .toSorted((a, b) => b.length - a.length);

/** Where the word begins that opens a range right before a place; null if there is none. */
export function openerBefore(text: string, at: number): { start: number; word: string } | null {
  const trimmed = text.slice(0, at).trimEnd();
  for (const word of openers) {
    const start = trimmed.length - word.length;
    if (trimmed.endsWith(word) && !(isWord.test(word) && letter.test(trimmed.charAt(start - 1))))
      return { start, word };
  }
  return null;
}

/** What stands between the ends of a range. */
export const connector = /^ ?(?:-|~|\.{2,3}|÷|to |bis |a |до |hasta |ate |al |الي |至|到|و|حتي ) ?/u;
/** What does so behind `between` alone. */
export const conjunction = /^ ?(?:and |und |et |y |e |и |و ?|和|与)/u;
export const betweenWords: ReadonlySet<string> = new Set(
  ['between', 'zwischen', 'entre', 'между', 'بين', 'ما بين', '在'].map(plainSpelling),
);
