import { and, eq, inArray } from 'drizzle-orm';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import type { Membership } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { category } from '@/lib/platform/db/schema/reference';
import { portalSearch } from '@/lib/platform/db/schema/search';
import { purchaseInput } from '@/lib/purchase/check';
import { publishPurchase } from '@/lib/purchase/commands';
import type { PurchaseInput } from '@/lib/purchase/schema';
import { quotationInput } from '@/lib/quotation/check';
import { submitQuotation } from '@/lib/quotation/commands';
import type { QuotationInput } from '@/lib/quotation/schema';
import { dropMade, makeCompany, makePurchaserAccount } from '../factories';

/** The time of the trade tests, later than any clock they run by. */
export const now = new Date('2096-12-01T10:00:00Z');
/** A buyer's reason for withdrawing a request. */
export const dropped = { key: 'dropped', text: '' } as const;
export const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

let last = 0;
const purchasers: number[] = [];

/** A purchaser as an actor without a session; by default a known one, whose requests need no review. */
export async function makePurchaser(locale = 'fr', known = true): Promise<PurchaserActor> {
  const number = ++last;
  const mail = { email: `buyer${number}@trade.example`, emailConfirmedAt: now };
  const actor = await makePurchaserAccount({ name: `Awa Probe ${number}`, ...mail, locale, demo: known });
  purchasers.push(actor.accountId);
  return actor;
}

/** A supplier's owner whose company is public. */
export async function makeBidder(membership: Membership = 'diamond', locale = 'en'): Promise<SupplierActor> {
  const number = ++last;
  const mail = { email: `bidder${number}@trade.example`, emailConfirmedAt: now };
  const { owner } = await makeCompany({ grade: 'C', membership, publishedAt: now }, { ...mail, locale });
  return owner;
}

/** A complete request. */
export async function requestOf(over: Partial<PurchaseInput> = {}): Promise<PurchaseInput> {
  const [found] = await database().select({ id: category.id }).from(category).orderBy(category.id).limit(1);
  return purchaseInput.parse({
    locale: 'fr',
    translations: { fr: { title: 'Pompes centrifuges', details: 'Pour eau claire. Appelez le +221 33 823 10 10.' } },
    categoryId: found?.id ?? 0,
    quantity: 20,
    unit: 'set',
    incoterm: 'CIF',
    place: 'Dakar',
    targetPrice: 900,
    budget: 25_000,
    currency: 'EUR',
    shippingMethod: 'sea',
    port: 'SNDKR',
    countryCode: 'SN',
    destination: 'Dakar',
    deliveryBy: '2097-04-30',
    paymentMethod: 'letterOfCredit',
    validUntil: inDays(30).toISOString(),
    contactName: 'Awa Ndiaye',
    contactEmail: 'awa@buyer.example',
    specification: [{ label: 'Débit', min: 50, max: null, unit: 'm³/h' }],
    ...over,
  });
}

/** A complete quotation. */
export const quotationOf = (over: Partial<QuotationInput> = {}): QuotationInput =>
  quotationInput.parse({
    locale: 'en',
    unitPrice: 880,
    currency: 'EUR',
    quantity: 20,
    unit: 'set',
    incoterm: 'FOB',
    place: 'Hamburg',
    leadDays: 45,
    paymentMethod: 'letterOfCredit',
    validUntil: inDays(20).toISOString(),
    ...over,
  });

/** An open request of a purchaser. */
export async function makeRequest(actor: PurchaserActor, over: Partial<PurchaseInput> = {}): Promise<number> {
  return (await publishPurchase(actor, { id: null }, await requestOf(over), now)).id;
}

/** A live quotation of a supplier. */
export const makeQuotation = async (actor: SupplierActor, requestId: number, over: Partial<QuotationInput> = {}) =>
  (await submitQuotation(actor, requestId, quotationOf(over), now)).id;

export const requestRow = async (id: number) =>
  (await database().select().from(purchaseRequest).where(eq(purchaseRequest.id, id)))[0];
export const quotationRow = async (id: number) =>
  (await database().select().from(quotation).where(eq(quotation.id, id)))[0];

/** Deletes every company and purchaser made here, with all their data. */
export async function forgetTrade(): Promise<void> {
  const requests = database()
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .where(inArray(purchaseRequest.accountId, [0, ...purchasers.splice(0)]));
  await database()
    .delete(portalSearch)
    .where(and(eq(portalSearch.kind, 'purchase'), inArray(portalSearch.subjectId, requests)));
  await dropMade();
}
