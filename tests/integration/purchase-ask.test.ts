import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { company, companyCategory } from '@/lib/platform/db/schema/company';
import { notification } from '@/lib/platform/db/schema/notification';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { category } from '@/lib/platform/db/schema/reference';
import { purchaseInput } from '@/lib/purchase/check';
import { publishPurchase } from '@/lib/purchase/commands';
import { agreeableFields } from '@/lib/purchase/constants';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import { getPurchase } from '@/lib/purchase/queries';
import type { PurchaseFormInput } from '@/lib/purchase/schema';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, now, requestRow } from './trade-kit';

const typed: PurchaseFormInput = {
  locale: 'en',
  kind: 'inquiry',
  translations: { en: { title: 'Gland packing', details: 'For sea water.' } },
  quantity: 3,
  unit: 'roll',
  toAgree: [...agreeableFields],
};
let buyer: PurchaserActor;
let supplier: SupplierActor;
let categoryId = 0;

beforeAll(async () => {
  await demoDatabase();
  buyer = { ...(await makePurchaser('en')), timeZone: 'UTC' };
  supplier = await makeBidder();
  const [found] = await database().select({ id: category.id }).from(category).orderBy(category.id).limit(1);
  categoryId = found?.id ?? 0;
  await database().insert(companyCategory).values({ companyId: supplier.companyId, categoryId });
}, 240_000);

const ask = (key: string, companyIds: number[], over: PurchaseFormInput | object = {}) =>
  publishPurchase(
    buyer,
    { id: null, revision: 0, idempotencyKey: key },
    purchaseInput.parse({ ...typed, ...over }),
    now,
    companyIds,
  );
const ownIds = async () =>
  (
    await database()
      .select({ id: purchaseRequest.id })
      .from(purchaseRequest)
      .where(eq(purchaseRequest.accountId, buyer.accountId))
  ).map(({ id }) => id);
const toldOf = async ({ accountId }: SupplierActor) =>
  database()
    .select({ id: notification.id })
    .from(notification)
    .where(and(eq(notification.accountId, accountId), eq(notification.type, 'purchaseInvited')));

describe('a request sent in one call', () => {
  it('is open to its supplier only, and sent once when repeated', async () => {
    const key = crypto.randomUUID();
    const first = await ask(key, [supplier.companyId]);
    expect(await ask(key, [supplier.companyId])).toEqual(first);
    expect(await ownIds()).toEqual([first.id]);
    expect(await requestRow(first.id)).toMatchObject({ state: 'open', categoryId, validUntil: inDays(14) });
    expect(await getOwnPurchase(buyer, first.id)).toMatchObject({ invited: [supplier.companyId] });
    expect(await getPurchase('en', supplier, first.id)).toMatchObject({ quantity: 3, unit: 'roll' });
    expect(await getPurchase('en', await makeBidder(), first.id)).toBeNull();
    expect(await toldOf(supplier)).toHaveLength(1);
  });

  it('can include other makers, and invites the supplier it started from', async () => {
    const { id } = await ask(crypto.randomUUID(), [supplier.companyId], {
      ...{ kind: 'public', categoryId, validUntil: inDays(14).toISOString() },
    });
    expect(await getPurchase('en', await makeBidder(), id)).toMatchObject({ kind: 'public' });
    expect(await getOwnPurchase(buyer, id)).toMatchObject({ invited: [supplier.companyId] });
  });

  it('stores nothing if refused', async () => {
    const disabled = await makeBidder();
    await database().update(company).set({ status: 'disabled' }).where(eq(company.id, disabled.companyId));
    const before = await ownIds();
    await expect(ask(crypto.randomUUID(), [supplier.companyId, disabled.companyId])).rejects.toMatchObject({
      errors: [{ field: 'companyIds', key: 'choice' }],
    });
    expect(await ownIds()).toEqual(before);
  });
});
