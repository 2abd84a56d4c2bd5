import type { Messages } from 'next-intl';
import { type DynamicTranslator, dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatAmount, formatDay, formatNumber, formatShare } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { translator } from '@/lib/platform/i18n/translate';
import { countryName } from '@/lib/reference/country-name';
import { type ParamName, paramKinds } from './catalogue';
import { type PhraseId, type PhraseSoFar, paramsOf } from './schema';

/** Translator of all messages: useTranslations() in a page, else translator(). */
export type PhraseTranslator = Awaited<ReturnType<typeof translator>>;
type Filled = Record<string, string | number>;

/** Isolates a value's text direction (Unicode bidi isolate) from the text around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;
const leftToRight = (text: string): string => `\u2066${text.replace(/[\u200f\u2066\u2069]/g, '')}\u2069`;

/** A plural in every language, for counts not filled in yet. */
const many = 11;

/** A value formatted in the reader's language; null if missing or invalid. */
function valueText(
  name: ParamName,
  values: PhraseSoFar['values'],
  t: DynamicTranslator,
  locale: Locale,
): string | null {
  const value = values[name];
  if (value === undefined || value === null || value === '' || Number.isNaN(value)) return null;
  if (typeof value === 'object') {
    const { amount } = value;
    if (typeof amount !== 'number' || Number.isNaN(amount)) return null;
    if ('unit' in value && value.unit)
      return isolated(t(`product.quantity.${value.unit}`, { count: amount, n: formatNumber(locale, amount) }));
    if ('currency' in value && value.currency) {
      return leftToRight(formatAmount(locale, amount, value.currency));
    }
    return null;
  }
  if (typeof value === 'number')
    return isolated(paramKinds[name] === 'percent' ? formatShare(locale, value / 100) : formatNumber(locale, value));
  switch (paramKinds[name]) {
    case 'date':
      return isolated(formatDay(locale, value, 'long'));
    case 'payment':
      return isolated(t(`trade.payment.${value}`));
    case 'document':
      return isolated(t(`phrase.document.${value}`));
    case 'country':
      return isolated(countryName(locale, value));
    case 'incoterm':
      return leftToRight(value);
    default:
      return isolated(value);
  }
}

const isCounted = (name: ParamName): boolean => paramKinds[name] === 'days' || paramKinds[name] === 'months';

/** Parameters with free text in the writer's language; other texts are names and numbers. */
const described: readonly ParamName[] = [
  'product',
  'specification',
  'material',
  'place',
  'port',
  'topic',
  'reason',
  'defect',
];

/** Free text that the writer filled in, by parameter. */
export const ownWordsOf = ({ id, values }: PhraseSoFar): [name: ParamName, words: string][] =>
  paramsOf(id).flatMap((name) => {
    const words = values[name];
    return described.includes(name) && typeof words === 'string' && words !== '' ? [[name, words]] : [];
  });

/** Placeholder of a missing value: its label, without the unit if the phrase already names it. */
function gap(name: ParamName, t: DynamicTranslator): string {
  const label = t(`phrase.param.${name satisfies keyof Messages['phrase']['param']}`);
  return isolated(`[${isCounted(name) ? label.replace(/\s*[(（][^()（）]*[)）]$/u, '') : label}]`);
}

/**
 * A phrase in the reader's language, with localised numbers, dates and money. Missing values appear as labels in
 * brackets.
 */
export function formatPhrase({ id, values }: PhraseSoFar, words: PhraseTranslator, locale: Locale): string {
  const t = dynamicTranslator(words);
  const filled: Filled = {};
  for (const name of paramsOf(id)) {
    const value = values[name];
    const text = valueText(name, values, t, locale);
    filled[name] = text ?? gap(name, t);
    if (isCounted(name)) filled[`${name}Count`] = text !== null && typeof value === 'number' ? value : many;
  }
  return t(`phrase.text.${id}`, filled);
}

/** A part of a phrase: its own text, or the writer's. */
export type PhrasePart = { text: string; isOwn: boolean };

// Private-use characters that input cannot contain; the writer's text is inserted afterwards.
const [opening, closing] = ['\ue000', '\ue001'];
const place = new RegExp(`${opening}(\\d+)${closing}`);

/** A phrase in the reader's language in parts, so that the writer's text can be marked with its own language. */
export function phraseParts(phrase: PhraseSoFar, words: PhraseTranslator, locale: Locale): PhrasePart[] {
  const own = ownWordsOf(phrase);
  const places = own.map(([name], index) => [name, `${opening}${index}${closing}`]);
  const values = { ...phrase.values, ...Object.fromEntries(places) };
  return formatPhrase({ id: phrase.id, values }, words, locale)
    .split(place)
    .map((text, index) =>
      index % 2 === 0 ? { text, isOwn: false } : { text: own[Number(text)]?.[1] ?? '', isOwn: true },
    );
}

/** A phrase for the picker, with labels in brackets as placeholders. */
export const phraseOutline = (id: PhraseId, words: PhraseTranslator, locale: Locale): string =>
  formatPhrase({ id, values: {} }, words, locale);
