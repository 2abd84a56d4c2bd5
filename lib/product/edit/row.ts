import { config } from '@/lib/platform/config';
import type { product } from '@/lib/platform/db/schema/product';
import type { Locale } from '@/lib/platform/i18n/site';
import { decimalOf, minorOf } from '@/lib/platform/money/amount';
import { isCurrency } from '@/lib/platform/money/currency';
import { fields, type PlainColumn, type PlainName, plainNames } from '../field';
import { qualityOf } from './quality';
import type { ProductInput } from './schema';

type Row = typeof product.$inferSelect;
/** Columns of a product's row that are not written from an input. */
type OwnColumn = 'id' | 'companyId' | 'status' | 'listed' | 'recommend' | 'publishedAt' | 'updatedAt' | 'createdAt';
export type WrittenColumn = Exclude<keyof Row, OwnColumn>;
/** Columns of a product's row written from an input. */
export type WrittenRow = Pick<Row, WrittenColumn>;
/** The same before storing: null origin and currency become the company's. */
export type OpenRow = Omit<WrittenRow, 'originCode' | 'currency'> & {
  originCode: string | null;
  currency: string | null;
};
/** Fields of an input stored in other tables. */
type OtherTableField = 'translations' | 'categories' | 'tags' | 'pictures' | 'video' | 'parameters';
/** A product's data in other tables, amounts in minor units. */
export type OtherTables = Pick<ProductInput, OtherTableField> & { priceBreaks: { quantity: number; price: number }[] };

/** The price as stored, in minor units; negotiable if none is valid. */
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

// A version older than the field lacks it.
const isGiven = (value: string | number | null | undefined): boolean => (value ?? '') !== '';

/** The columns of the plain fields. */
const plainRow = (input: ProductInput) =>
  Object.fromEntries(
    plainNames.map((name) => {
      const { column } = fields[name];
      return [column.name, isGiven(input[name]) ? input[name] : column.none];
    }),
  ) as Pick<WrittenRow, PlainColumn>;

/** The plain fields of a row; null becomes the empty value. */
const plainInput = (row: WrittenRow) =>
  Object.fromEntries(
    plainNames.map((name) => [name, row[fields[name].column.name] ?? fields[name].schema.parse(undefined)]),
  ) as Pick<ProductInput, PlainName>;

/** The row to store; missing and invalid values of a draft are left out. */
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

/** The inverse: form input from a row and its other tables, for a form in a language. */
export function fromRow(row: WrittenRow, otherTables: OtherTables, locale: Locale): ProductInput {
  const { currency, priceKind, unit, originCode, groupId } = row;
  const amount = (minor: number | null) => (minor === null ? null : decimalOf(minor, currency));
  return {
    ...plainInput(row),
    ...otherTables,
    locale,
    priceKind: fields.priceKind.schema.parse(priceKind),
    priceMin: amount(row.priceMin),
    priceMax: amount(row.priceMax),
    currency,
    unit: fields.unit.schema.parse(unit),
    leadDays: { min: row.leadDaysMin, max: row.leadDaysMax },
    originCode,
    groupId,
    priceBreaks: otherTables.priceBreaks.map(({ quantity, price }) => ({ quantity, price: amount(price) })),
  };
}
