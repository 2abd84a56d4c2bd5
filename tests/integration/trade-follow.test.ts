import { eq, inArray, like } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFollow, deleteFollows, readFollows } from '@/lib/footprint/follow/commands';
import { sendDigests } from '@/lib/footprint/follow/digest/job';
import { countNews, listFollows } from '@/lib/footprint/follow/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { follow, followMail } from '@/lib/platform/db/schema/footprint';
import { notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import type { AppError } from '@/lib/platform/errors';
import { addAddendum } from '@/lib/purchase/addendum/commands';
import { answerQuestion, askQuestion, inviteSuppliers } from '@/lib/purchase/correspondence/commands';
import { listMatches } from '@/lib/purchase/match/queries';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import { acceptQuotation, cancelPurchase, runTradeClock } from '@/lib/quotation/outcome/commands';
import { demoDatabase } from '../database';
import { dropped, inDays, makeBidder, makePurchaser, makeQuotation, makeRequest } from './trade-kit';

let buyer: PurchaserActor;
let follower: SupplierActor;
let bidder: SupplierActor;
let watcher: PurchaserActor;
let requestId: number;

const title = 'Pompes +221 33 823 10 10';
const make = (over: object = {}) =>
  makeRequest(buyer, { translations: { fr: { title, details: 'Pour eau claire.' } }, ...over });
const keep = (actor: SupplierActor | PurchaserActor, id: number) => addFollow(actor, { type: 'request', id });
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const noticesOf = ({ accountId }: SupplierActor | PurchaserActor) =>
  database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id);
const typesFor = async (actor: SupplierActor | PurchaserActor) => (await noticesOf(actor)).map(({ type }) => type);
const list = async (actor: SupplierActor | PurchaserActor) =>
  (await listFollows(actor, 'en', { type: 'request', page: 1, pageSize: 10 })).items;
const amend = async (id: number) => {
  const own = await getOwnPurchase(buyer, id);
  if (!own) throw new Error('no request');
  const purchase = { ...own.purchase, quantity: 30 };
  return addAddendum(buyer, id, own.revision, { text: 'Trente.', purchase }, new Date());
};

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser();
  [follower, bidder] = [await makeBidder(), await makeBidder()];
  watcher = await makePurchaser('en');
}, 240_000);
beforeEach(async () => {
  requestId = await make();
  await keep(follower, requestId);
  await database()
    .delete(notification)
    .where(inArray(notification.accountId, [follower.accountId, bidder.accountId]));
});

describe('a request', () => {
  it('is followed by suppliers whose role handles requests, if visible to them and undecided', async () => {
    expect(await refusal(keep({ ...bidder, role: 'editor' }, requestId))).toBe('role:role');
    const inquiry = await make({ kind: 'inquiry' });
    expect(await refusal(keep(bidder, inquiry))).toBe('id:unknown');
    await inviteSuppliers(buyer, inquiry, [bidder.companyId]);
    expect(await refusal(keep(bidder, inquiry))).toBeNull();
    await cancelPurchase(buyer, requestId, dropped);
    expect(await refusal(keep(bidder, requestId))).toBe('id:unknown');
    await deleteFollows(bidder, 'request', [inquiry]);
  });

  it('is followed by buyers if public and undecided', async () => {
    const inquiry = await make({ kind: 'inquiry' });
    expect(await refusal(keep(watcher, inquiry))).toBe('id:unknown');
    expect(await refusal(keep(watcher, requestId))).toBeNull();
    await cancelPurchase(buyer, requestId, dropped);
    expect(await refusal(keep(await makePurchaser('en'), requestId))).toBe('id:unknown');
  });

  it('is marked as followed in the request list, only for the following account', async () => {
    const wide = { country: null, categoryId: null, closing: null, places: null, page: 1, pageSize: 20 };
    const filter = { ...wide, matching: false, quoted: 'all' as const };
    const marked = async (actor: SupplierActor) =>
      (await listMatches(actor, 'en', filter)).items.find(({ id }) => id === requestId)?.following;
    expect(await marked(follower)).toBe(true);
    expect(await marked(bidder)).toBe(false);
  });
});

describe('a follower of a request', () => {
  it('is notified of an addendum and of the outcome; a bidder once, as bidder', async () => {
    const quoted = await makeQuotation(bidder, requestId);
    await keep(bidder, requestId);
    await amend(requestId);
    const [notice] = await noticesOf(follower);
    expect(notice).toMatchObject({ type: 'followedAddendum', values: { number: 1, title: 'Pompes •••' } });
    await acceptQuotation(buyer, quoted, new Date());
    expect(await typesFor(follower)).toEqual(['followedAddendum', 'followedOutcome']);
    expect((await noticesOf(follower)).at(-1)?.values).toMatchObject({ outcome: 'awarded' });
    expect(await typesFor(bidder)).toEqual(['purchaseAddendum', 'quotationAwarded']);
  });

  it('is notified as a buyer too with a link to the public page; its own buyer only as such', async () => {
    await keep(watcher, requestId);
    await keep(buyer, requestId);
    await database().delete(notification).where(eq(notification.accountId, buyer.accountId));
    await amend(requestId);
    const path = `/purchase/${requestId}.html`;
    expect((await noticesOf(watcher)).at(-1)).toMatchObject({ type: 'followedAddendum', path });
    expect((await list(watcher)).find(({ subjectId }) => subjectId === requestId)?.news).toMatchObject([
      { kind: 'addendum', path },
    ]);
    expect((await typesFor(buyer)).filter((type) => type.startsWith('followed'))).toEqual([]);
  });

  it('learns a withdrawal’s reason as a supplier, and only the withdrawal as another buyer', async () => {
    await keep(watcher, requestId);
    await cancelPurchase(buyer, requestId, { key: null, text: 'Budget coupé' });
    const [read, seen] = [await noticesOf(follower), await noticesOf(watcher)].map((list) => list.at(-1));
    expect(read).toMatchObject({ type: 'followedOutcome', values: { reason: 'Budget coupé' } });
    expect(seen).toMatchObject({ type: 'followedOutcome', values: { outcome: 'cancelled' } });
    expect(JSON.stringify(seen)).not.toContain('Budget');
  });

  it('is notified a day before it closes, once, and when it expired undecided', async () => {
    const half = new Date(Date.now() + 12 * 3_600_000);
    await database()
      .update(purchaseRequest)
      .set({ validUntil: half, publishedAt: new Date(Date.now() - 5 * 86_400_000) })
      .where(eq(purchaseRequest.id, requestId));
    await runTradeClock(new Date());
    await runTradeClock(new Date());
    expect(await typesFor(follower)).toEqual(['followedClosing']);
    expect((await list(follower)).find(({ subjectId }) => subjectId === requestId)?.news).toMatchObject([
      { kind: 'closing' },
    ]);
    await runTradeClock(new Date(half.getTime() + 60_000));
    expect(await typesFor(follower)).toEqual(['followedClosing']);
    await runTradeClock(new Date(half.getTime() + 31 * 86_400_000));
    expect(await typesFor(follower)).toEqual(['followedClosing', 'followedOutcome']);
  });

  it('sees news until visited, without contacts', async () => {
    const { id: questionId } = await askQuestion(bidder, requestId, 'Which voltage?', inDays(0));
    await answerQuestion(buyer, requestId, questionId, '400 V', new Date());
    await amend(requestId);
    const found = (await list(follower)).find(({ subjectId }) => subjectId === requestId);
    expect(found).toMatchObject({ name: { text: 'Pompes •••', locale: 'fr' }, request: { state: 'open' }, fresh: 2 });
    expect(found?.news.map(({ kind }) => kind).toSorted()).toEqual(['addendum', 'answer']);
    expect(await countNews(follower)).toBeGreaterThanOrEqual(2);
    await readFollows(follower, [found?.id ?? 0], new Date(Date.now() + 1000).toISOString());
    expect((await list(follower)).find(({ subjectId }) => subjectId === requestId)?.fresh).toBe(0);
  });

  it('gets no second e-mail of it in the follow digest', async () => {
    const before = new Date(Date.now() - 3 * 86_400_000);
    await database()
      .insert(followMail)
      .values({ accountId: follower.accountId, period: 'daily', coveredUntil: before });
    await database().update(follow).set({ seenAt: before }).where(eq(follow.requestId, requestId));
    await amend(requestId);
    const mails = () => database().$count(outbox, like(outbox.recipient, '%@trade.example'));
    const count = await mails();
    await sendDigests(new Date());
    expect(await mails()).toBe(count);
  });
});
