import { config } from '@/lib/platform/config';
import type { product } from '@/lib/platform/db/schema/product';
import type { Locale } from '@/lib/platform/i18n/site';
import { decimalOf, minorOf } from '@/lib/platform/money/amount';
import { isCurrency } from '@/lib/platform/money/currency';
import { fields, type PlainColumn, type PlainName, plainNames } from '../field';
import { qualityOf } from './quality';
import type { ProductInput } from './schema';

type Row = typeof product.$inferSelect;
/** What a product's row holds besides what is written into it. */
type OwnColumn = 'id' | 'companyId' | 'status' | 'listed' | 'recommend' | 'publishedAt' | 'updatedAt' | 'createdAt';
export type WrittenColumn = Exclude<keyof Row, OwnColumn>;
/** Of a product's row what an input says. */
export type WrittenRow = Pick<Row, WrittenColumn>;
/** The same before it is stored: without origin and currency, the company's stand there. */
export type OpenRow = Omit<WrittenRow, 'originCode' | 'currency'> & {
  originCode: string | null;
  currency: string | null;
};
/** The rest of an input, which other tables hold. */
type Beside = 'translations' | 'categories' | 'tags' | 'pictures' | 'video' | 'parameters';
/** What is beside a product's row, amounts in minor units. */
export type BesideRow = Pick<ProductInput, Beside> & { priceBreaks: { quantity: number; price: number }[] };

/** The price as it is stored, in minor units: negotiable where none is written that could be. */
export function storedPrice({ priceKind, priceMin, priceMax, currency, priceBreaks }: ProductInput) {
  const none = { priceKind: 'negotiable', priceMin: null, priceMax: null, breaks: [] };
  if (!isCurrency(currency) || priceKind === 'negotiable' || priceMin === null) return none;
  const [min, max] = [minorOf(priceMin, currency), priceMax === null ? null : minorOf(priceMax, currency)];
  if (min === null || min <= 0) return none;
  const breaks = priceBreaks.flatMap(({ quantity, price }) => {
    const minor = price === null ? null : minorOf(price, currency);
    return quantity !== null && minor !== null && minor > 0 ? [{ quantity, price: minor }] : [];
  });
  if (priceKind === 'fixed') return { priceKind, priceMin: min, priceMax: null, breaks };
  return max !== null && max > min ? { priceKind, priceMin: min, priceMax: max, breaks } : none;
}

const storedLead = ({ leadDays }: ProductInput) => {
  const min = leadDays.min ?? leadDays.max;
  const max = leadDays.max ?? leadDays.min;
  return min !== null && max !== null && min <= max
    ? { leadDaysMin: min, leadDaysMax: max }
    : { leadDaysMin: null, leadDaysMax: null };
};

// A version that was written before there was a field does not say it.
const isGiven = (value: string | number | null | undefined): boolean => (value ?? '') !== '';

/** The columns of the plain fields. */
const plainRow = (input: ProductInput) =>
  Object.fromEntries(
    plainNames.map((name) => {
      const { column } = fields[name];
      return [column.name, isGiven(input[name]) ? input[name] : column.none];
    }),
  ) as Pick<WrittenRow, PlainColumn>;

/** The plain fields of a row; a line of which there is none is empty. */
const plainInput = (row: WrittenRow) =>
  Object.fromEntries(
    plainNames.map((name) => [name, row[fields[name].column.name] ?? fields[name].schema.parse(undefined)]),
  ) as Pick<ProductInput, PlainName>;

/** What a product's row is to hold; what a draft leaves open or has wrong is left out. */
export function toRow(input: ProductInput): OpenRow {
  const { breaks: _, ...price } = storedPrice(input);
  return {
    ...plainRow(input),
    ...price,
    ...storedLead(input),
    currency: isCurrency(input.currency) ? input.currency : null,
    originCode: input.originCode || null,
    unit: input.unit || config.units[0],
    groupId: input.groupId,
    cover: input.pictures[0] ?? '',
    quality: qualityOf(input),
  };
}

/** The inverse: a row and what is beside it as the form holds them, filled in in a language. */
export function fromRow(row: WrittenRow, beside: BesideRow, locale: Locale): ProductInput {
  const { currency, priceKind, unit, originCode, groupId } = row;
  const amount = (minor: number | null) => (minor === null ? null : decimalOf(minor, currency));
  return {
    ...plainInput(row),
    ...beside,
    locale,
    priceKind: fields.priceKind.schema.parse(priceKind),
    priceMin: amount(row.priceMin),
    priceMax: amount(row.priceMax),
    currency,
    unit: fields.unit.schema.parse(unit),
    leadDays: { min: row.leadDaysMin, max: row.leadDaysMax },
    originCode,
    groupId,
    priceBreaks: beside.priceBreaks.map(({ quantity, price }) => ({ quantity, price: amount(price) })),
  };
}
