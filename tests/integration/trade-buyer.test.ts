import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addFavourite, deleteFavourites } from '@/lib/footprint/commands';
import { favouritesAmong, listFavourites } from '@/lib/footprint/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { purchaseContact } from '@/lib/platform/db/schema/purchase';
import { portalSearch } from '@/lib/platform/db/schema/search';
import type { AppError } from '@/lib/platform/errors';
import { openContacts } from '@/lib/purchase/correspondence/commands';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser, makeQuotation, makeRequest } from './trade-kit';

let buyer: PurchaserActor;
let bidder: SupplierActor;
let rival: SupplierActor;
let requestId: number;

const keep = (actor: SupplierActor | PurchaserActor, id = buyer.accountId) =>
  addFavourite(actor, { type: 'purchaser', id });
const list = (actor: SupplierActor | PurchaserActor) =>
  listFavourites(actor, 'en', { type: 'purchaser', page: 1, pageSize: 10 });
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );

beforeAll(demoDatabase, 240_000);
beforeEach(async () => {
  [bidder, rival] = [await makeBidder(), await makeBidder()];
  buyer = await makePurchaser();
  requestId = await makeRequest(buyer);
  await makeQuotation(bidder, requestId);
  await makeQuotation(rival, requestId);
});

it('a buyer can be kept only by suppliers to whom its contacts were opened, by role', async () => {
  expect(await refusal(keep(bidder))).toBe('id:unknown');
  await openContacts(buyer, requestId, bidder.companyId);
  expect(await refusal(keep(bidder))).toBeNull();
  expect(await refusal(keep(rival))).toBe('id:unknown');
  expect(await refusal(keep(await makePurchaser()))).toBe('id:unknown');
  expect(await refusal(keep({ ...bidder, role: 'editor' }))).toBe('role:role');
  expect(await refusal(list({ ...bidder, role: 'editor' }))).toBe('role:role');
  expect(await favouritesAmong(bidder, 'purchaser', [buyer.accountId])).toEqual([buyer.accountId]);
  expect(await list(rival)).toMatchObject({ items: [], total: 0, counts: { purchaser: 0 } });
  expect(await list(buyer)).toMatchObject({ items: [], total: 0, counts: { purchaser: 0 } });
});

it('shows opened contacts, since when, and for which requests', async () => {
  const second = await makeRequest(buyer, { contactName: 'Moussa Diop', contactEmail: 'moussa@buyer.example' });
  await makeQuotation(bidder, second);
  await openContacts(buyer, requestId, bidder.companyId);
  await openContacts(buyer, second, bidder.companyId);
  const first = new Date('2026-11-01T08:00:00Z');
  await database().update(purchaseContact).set({ openedAt: first }).where(eq(purchaseContact.requestId, requestId));
  await keep(bidder);
  const { items, total } = await list(bidder);
  expect(total).toBe(1);
  expect(items).toMatchObject([
    {
      ...{ type: 'purchaser', subjectId: buyer.accountId, product: null, company: null, tender: null },
      purchaser: {
        ...{ name: 'Moussa Diop', email: 'moussa@buyer.example', openedAt: first.toISOString() },
        requests: [{ id: second, title: { text: 'Pompes centrifuges', locale: 'fr' } }, { id: requestId }],
      },
    },
  ]);
  expect((await listFavourites(bidder, 'en', { page: 1, pageSize: 10 })).items).toEqual([]);
  expect(await deleteFavourites(bidder, 'purchaser', [buyer.accountId])).toBe(1);
  expect((await list(bidder)).total).toBe(0);
});

it('disappears once the contacts are closed, or the account is disabled or deleted', async () => {
  await openContacts(buyer, requestId, bidder.companyId);
  await keep(bidder);
  const count = async () => {
    const { items, total } = await list(bidder);
    expect(items).toHaveLength(total);
    return total;
  };
  expect(await count()).toBe(1);
  const status = (to: 'active' | 'disabled') =>
    database().update(account).set({ status: to }).where(eq(account.id, buyer.accountId));
  await status('disabled');
  expect(await count()).toBe(0);
  await status('active');
  expect(await count()).toBe(1);
  await database().delete(purchaseContact).where(eq(purchaseContact.requestId, requestId));
  expect(await count()).toBe(0);
  await openContacts(buyer, requestId, bidder.companyId);
  expect(await count()).toBe(1);
  await database()
    .delete(portalSearch)
    .where(and(eq(portalSearch.kind, 'purchase'), eq(portalSearch.subjectId, requestId)));
  await database().delete(account).where(eq(account.id, buyer.accountId));
  expect(await count()).toBe(0);
});
