import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { timeZoneOf } from '@/lib/company/time-zone';
import type { Grade } from '@/lib/config';
import { db } from '@/lib/db/client';
import { company } from '@/lib/db/schema/company';
import type { Locale } from '@/lib/i18n/site';
import { getProduct } from '@/lib/product/detail';
import type { ParameterValue } from '@/lib/product/types';
import { purchaseLimits } from './constants';
import { companyNames } from './own/names';
import type { purchaseStartCall } from './start-call';

type Asked = Pick<z.output<typeof purchaseStartCall.input>, 'productId' | 'companyIds'>;
type Started = z.output<typeof purchaseStartCall.output>;

const cut = (text: string, most: number): string => text.slice(0, most).trim();

/** A parameter as a row of requirements; its name is known in every language by its id. */
function rowOf(parameterId: number, label: string, value: ParameterValue) {
  const row = { parameterId, optionId: null, label: cut(label, purchaseLimits.line), value: '', unit: '' };
  switch (value.kind) {
    case 'number':
      return { ...row, min: value.min, max: null, unit: value.unit };
    case 'range':
      return { ...row, min: value.min, max: value.max, unit: value.unit };
    case 'option':
      return { ...row, min: null, max: null, value: cut(value.label, purchaseLimits.line) };
    case 'text':
      return { ...row, min: null, max: null, value: cut(value.text, purchaseLimits.line), unit: value.unit };
  }
}

async function startOf(locale: Locale, id: number): Promise<Started['product']> {
  const product = await getProduct(locale, id);
  if (!product) return null;
  return {
    title: cut(product.name.text, purchaseLimits.title),
    cover: product.cover,
    productId: id,
    categoryId: product.categories.at(-1)?.id ?? null,
    quantity: product.minimumOrder > 0 ? product.minimumOrder : null,
    unit: product.unit,
    specification: product.parameters
      .flatMap(({ items }) => items.map((item) => rowOf(item.id, item.label, item.value)))
      .slice(0, purchaseLimits.specification),
  };
}

/** What has run out counts no more. docs/domain.md, Verification and membership. */
const grade = sql<Grade>`case when ${company.gradeValidUntil} < current_date then 'C' else ${company.grade} end`;

/** Public suppliers with what one looks at before asking them, in the order of `ids`. */
async function companiesOf(locale: Locale, ids: readonly number[]): Promise<Started['companies']> {
  if (ids.length === 0) return [];
  const open = await db()
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

/** What a public product and public suppliers bring to a new request; those that are not there any more are left out. */
export async function startPurchase(locale: Locale, { productId, companyIds }: Asked): Promise<Started> {
  const product = productId === null ? null : await startOf(locale, productId);
  return { product, companies: await companiesOf(locale, companyIds) };
}
