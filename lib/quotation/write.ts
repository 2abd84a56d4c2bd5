import { decimalOf, minorOf } from '@/lib/platform/money/amount';
import 'server-only';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { type Db, database } from '@/lib/platform/db/client';
import { product } from '@/lib/platform/db/schema/product';
import { purchaseSpecification } from '@/lib/platform/db/schema/purchase';
import {
  quotation,
  quotationDeviation,
  quotationPriceBreak,
  quotationRevision,
} from '@/lib/platform/db/schema/quotation';
import { country } from '@/lib/platform/db/schema/reference';
import type { Transaction } from '@/lib/platform/db/transaction';
import { AppError, type FieldError } from '@/lib/platform/errors';
import { setUses } from '@/lib/upload/usage/commands';
import { ownTotal } from './rules';
import { type QuotationInput, quotationFields } from './schema';

export type QuotationRow = typeof quotation.$inferSelect;

const columnsOf = ({ priceBreaks: _, deviations: __, ...input }: QuotationInput) => {
  const minor = (amount: number | null) => (amount === null ? null : minorOf(amount, input.currency));
  return {
    ...input,
    unitPrice: minorOf(input.unitPrice, input.currency) ?? 0,
    freight: minor(input.freight),
    insurance: minor(input.insurance),
    originCode: input.originCode || null,
    validUntil: new Date(input.validUntil),
  };
};

/** Stored quotations as form input, by id. */
export async function readInputs(db: Db, found: readonly QuotationRow[]): Promise<ReadonlyMap<number, QuotationInput>> {
  const ids = found.map(({ id }) => id);
  const breaks = await db
    .select()
    .from(quotationPriceBreak)
    .where(inArray(quotationPriceBreak.quotationId, ids))
    .orderBy(quotationPriceBreak.quantity);
  const deviations = await db
    .select()
    .from(quotationDeviation)
    .where(inArray(quotationDeviation.quotationId, ids))
    .orderBy(quotationDeviation.position);
  const inputOf = (row: QuotationRow): QuotationInput => {
    const decimal = (minor: number | null) => (minor === null ? null : decimalOf(minor, row.currency));
    const isOwn = ({ quotationId }: { quotationId: number }) => quotationId === row.id;
    return quotationFields.parse({
      ...row,
      unitPrice: decimal(row.unitPrice),
      freight: decimal(row.freight),
      insurance: decimal(row.insurance),
      originCode: row.originCode ?? '',
      validUntil: row.validUntil.toISOString(),
      priceBreaks: breaks.filter(isOwn).map(({ quantity, price }) => ({ quantity, price: decimal(price) })),
      deviations: deviations.filter(isOwn),
    });
  };
  return new Map(found.map((row) => [row.id, inputOf(row)]));
}

/** Totals of quotations on their own terms, by id. */
export const readTotals = async (found: readonly QuotationRow[]): Promise<ReadonlyMap<number, number | null>> =>
  new Map([...(await readInputs(database(), found))].map(([id, input]) => [id, ownTotal(input)]));

/** A stored quotation as form input. */
export async function readInput(db: Db, row: QuotationRow): Promise<QuotationInput> {
  const input = (await readInputs(db, [row])).get(row.id);
  if (!input) throw new Error('a row that was given is read');
  return input;
}

/** @throws AppError badRequest at a field with an invalid reference, such as another company's product */
async function assertReferences(
  tx: Transaction,
  { companyId }: SupplierActor,
  requestId: number,
  { productId, originCode, deviations }: QuotationInput,
): Promise<void> {
  const errors: FieldError[] = [];
  if (productId !== null) {
    const own = and(eq(product.id, productId), eq(product.companyId, companyId));
    const found = await tx.select({ id: product.id }).from(product).where(own);
    if (found.length === 0) errors.push({ field: 'productId', key: 'choice' });
  }
  if (originCode !== '') {
    const found = await tx.select({ code: country.code }).from(country).where(eq(country.code, originCode));
    if (found.length === 0) errors.push({ field: 'originCode', key: 'choice' });
  }
  if (deviations.length > 0) {
    const known = await tx
      .select({ position: purchaseSpecification.position })
      .from(purchaseSpecification)
      .where(eq(purchaseSpecification.requestId, requestId));
    const positions = known.map(({ position }) => position);
    if (deviations.some(({ position }) => !positions.includes(position)))
      errors.push({ field: 'deviations', key: 'choice' });
  }
  if (errors.length > 0) throw new AppError('badRequest', errors);
}

/**
 * The fields in which two versions differ.
 * @param stored the earlier one as stored: jsonb reorders keys, and it may predate some fields
 */
export function changedFields(stored: Record<string, unknown>, after: QuotationInput): string[] {
  const before: Record<string, unknown> = quotationFields.safeParse(stored).data ?? stored;
  const differs = ([field, value]: [string, unknown]) => JSON.stringify(before[field]) !== JSON.stringify(value);
  return Object.entries(after).flatMap((entry) => (differs(entry) ? [entry[0]] : []));
}

/** The latest version of a quotation; null for a new one. */
export async function findLastVersion(db: Db, quotationId: number) {
  const [last] = await db
    .select()
    .from(quotationRevision)
    .where(eq(quotationRevision.quotationId, quotationId))
    .orderBy(desc(quotationRevision.number))
    .limit(1);
  return last ?? null;
}

/**
 * Writes form input to a new or a locked quotation and stores it as a version.
 * @throws AppError badRequest at a field or file with an invalid reference
 */
export async function writeQuotation(
  tx: Transaction,
  actor: SupplierActor,
  { id, requestId }: { id: number | null; requestId: number },
  input: QuotationInput,
  now: Date,
): Promise<QuotationRow> {
  await assertReferences(tx, actor, requestId, input);
  const { accountId, companyId } = actor;
  const columns = { ...columnsOf(input), accountId, updatedAt: now, expiryToldAt: null };
  const [row] =
    id === null
      ? await tx
          .insert(quotation)
          .values({ ...columns, requestId, companyId, submittedAt: now })
          .returning()
      : await tx.update(quotation).set(columns).where(eq(quotation.id, id)).returning();
  if (!row) throw new AppError('notFound');
  const quotationId = row.id;
  await tx.delete(quotationPriceBreak).where(eq(quotationPriceBreak.quotationId, quotationId));
  const breaks = input.priceBreaks.map(({ quantity, price }) => ({
    quotationId,
    quantity,
    price: minorOf(price, input.currency) ?? 0,
  }));
  if (breaks.length > 0) await tx.insert(quotationPriceBreak).values(breaks);
  await tx.delete(quotationDeviation).where(eq(quotationDeviation.quotationId, quotationId));
  if (input.deviations.length > 0)
    await tx.insert(quotationDeviation).values(input.deviations.map((line) => ({ quotationId, ...line })));
  const last = await findLastVersion(tx, quotationId);
  await tx.insert(quotationRevision).values({
    quotationId,
    number: (last?.number ?? 0) + 1,
    content: input,
    changed: last ? changedFields(last.content, input) : [],
    accountId,
    createdAt: now,
  });
  const uses = input.attachments.map((key, index) => ({
    key,
    kinds: ['attachment'] as const,
    field: `attachments.${index}`,
  }));
  await setUses(tx, actor, `quotation:${quotationId}`, uses);
  return row;
}
