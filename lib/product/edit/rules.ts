import type { z } from 'zod';
import { config } from '@/lib/platform/config';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { countText } from '@/lib/platform/i18n/text-length';
import { minorOf } from '@/lib/platform/money/amount';
import { isCurrency } from '@/lib/platform/money/currency';
import type { ProductPrice } from '../types';
import type { ProductFormInput, ProductInput, ProductParameterInput, ProductTranslation } from './schema';

type Context = z.core.$RefinementCtx<ProductInput>;
type Path = (string | number)[];

type TypedPrice = Partial<Pick<ProductFormInput, 'priceKind' | 'priceMin' | 'priceMax' | 'currency' | 'priceQuantity'>>;

/** The form's price as buyers would see it; null if not valid yet. */
export function inputPrice({
  priceKind,
  priceMin,
  priceMax,
  currency = '',
  priceQuantity = 1,
}: TypedPrice): ProductPrice | null {
  const [min, max] = [priceMin, priceMax].map((value) =>
    isCurrency(currency) && value ? minorOf(value, currency) : null,
  );
  if (priceKind === 'negotiable') return { kind: 'negotiable' };
  if (!min) return null;
  const rest = { currency, ...(priceQuantity === 1 ? {} : { per: priceQuantity }) };
  return priceKind === 'range' && max ? { kind: 'range', min, max, ...rest } : { kind: 'fixed', min, ...rest };
}

/** True if a language has no text. */
export const isBlank = (text: ProductTranslation | undefined): boolean =>
  text === undefined || Object.values(text).every((value) => value === '');

/** Completeness of a product's texts in a language. */
export type ProductCoverage = 'full' | 'part' | 'none';

/**
 * Completeness in a language: full with name, summary, introduction and the names of the company's own parameters.
 * @param named whether all those parameters have a name in it
 */
export function coverageIn(text: Partial<ProductTranslation> | undefined, named: boolean): ProductCoverage {
  const { name, summary, introduction, keywords, slogan } = text ?? {};
  if (name && summary && introduction && named) return 'full';
  return name || summary || introduction || keywords || slogan ? 'part' : 'none';
}

/** The languages that have any text. */
export const writtenLocales = ({ translations }: Pick<ProductInput, 'translations'>): Locale[] =>
  locales.filter((locale) => !isBlank(translations[locale]));

/** The product's name in the form's language, else in any. */
export const titleOf = ({ translations, locale }: Pick<ProductInput, 'translations' | 'locale'>): string =>
  [locale, ...locales].map((one) => translations[one]?.name ?? '').find((name) => name !== '') ?? '';

/** Reference owners of a product's files, and of its pending version's. */
export const subjectOf = (id: number): string => `product:${id}`;
export const waitingSubjectOf = (id: number): string => `product:${id}:pending`;

/** True if the public may have seen it: its tables then change only by approval. */
export const isPublished = ({ status }: { status: string }): boolean => status === 'normal' || status === 'disable';

function reporter(ctx: Context) {
  return (message: string, ...path: Path) => ctx.addIssue({ code: 'custom', message, path });
}
type Report = ReturnType<typeof reporter>;

function checkDigits(value: number | null, currency: string, report: Report, ...path: Path): void {
  if (value !== null && minorOf(value, currency) === null) report('priceDigits', ...path);
}

/** A draft must have a name in some language, and no price with too many decimals to store. */
export function checkDraft(input: ProductInput, ctx: Context): void {
  const report = reporter(ctx);
  const { currency, priceKind, priceMin, priceMax, priceBreaks } = input;
  if (titleOf(input) === '') report('required', 'translations', input.locale, 'name');
  if (!isCurrency(currency) || priceKind === 'negotiable') return;
  checkDigits(priceMin, currency, report, 'priceMin');
  if (priceKind === 'range') checkDigits(priceMax, currency, report, 'priceMax');
  for (const [at, { price }] of priceBreaks.entries()) checkDigits(price, currency, report, 'priceBreaks', at, 'price');
}

function checkTexts({ translations, locale: site, ...rest }: ProductInput, report: Report): void {
  const written = writtenLocales({ translations });
  if (written.length === 0) report('required', 'translations', site, 'name');
  for (const locale of written) {
    const text = translations[locale];
    if (!text) continue;
    if (text.name === '') report('required', 'translations', locale, 'name');
    for (const [field, max] of textLimits)
      if (countText(locale, text[field]) > max) report(limitKey(locale, max), 'translations', locale, field);
  }
  if (rest.hsCode !== '' && !/^\d{4}(?:[. ]?\d{2}){0,4}$/.test(rest.hsCode)) report('format', 'hsCode');
}

/** The limits of texts, counted by `countText`. docs/domain.md, Lengths of texts. */
export const textLimits = [
  ['summary', config.product.summary],
  ['slogan', config.slogan],
  ['introduction', config.product.introduction],
] as const;
const limitKey = (locale: Locale, max: number) => `${locale === 'zh' ? 'characterLimit' : 'wordLimit'}:${max}`;

function checkAmount(value: number | null, currency: string, report: Report, ...path: Path): boolean {
  if (value === null) report('required', ...path);
  else if (value <= 0) report('pricePositive', ...path);
  else if (minorOf(value, currency) === null) report('priceDigits', ...path);
  else return true;
  return false;
}

function checkPrice(input: ProductInput, report: Report): void {
  const { priceKind, priceMin, priceMax, currency, unit } = input;
  const known = isCurrency(currency);
  // Without a price neither is shown; the stored values are the company's currency and the first unit.
  if (!known && !(priceKind === 'negotiable' && currency === ''))
    report(currency === '' ? 'required' : 'choice', 'currency');
  if (priceKind === 'negotiable') return;
  if (unit === '') report('required', 'unit');
  const money = known ? currency : config.baseCurrency;
  const low = checkAmount(priceMin, money, report, 'priceMin');
  if (priceKind === 'range') {
    const high = checkAmount(priceMax, money, report, 'priceMax');
    if (low && high && Number(priceMin) >= Number(priceMax)) report('priceOrder', 'priceMax');
  }
  checkBreaks(input, money, report);
}

function checkBreaks({ priceBreaks }: ProductInput, currency: string, report: Report): void {
  let before: { quantity: number; price: number } | null = null;
  for (const [at, { quantity, price }] of priceBreaks.entries()) {
    if (quantity === null && price === null) continue;
    const priced = checkAmount(price, currency, report, 'priceBreaks', at, 'price');
    if (quantity === null) report('required', 'priceBreaks', at, 'quantity');
    if (quantity === null || price === null) continue;
    if (before && before.quantity >= quantity) report('quantityOrder', 'priceBreaks', at, 'quantity');
    else if (before && priced && before.price <= price) report('breakPriceOrder', 'priceBreaks', at, 'price');
    before = { quantity, price };
  }
}

const valueFields = { number: ['min'], range: ['min', 'max'], option: ['optionId'], text: ['text'] } as const;

const missingValues = (one: ProductParameterInput) =>
  valueFields[one.kind].filter((field) => one[field] === null || one[field] === '');

/** True if a parameter has the value its type requires. */
export const hasValue = (one: ProductParameterInput): boolean => missingValues(one).length === 0;

/** True for an empty line of the parameters. */
export const isEmptyParameter = (one: ProductParameterInput): boolean =>
  one.parameterId === null &&
  Object.values(one.labels).every((label) => !label) &&
  [one.min, one.max, one.optionId].every((value) => value === null) &&
  one.text === '';

function checkParameters(input: ProductInput, report: Report): void {
  const seen = new Set<number>();
  for (const [at, one] of input.parameters.entries()) {
    if (isEmptyParameter(one)) continue;
    const named = one.parameterId !== null || Object.values(one.labels).some((label) => label);
    if (!named) report('required', 'parameters', at, 'labels', input.locale);
    const missing = missingValues(one);
    for (const field of missing) report('required', 'parameters', at, field);
    if (missing.length === 0 && one.kind === 'range' && Number(one.min) >= Number(one.max))
      report('rangeOrder', 'parameters', at, 'max');
    if (one.parameterId === null) continue;
    if (seen.has(one.parameterId)) report('parameterTwice', 'parameters', at, 'labels');
    seen.add(one.parameterId);
  }
}

const neededLists = ['categories', 'tags', 'pictures'] as const;

/** Lists that a submitted product must not leave empty, but a draft may: those that are. */
export const lackedLists = (input: ProductInput) => neededLists.filter((name) => input[name].length === 0);

/** Required fields for submitting a product. docs/domain.md, Required fields. */
export function checkProduct(input: ProductInput, ctx: Context): void {
  const report = reporter(ctx);
  checkTexts(input, report);
  checkPrice(input, report);
  const { min, max } = input.leadDays;
  if (min !== null && max !== null && min > max) report('rangeOrder', 'leadDays', 'max');
  for (const field of lackedLists(input)) report('required', field);
  checkParameters(input, report);
}

const ascending = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

const withoutBlanks = (labels: ProductParameterInput['labels']): ProductParameterInput['labels'] =>
  Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== ''));

/** Normalises a product for storing and comparing: without empty lines and languages or duplicates. */
export const tidy = (input: ProductInput): ProductInput => ({
  ...input,
  translations: Object.fromEntries(writtenLocales(input).map((locale) => [locale, input.translations[locale]])),
  minimumOrder: input.minimumOrder ?? 1,
  categories: ascending(input.categories),
  tags: ascending(input.tags),
  pictures: [...new Set(input.pictures)],
  priceBreaks: input.priceBreaks.filter(({ quantity, price }) => quantity !== null || price !== null),
  parameters: input.parameters
    .filter((one) => !isEmptyParameter(one))
    .map((one) => ({ ...one, labels: withoutBlanks(one.labels) })),
});

// Section and unit of catalogue parameters come from the catalogue.
const comparable = (input: ProductInput): ProductInput => ({
  ...input,
  parameters: input.parameters.map((one) =>
    one.parameterId === null ? one : { ...one, section: 'performance', unit: '', labels: {} },
  ),
});

/** Whether two versions of a product are equal. */
export const isSame = (one: ProductInput, other: ProductInput): boolean =>
  JSON.stringify(sorted(comparable(one))) === JSON.stringify(sorted(comparable(other)));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};
