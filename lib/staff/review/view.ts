import { isDeepStrictEqual } from 'node:util';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import { formatDay, formatNumber } from '@/lib/platform/i18n/format';
import { locales } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import type { ComparedEntry } from './comparison';
import { type FieldKind, fieldKinds } from './field';
import { nameIn, type ReferenceNames } from './name/queries';
import type { FieldView, Side } from './types';

type Translate = Awaited<ReturnType<typeof translator>>;
type Reading = { t: Translate; locale: ConsoleLocale; names: ReferenceNames };
type Parameter = {
  parameterId: number | null;
  labels: Partial<Record<string, string>>;
  unit: string;
  min: number | null;
  max: number | null;
  optionId: number | null;
  text: string;
};
type Break = { quantity: number | null; price: number | null };
type Range = { min: number | null; max: number | null };
type Shown = FieldView['show'];

const shows: Partial<Record<FieldKind, Shown>> = { picture: 'picture', video: 'video', licence: 'licence' };
const several = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isThere = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** An open end of a range is omitted. */
const spanOf = ({ min, max }: Range, locale: ConsoleLocale): string =>
  [...new Set([min, max])].flatMap((end) => (end === null ? [] : [formatNumber(locale, end)])).join('–');

const parameterOf = (one: Parameter, { names, locale }: Reading): string => {
  const { parameterId, labels, unit, optionId, text } = one;
  const own = [labels[locale], ...locales.map((other) => labels[other])].find((label) => label);
  const label = parameterId === null ? (own ?? '') : nameIn(names, 'parameter', parameterId);
  const value = optionId === null ? text || spanOf(one, locale) : nameIn(names, 'option', optionId);
  const measure = parameterId === null ? unit : names.get(`unit:${parameterId}`);
  return `${label}: ${[value, measure].filter(Boolean).join(' ')}`;
};

const choiceOf = (field: string, value: unknown, { t }: Reading): string => {
  const key = `console.choice.${field}.${String(value)}`;
  const read = dynamicTranslator(t);
  return read.has(key) ? read(key) : String(value);
};

const files = (value: unknown): Side =>
  several(value).flatMap((one) => {
    if (!isThere(one)) return [];
    if (typeof one !== 'object' || one === null || !('key' in one)) return [String(one)];
    return 'alt' in one && one.alt ? [`${one.key}\n${one.alt}`] : [String(one.key)];
  });

const isCode = (value: unknown): value is number => typeof value === 'number';

function words({ field }: ComparedEntry, value: unknown, reading: Reading): Side {
  const { t, locale, names } = reading;
  const kind = fieldKinds[field];
  const list = several(value).filter(isThere);
  switch (kind) {
    case 'number':
      return list.filter(isCode).map((one) => formatNumber(locale, one));
    case 'day':
      return list.map((one) => formatDay(locale, String(one)));
    case 'flag':
      return list.map((one) => t(one === true ? 'console.choice.yes' : 'console.choice.no'));
    case 'range':
      return list.map((one) => spanOf(one as Range, locale)).filter(Boolean);
    case 'choice':
      return list.map((one) => choiceOf(field, one, reading));
    case 'break':
      return (list as Break[]).map(({ quantity, price }) =>
        t('console.choice.break', {
          quantity: formatNumber(locale, quantity ?? 0),
          price: formatNumber(locale, price ?? 0),
        }),
      );
    case 'parameter':
      return (list as Parameter[]).map((one) => parameterOf(one, reading));
    case 'category':
    case 'tag':
    case 'country':
    case 'group':
    case 'product':
      return list.map((one) => nameIn(names, kind, one));
    default:
      return list.map(String);
  }
}

const many: readonly FieldKind[] = ['category', 'tag', 'break', 'parameter'];

/** Each field of two versions as the console shows it. */
export async function viewFields(
  compared: readonly ComparedEntry[],
  names: ReferenceNames,
  locale: ConsoleLocale,
): Promise<FieldView[]> {
  const reading = { t: await translator(locale), locale, names };
  return compared.map((one) => {
    const { path, field, locale: language, changed } = one;
    const kind = fieldKinds[field];
    const show = shows[kind] ?? (many.includes(kind) || field === 'countries' ? 'list' : 'text');
    const read = (value: unknown): Side =>
      show === 'text' || show === 'list' ? words(one, value, reading) : files(value);
    const [before, after] = [read(one.before), read(one.value)];
    // A company's own parameter gets an id once published, without changing otherwise.
    const same = kind === 'parameter' && isDeepStrictEqual(before, after);
    return { path, field, locale: language, show, before, after, changed: changed && !same };
  });
}
