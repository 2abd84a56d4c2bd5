import 'server-only';
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { product } from '@/lib/platform/db/schema/product';
import { purchaseInvitation, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { translated } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/site';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { getPortText } from '@/lib/port/queries';
import { readSpecification } from '@/lib/purchase/specification/queries';
import { readStored } from '@/lib/purchase/write';
import { textFor } from '@/lib/staff/contact/rules';
import { isPublic } from '@/lib/standing/visibility';
import { addressOf, getUploads } from '@/lib/upload/queries';

type Row = typeof purchaseRequest.$inferSelect;

const nameOf = (table: string, key: string, value: SQLWrapper | string | number | null, locale: ConsoleLocale) =>
  sql<string | null>`${translated(table, key, 'name', sql`${value}`, locale)}`;

// The alias that `isPublic` uses.
const p = alias(product, 'p');

/** Suppliers invited to a request, and its product. */
async function readAddressed({ id, productId }: Row, locale: ConsoleLocale) {
  const { companyId } = purchaseInvitation;
  const companies = await database()
    .select({ id: companyId, name: nameOf('company_translation', 'company_id', companyId, locale) })
    .from(purchaseInvitation)
    .where(eq(purchaseInvitation.requestId, id))
    .orderBy(companyId);
  const [about] = await database()
    .select({
      id: p.id,
      companyId: p.companyId,
      name: nameOf('product_translation', 'product_id', p.id, locale),
      isPublic: sql<boolean>`${isPublic}`,
    })
    .from(p)
    .where(eq(p.id, productId ?? 0));
  return { companies, product: about ?? null };
}

/** The terms, the requirements and the files of a request, as suppliers see them; its budget is the buyer's alone. */
export async function readContent(reader: StaffActor, row: Row, locale: ConsoleLocale) {
  const textOf = (text: string) => textFor(reader, text);
  const [named] = await database()
    .select({
      category: nameOf('category_translation', 'category_id', row.categoryId, locale),
      country: nameOf('country_translation', 'country_code', row.countryCode, locale),
    })
    .from(purchaseRequest)
    .where(eq(purchaseRequest.id, row.id));
  const { specification } = await readStored(database(), row);
  const { targetPrice: minor, currency, showTargetPrice } = row;
  return {
    facts: {
      ...{ locale: isLocale(row.locale) ? row.locale : defaultLocale, countryCode: row.countryCode },
      ...{ quantity: row.quantity ?? 0, unit: row.unit ?? ('piece' as const) },
      ...{ incoterm: row.incoterm, place: textOf(row.place), port: row.port, destination: textOf(row.destination) },
      targetPrice: minor !== null && currency !== null && showTargetPrice ? { minor, currency } : null,
      ...{ shippingMethod: row.shippingMethod, shippingOther: textOf(row.shippingOther) },
      ...{ deliveryBy: row.deliveryBy, paymentMethod: row.paymentMethod, paymentOther: textOf(row.paymentOther) },
      toAgree: row.toAgree.filter((field) => field !== 'budget'),
      publishedAt: row.state === 'pending' ? '' : (row.publishedAt?.toISOString() ?? ''),
      validUntil: row.validUntil?.toISOString() ?? '',
    },
    addressed: await readAddressed(row, locale),
    names: {
      category: named?.category ?? undefined,
      country: named?.country ?? undefined,
      port: await getPortText(locale, row.port),
    },
    specification: await readSpecification(row.id, locale, specification, ({ label, value }) => ({
      label: textOf(label),
      value: textOf(value),
    })),
    files: (await getUploads(database(), row.attachments)).map(({ key, name }) => ({ key, name })),
  };
}
export type PurchaseContent = Awaited<ReturnType<typeof readContent>>;

/**
 * A signed address, valid for a few minutes, of a request's file, for reviewers.
 * @throws AppError forbidden by role, notFound for a draft, which is private, and for any other file
 */
export async function findRequestFile(
  storage: () => StorageSettings,
  actor: StaffActor,
  { id, key }: { id: number; key: string },
): Promise<string> {
  assertStaff(actor, 'reviewer');
  const [row] = await database().select().from(purchaseRequest).where(eq(purchaseRequest.id, id));
  const isSent = row !== undefined && row.state !== 'draft' && row.attachments.includes(key);
  const [file] = isSent ? await getUploads(database(), [key]) : [];
  if (!file) throw new AppError('notFound');
  return addressOf(storage(), file);
}
