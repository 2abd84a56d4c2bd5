import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { timeZoneOf } from '@/lib/company/time-zone';
import type { Grade } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import type { Locale } from '@/lib/platform/i18n/site';
import { getProduct } from '@/lib/product/detail/queries';
import type { ParameterValue, ProductDetail } from '@/lib/product/types';
import { purchaseLimits } from '@/lib/purchase/constants';
import { companyNames } from '@/lib/purchase/own/name/queries';
import { listAskable, listDirections, listOptions } from '@/lib/purchase/requirement/queries';
import type { Direction } from '@/lib/purchase/requirement/rules';
import type { purchaseStartCall } from './call';

type PrefillInput = Pick<z.output<typeof purchaseStartCall.input>, 'productId' | 'companyIds'> & {
  besideIds?: readonly number[];
  categoryId?: number | null;
};
type Started = z.output<typeof purchaseStartCall.output>;

const cut = (text: string, max: number): string => text.slice(0, max).trim();

/** The requirement derived from a product's value. */
const boundsOf = (value: number, direction: Direction) => ({
  min: direction === 'most' ? null : value,
  max: direction === 'least' ? null : value,
});

/** A parameter as a requirement; ids give its and the option's name in every language. */
function rowOf(parameterId: number, label: string, value: ParameterValue, direction: Direction) {
  const row = { parameterId, optionId: null, label: cut(label, purchaseLimits.line), value: '', unit: '' };
  switch (value.kind) {
    case 'number':
      return { ...row, ...boundsOf(value.min, direction), unit: value.unit };
    case 'range':
      return { ...row, min: value.min, max: value.max, unit: value.unit };
    case 'option':
      return { ...row, min: null, max: null, value: cut(value.label, purchaseLimits.line) };
    case 'text':
      return { ...row, min: null, max: null, value: cut(value.text, purchaseLimits.line), unit: value.unit };
  }
}

type Line = NonNullable<Started['product']>['specification'][number];

/** The requirements that all products meet; differing numbers become the range they span. */
function commonLines([first = [], ...others]: readonly Line[][]): Line[] {
  return first.flatMap((line) => {
    const alike = others.flatMap(
      (lines) => lines.find(({ parameterId, unit }) => parameterId === line.parameterId && unit === line.unit) ?? [],
    );
    if (alike.length < others.length || alike.some(({ value }) => value !== line.value)) return [];
    const span = (field: 'min' | 'max') => [line, ...alike].flatMap((one) => one[field] ?? []);
    const [lows, highs] = [span('min'), span('max')];
    return {
      ...line,
      min: lows.length > 0 ? Math.min(...lows) : null,
      max: highs.length > 0 ? Math.max(...highs) : null,
    };
  });
}

async function startOf(locale: Locale, [id, ...besideIds]: readonly number[]): Promise<Started['product']> {
  const product = id === undefined ? null : await getProduct(locale, id);
  if (!id || !product) return null;
  const others = await Promise.all(besideIds.map((other) => getProduct(locale, other)));
  const otherProducts = others.filter((one) => one !== null);
  const itemsOf = (one: ProductDetail) => one.parameters.flatMap((section) => section.items);
  const items = [product, ...otherProducts].flatMap(itemsOf);
  const directions = await listDirections(items.map((item) => item.id));
  const options = await listOptions(id);
  return {
    title: cut(
      (otherProducts.length > 0 && product.categories.at(-1)?.name) || product.name.text,
      purchaseLimits.title,
    ),
    cover: product.cover,
    productId: otherProducts.length > 0 ? null : id,
    categoryId: product.categories.at(-1)?.id ?? null,
    quantity: product.minimumOrder > 0 ? product.minimumOrder : null,
    unit: product.unit,
    specification: commonLines(
      [product, ...otherProducts].map((one) =>
        itemsOf(one).map((item) => rowOf(item.id, item.label, item.value, directions.get(item.id) ?? 'exact')),
      ),
    )
      .slice(0, purchaseLimits.specification)
      .map((line) => ({ ...line, optionId: options.get(line.parameterId ?? 0) ?? null })),
  };
}

/** Expired grades do not count. docs/domain.md, Verification and membership. */
const grade = sql<Grade>`case when ${company.gradeValidUntil} < current_date then 'C' else ${company.grade} end`;

/** Public suppliers with a summary for choosing whom to ask, in the order of `ids`. */
async function companiesOf(locale: Locale, ids: readonly number[]): Promise<Started['companies']> {
  if (ids.length === 0) return [];
  const open = await database()
    .select({ id: company.id, grade, country: company.countryCode })
    .from(company)
    .where(and(inArray(company.id, [...ids]), eq(company.status, 'normal')));
  const names = await companyNames(
    locale,
    open.map(({ id }) => id),
  );
  const found = new Map(open.map((one) => [one.id, one]));
  return [...new Set(ids)].flatMap((id) => {
    const one = found.get(id);
    const name = names.get(id);
    return one && name !== undefined ? [{ id, name, grade: one.grade, zone: timeZoneOf(one.country) }] : [];
  });
}

/**
 * Initial values of a new request from a public product, public suppliers and a category; those no longer available are
 * left out.
 */
export async function startPurchase(
  locale: Locale,
  { productId, besideIds = [], companyIds, categoryId }: PrefillInput,
): Promise<Started> {
  const product = productId === null ? null : await startOf(locale, [productId, ...besideIds]);
  const parameters = categoryId ? await listAskable(locale, categoryId) : [];
  return { product, companies: await companiesOf(locale, companyIds), parameters };
}
