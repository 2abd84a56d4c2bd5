import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { parameter, product } from '@/lib/platform/db/schema/product';
import { purchaseRequest, purchaseSpecification } from '@/lib/platform/db/schema/purchase';
import { upload, uploadUse } from '@/lib/platform/db/schema/upload';
import type { AppError } from '@/lib/platform/errors';
import { publishPurchase, savePurchase } from '@/lib/purchase/commands';
import { purchaseLimits } from '@/lib/purchase/constants';
import { copyPurchase } from '@/lib/purchase/copy/commands';
import { askQuestion, inviteSuppliers, openContacts } from '@/lib/purchase/correspondence/commands';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import { getPurchase } from '@/lib/purchase/queries';
import { acceptQuotation, cancelPurchase } from '@/lib/quotation/outcome/commands';
import { demoDatabase } from '../database';
import {
  dropped,
  inDays,
  makeBidder,
  makePurchaser,
  makeQuotation,
  makeRequest,
  now,
  requestOf,
  requestRow,
} from './trade-kit';

let buyer: PurchaserActor;
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const publicProduct = async () => {
  const [found] = await database().select({ id: product.id }).from(product).where(eq(product.listed, true)).limit(1);
  if (!found) throw new Error('no public product');
  return found;
};
const own = async (id: number) => {
  const found = await getOwnPurchase(buyer, id);
  if (!found) throw new Error('no request');
  return found;
};

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser();
}, 240_000);

describe('a copy of a request', () => {
  it('is a draft with the form’s content, without suppliers', async () => {
    const bidder = await makeBidder();
    const id = await makeRequest(buyer, { showPriceBand: true });
    await inviteSuppliers(buyer, id, [bidder.companyId]);
    const quoted = await makeQuotation(bidder, id);
    await askQuestion(bidder, id, 'Which voltage?', now);
    await openContacts(buyer, id, bidder.companyId);
    await acceptQuotation(buyer, quoted, now);
    const source = await own(id);
    const made = await copyPurchase(buyer, id, undefined, now);
    const copy = await own(made.id);
    expect(copy).toMatchObject({ state: 'draft', revision: made.revision, quotationMax: 10, invited: [], opened: [] });
    expect(copy.purchase).toEqual(source.purchase);
    expect((await own(id)).state).toBe('awarded');
    expect(await getPurchase('en', bidder, made.id)).toBeNull();
  });

  it('omits dates that are past in the buyer’s time zone, and is published with new ones', async () => {
    const id = await makeRequest(buyer, { validUntil: inDays(10).toISOString(), deliveryBy: '2096-12-20' });
    const kept = await copyPurchase(buyer, id, undefined, inDays(5));
    expect((await own(kept.id)).purchase).toMatchObject({
      validUntil: inDays(10).toISOString(),
      deliveryBy: '2096-12-20',
    });
    const made = await copyPurchase(buyer, id, undefined, inDays(30));
    const { purchase } = await own(made.id);
    expect(purchase).toMatchObject({ validUntil: '', deliveryBy: '' });
    const fresh = { ...purchase, validUntil: inDays(60).toISOString(), deliveryBy: '2097-04-30' };
    const published = publishPurchase(buyer, made, fresh, inDays(30));
    expect(await refusal(published)).toBeNull();
  });

  it.each(['draft', 'open', 'cancelled'])('is made of one that is %s', async (state) => {
    const id =
      state === 'draft'
        ? (await savePurchase(buyer, { id: null }, await requestOf(), now)).id
        : await makeRequest(buyer);
    if (state === 'cancelled') await cancelPurchase(buyer, id, dropped, now);
    const made = await copyPurchase(buyer, id, undefined, now);
    expect((await requestRow(made.id))?.state).toBe('draft');
    expect((await requestRow(id))?.state).toBe(state);
  });

  it('keeps a requirement as text if its source was deleted', async () => {
    const id = await makeRequest(buyer);
    const [foreign] = await database()
      .insert(parameter)
      .values({ companyId: (await makeBidder()).companyId, key: 'copied', kind: 'text', section: 'operation' })
      .returning();
    await database()
      .update(purchaseSpecification)
      .set({ parameterId: foreign?.id ?? 0 })
      .where(eq(purchaseSpecification.requestId, id));
    const made = await copyPurchase(buyer, id, undefined, now);
    expect((await own(made.id)).purchase.specification).toMatchObject([
      { label: 'Débit', min: 50, unit: 'm³/h', parameterId: null },
    ]);
  });

  it('omits a product that is no longer public', async () => {
    const { id: productId } = await publicProduct();
    const id = await makeRequest(buyer, { productId });
    expect((await own((await copyPurchase(buyer, id, undefined, now)).id)).purchase.productId).toBe(productId);
    await database().update(product).set({ status: 'disable', listed: false }).where(eq(product.id, productId));
    expect((await own((await copyPurchase(buyer, id, undefined, now)).id)).purchase.productId).toBeNull();
  });

  it('shares the request’s files, which each of the two retains independently', async () => {
    const id = await makeRequest(buyer);
    const key = 'attachment/purchase-copy.pdf';
    await database()
      .insert(upload)
      .values({
        ...{ pendingKey: 'pending/purchase-copy.pdf', key, state: 'referenced', kind: 'attachment', private: true },
        ...{
          ownerKind: 'purchaser',
          ownerId: buyer.accountId,
          name: 'drawing.pdf',
          mime: 'application/pdf',
          bytes: 10,
        },
      });
    const attachments = [key, 'attachment/gone.pdf'];
    await database().update(purchaseRequest).set({ attachments }).where(eq(purchaseRequest.id, id));
    const made = await copyPurchase(buyer, id, undefined, now);
    expect((await own(made.id)).purchase.attachments).toEqual([key]);
    const uses = await database().select().from(uploadUse).where(eq(uploadUse.key, key));
    expect(uses.map(({ subject }) => subject)).toEqual([`purchase:${made.id}`]);
  });

  it('is created once when its call is repeated with its key', async () => {
    const own = await makePurchaser();
    const id = await makeRequest(own);
    const key = randomUUID();
    const [one, other] = await Promise.all([copyPurchase(own, id, key, now), copyPurchase(own, id, key, now)]);
    expect(other).toEqual(one);
    expect(await database().$count(purchaseRequest, eq(purchaseRequest.accountId, own.accountId))).toBe(2);
  });

  it('can be made only by the buyer, within the limit of drafts', async () => {
    const own = await makePurchaser();
    const id = await makeRequest(own);
    expect(await refusal(copyPurchase(buyer, id, undefined, now))).toBe('notFound');
    const row = await requestRow(id);
    if (!row) throw new Error('no request');
    const { id: _, ...columns } = row;
    await database()
      .insert(purchaseRequest)
      .values(Array.from({ length: purchaseLimits.drafts }, () => ({ ...columns, state: 'draft' as const })));
    expect(await refusal(copyPurchase(own, id, undefined, now))).toBe(`id:draftLimit:${purchaseLimits.drafts}`);
  });
});
