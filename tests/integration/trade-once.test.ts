import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import type { AppError } from '@/lib/platform/errors';
import { publishPurchase, savePurchase } from '@/lib/purchase/commands';
import { demoDatabase } from '../database';
import { makePurchaser, now, requestOf } from './trade-kit';

let buyer: PurchaserActor;
beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser();
}, 240_000);

const mine = () =>
  database()
    .select({ id: purchaseRequest.id, state: purchaseRequest.state })
    .from(purchaseRequest)
    .where(and(eq(purchaseRequest.accountId, buyer.accountId)));

it('saves a purchaser’s draft once, however often its call is repeated', async () => {
  const input = await requestOf();
  const target = { id: null, idempotencyKey: randomUUID() };
  const [one, other] = await Promise.all([
    savePurchase(buyer, target, input, now),
    savePurchase(buyer, target, input, now),
  ]);
  expect(other).toEqual(one);
  expect(await mine()).toEqual([{ id: one.id, state: 'draft' }]);

  const sent = { ...target, revision: one.revision };
  const published = await publishPurchase(buyer, sent, input, now);
  expect(await publishPurchase(buyer, sent, input, now)).toEqual(published);
  expect(await mine()).toEqual([{ id: one.id, state: 'open' }]);
});

it('publishes a saved draft once when its call is repeated, as after a late response', async () => {
  const owner = await makePurchaser();
  const input = await requestOf();
  const key = { idempotencyKey: randomUUID() };
  const draft = await savePurchase(owner, { id: null, ...key }, input, now);
  const sent = { id: draft.id, revision: draft.revision, ...key };
  const published = await publishPurchase(owner, sent, input, now);
  expect(await publishPurchase(owner, sent, input, now)).toEqual(published);
  const other = publishPurchase(owner, sent, { ...input, quantity: 7 }, now).catch(({ code }: AppError) => code);
  expect(await other).toBe('conflict');
});

it('separates equal keys of different purchasers', async () => {
  const input = await requestOf();
  const target = { id: null, idempotencyKey: randomUUID() };
  const stranger = await makePurchaser();
  const first = await savePurchase(buyer, target, input, now);
  const second = await savePurchase(stranger, target, input, now);
  expect(second.id).not.toBe(first.id);
});

it('returns the current version if another window has written since', async () => {
  const input = await requestOf();
  const draft = await savePurchase(buyer, { id: null }, input, now);
  await savePurchase(buyer, { id: draft.id, revision: draft.revision }, { ...input, quantity: 7 }, now);
  const refused = await savePurchase(buyer, { id: draft.id, revision: draft.revision }, input, now).catch(
    (error: AppError) => error,
  );
  expect(refused).toMatchObject({ data: { own: true, current: { quantity: 7 } } });
});
