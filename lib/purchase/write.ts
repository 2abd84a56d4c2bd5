import type { Db } from '@/lib/platform/db/client';
import { decimalOf, minorOf } from '@/lib/platform/money/amount';
import { isCurrency } from '@/lib/platform/money/currency';
import 'server-only';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { companyCategory } from '@/lib/platform/db/schema/company';
import {
  parameter,
  parameterOption,
  product,
  productCategory,
  productParameter,
} from '@/lib/platform/db/schema/product';
import {
  purchaseInvitation,
  purchaseRequest,
  purchaseSpecification,
  purchaseTranslation,
} from '@/lib/platform/db/schema/purchase';
import { category, country } from '@/lib/platform/db/schema/reference';
import type { Transaction } from '@/lib/platform/db/transaction';
import { AppError, type FieldError } from '@/lib/platform/errors';
import { isPublic } from '@/lib/standing/visibility';
import { setUses } from '@/lib/upload/usage/commands';
import { setNotContacts } from './claim/commands';
import { listShownClaims } from './claim/queries';
import type { RequestRow } from './lock';
import { contactsIn, maskedTexts } from './mask';
import { type PurchaseInput, purchaseFields } from './schema';

/** Column values for an input: the fields that differ in name or unit; `inputOf` is the inverse. */
const columnsOf = ({ translations: _, specification: __, notContacts: ___, ...input }: PurchaseInput) => {
  const currency = isCurrency(input.currency) ? input.currency : null;
  const minor = (amount: number | null) => (amount === null || currency === null ? null : minorOf(amount, currency));
  return {
    ...input,
    currency,
    targetPrice: minor(input.targetPrice),
    budget: minor(input.budget),
    port: input.port || null,
    countryCode: input.countryCode || null,
    deliveryBy: input.deliveryBy || null,
    validUntil: input.validUntil === '' ? null : new Date(input.validUntil),
    contactPhone: input.contactPhone || null,
    contactEmail: input.contactEmail || null,
  };
};

type Stored = {
  row: RequestRow;
  translations: (typeof purchaseTranslation.$inferSelect)[];
  specification: (typeof purchaseSpecification.$inferSelect)[];
  /** contact claims of its buyer */
  notContacts: ReadonlySet<string>;
};

/** A stored request as form input. */
export const inputOf = ({ row, translations, specification, notContacts }: Stored): PurchaseInput => {
  const decimal = (minor: number | null) =>
    minor === null || row.currency === null ? null : decimalOf(minor, row.currency);
  const input = purchaseFields.parse({
    ...row,
    translations: Object.fromEntries(translations.map(({ locale, title, details }) => [locale, { title, details }])),
    specification,
    currency: row.currency ?? '',
    targetPrice: decimal(row.targetPrice),
    budget: decimal(row.budget),
    port: row.port ?? '',
    countryCode: row.countryCode ?? '',
    deliveryBy: row.deliveryBy ?? '',
    validUntil: row.validUntil?.toISOString() ?? '',
    contactPhone: row.contactPhone ?? '',
    contactEmail: row.contactEmail ?? '',
  });
  return {
    ...input,
    notContacts: contactsIn(maskedTexts(input))
      .filter((text) => notContacts.has(text))
      .sort(),
  };
};

/** A request with its texts and requirements. */
export async function readStored(db: Db, row: RequestRow): Promise<Stored> {
  const translations = await db.select().from(purchaseTranslation).where(eq(purchaseTranslation.requestId, row.id));
  const specification = await db
    .select()
    .from(purchaseSpecification)
    .where(eq(purchaseSpecification.requestId, row.id))
    .orderBy(purchaseSpecification.position);
  const claimsOf = await listShownClaims(db, [row.id]);
  return { row, translations, specification, notContacts: claimsOf(row.id, null) };
}

/** The product a request may refer to: public, or referred to before. Null for any other, as its data must not leak. */
export async function findNameableProduct(tx: Transaction, requestId: number | null, productId: number | null) {
  if (productId === null) return null;
  const p = alias(product, 'p');
  const before = tx
    .select({ id: purchaseRequest.productId })
    .from(purchaseRequest)
    .where(eq(purchaseRequest.id, requestId ?? 0));
  const [found] = await tx
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.id, productId), or(isPublic, inArray(p.id, before))));
  return found?.id ?? null;
}

/** The default category of an inquiry: its product's, else that of an invited supplier. */
export async function findRequestedCategory(
  tx: Transaction,
  requestId: number | null,
  productId: number | null,
  companyIds: readonly number[],
): Promise<number | null> {
  const [ofProduct] = await tx
    .select({ id: productCategory.categoryId })
    .from(productCategory)
    .where(eq(productCategory.productId, productId ?? 0))
    .orderBy(productCategory.categoryId)
    .limit(1);
  if (ofProduct) return ofProduct.id;
  const invited = tx
    .select({ id: purchaseInvitation.companyId })
    .from(purchaseInvitation)
    .where(eq(purchaseInvitation.requestId, requestId ?? 0));
  const { companyId, categoryId } = companyCategory;
  const [ofCompany] = await tx
    .select({ id: categoryId })
    .from(companyCategory)
    .where(or(inArray(companyId, [...companyIds]), inArray(companyId, invited)))
    .orderBy(companyId, categoryId)
    .limit(1);
  return ofCompany?.id ?? null;
}

/** @throws AppError badRequest at a field with an invalid reference */
async function assertReferences(tx: Transaction, requestId: number | null, input: PurchaseInput): Promise<void> {
  const errors: FieldError[] = [];
  if (input.categoryId !== null) {
    const found = await tx.select({ id: category.id }).from(category).where(eq(category.id, input.categoryId));
    if (found.length === 0) errors.push({ field: 'categoryId', key: 'choice' });
  }
  const productId = await findNameableProduct(tx, requestId, input.productId);
  if (productId !== input.productId) errors.push({ field: 'productId', key: 'choice' });
  if (input.countryCode !== '') {
    const found = await tx.select({ code: country.code }).from(country).where(eq(country.code, input.countryCode));
    if (found.length === 0) errors.push({ field: 'countryCode', key: 'choice' });
  }
  errors.push(...(await findUnknownParameters(tx, { ...input, productId })));
  if (errors.length > 0) throw new AppError('badRequest', errors);
}

/** Requirements with a parameter unknown to the catalogue and to the request's product, or with an unknown option. */
export async function findUnknownParameters(
  tx: Transaction,
  { specification, productId }: PurchaseInput,
): Promise<FieldError[]> {
  const parameterIds = specification.flatMap((row) => row.parameterId ?? []);
  const optionIds = specification.flatMap((row) => row.optionId ?? []);
  const ofProduct = tx
    .select({ id: productParameter.parameterId })
    .from(productParameter)
    .where(eq(productParameter.productId, productId ?? 0));
  const parameters = await tx
    .select({ id: parameter.id })
    .from(parameter)
    .where(and(inArray(parameter.id, parameterIds), or(isNull(parameter.companyId), inArray(parameter.id, ofProduct))));
  const options = await tx
    .select({ id: parameterOption.id })
    .from(parameterOption)
    .where(inArray(parameterOption.id, optionIds));
  const isUnknown = (id: number | null, known: { id: number }[]) => id !== null && !known.some((one) => one.id === id);
  return specification.flatMap(({ parameterId, optionId }, row) =>
    isUnknown(parameterId, parameters) || isUnknown(optionId, options)
      ? [{ field: `specification.${row}.label`, key: 'choice' }]
      : [],
  );
}

/**
 * Writes form input to a locked request, or a new draft.
 * @throws AppError badRequest at a field or file with an invalid reference
 */
export async function writeRequest(
  tx: Transaction,
  actor: PurchaserActor,
  id: number | null,
  input: PurchaseInput,
  now: Date,
): Promise<RequestRow> {
  await assertReferences(tx, id, input);
  const columns = { ...columnsOf(input), updatedAt: now };
  const [row] =
    id === null
      ? await tx
          .insert(purchaseRequest)
          .values({ ...columns, accountId: actor.accountId })
          .returning()
      : await tx.update(purchaseRequest).set(columns).where(eq(purchaseRequest.id, id)).returning();
  if (!row) throw new AppError('notFound');
  const requestId = row.id;
  await tx.delete(purchaseTranslation).where(eq(purchaseTranslation.requestId, requestId));
  const texts = Object.entries(input.translations).flatMap(([locale, text]) =>
    text && text.title !== '' ? [{ requestId, locale, ...text }] : [],
  );
  if (texts.length > 0) await tx.insert(purchaseTranslation).values(texts);
  await tx.delete(purchaseSpecification).where(eq(purchaseSpecification.requestId, requestId));
  if (input.specification.length > 0)
    await tx
      .insert(purchaseSpecification)
      .values(input.specification.map((line, position) => ({ requestId, position, ...line })));
  const found = contactsIn(maskedTexts(input));
  const author = { requestId, companyId: null, accountId: actor.accountId };
  await setNotContacts(tx, author, { found, notContacts: input.notContacts });
  const uses = input.attachments.map((key, index) => ({
    key,
    kinds: ['attachment'] as const,
    field: `attachments.${index}`,
  }));
  await setUses(tx, actor, `purchase:${requestId}`, uses);
  return row;
}
