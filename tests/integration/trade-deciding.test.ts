import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/auth/actor';
import { db } from '@/lib/db/client';
import { notification } from '@/lib/db/schema/notification';
import { env } from '@/lib/env';
import type { AppError } from '@/lib/errors';
import { closePurchase } from '@/lib/purchase/commands';
import { getOwnPurchase, listOwnPurchases } from '@/lib/purchase/own/queries';
import { acceptQuotation, cancelPurchase, runTradeClock } from '@/lib/quotation/outcome';
import { demoDatabase } from '../database';
import {
  dropped,
  inDays,
  makeBidder,
  makePurchaser,
  makeQuotation,
  makeRequest,
  now,
  quotationRow,
  requestRow,
} from './trade-kit';

let buyer: PurchaserActor;
let bidder: SupplierActor;
let rival: SupplierActor;

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const noticesOf = ({ accountId }: { accountId: number }) =>
  db().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id);
const typesFor = async (actor: { accountId: number }) => (await noticesOf(actor)).map(({ type }) => type);
const stateOf = async (id: number) => (await requestRow(id))?.state;
const days = env().DECISION_DAYS;

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
afterEach(() => {
  env().DECISION_DAYS = days;
});

/** A request that closes in ten days and has a quotation that is valid for as many as told. */
async function closing(validity: number): Promise<{ id: number; quoted: number }> {
  [buyer, bidder, rival] = [await makePurchaser(), await makeBidder(), await makeBidder()];
  const id = await makeRequest(buyer, { validUntil: inDays(10).toISOString() });
  return { id, quoted: await makeQuotation(bidder, id, { validUntil: inDays(validity).toISOString() }) };
}

describe('a request whose time is over', () => {
  it('takes no more quotations, keeps those it has, and is awarded days later', async () => {
    const { id, quoted } = await closing(20);
    await runTradeClock(inDays(10));
    expect(await refusal(makeQuotation(rival, id))).toBe('state:requestState');
    await runTradeClock(inDays(13));
    expect((await quotationRow(quoted))?.state).toBe('submitted');
    expect(await typesFor(bidder)).toEqual([]);
    await acceptQuotation(buyer, quoted, inDays(13));
    expect(await stateOf(id)).toBe('awarded');
    expect(await typesFor(bidder)).toEqual(['quotationAwarded']);
  });

  it('is awarded before the job has closed it', async () => {
    const { quoted } = await closing(20);
    expect(await refusal(acceptQuotation(buyer, quoted, inDays(10)))).toBeNull();
  });

  it('tells its buyer until when to decide, in the notice, the list and the request', async () => {
    const { id } = await closing(45);
    await runTradeClock(inDays(10));
    const [told] = (await noticesOf(buyer)).filter(({ type }) => type === 'purchaseClosed');
    expect(told?.values).toMatchObject({ count: 1, date: inDays(45).toISOString() });
    const list = await listOwnPurchases(buyer, { states: ['closed'], page: 1, pageSize: 10 });
    expect(list.items.map((one) => one.decideUntil)).toEqual([inDays(45).toISOString()]);
    expect((await getOwnPurchase(buyer, id))?.decideUntil).toBe(inDays(45).toISOString());
  });

  it('lets a quotation end with its own validity, not before', async () => {
    const { id, quoted } = await closing(15);
    await runTradeClock(inDays(10));
    await runTradeClock(inDays(15));
    expect((await quotationRow(quoted))?.state).toBe('expired');
    expect(await typesFor(bidder)).toEqual(['quotationExpired']);
    expect(await stateOf(id)).toBe('closed');
  });

  it('tells the others that they were not selected once it is withdrawn', async () => {
    const { id } = await closing(20);
    await runTradeClock(inDays(10));
    await cancelPurchase(buyer, id, dropped, inDays(12));
    expect(await typesFor(bidder)).toEqual(['quotationNotSelected']);
  });
});

describe('the time to decide', () => {
  it('is thirty days from the closing where no quotation is valid for longer', async () => {
    const { id } = await closing(20);
    await runTradeClock(inDays(10));
    await runTradeClock(new Date(inDays(40).getTime() - 1));
    expect(await stateOf(id)).toBe('closed');
    await runTradeClock(inDays(40));
    expect(await stateOf(id)).toBe('expired');
    expect((await typesFor(buyer)).filter((type) => type === 'purchaseExpired')).toHaveLength(1);
  });

  it('is as long as a quotation is valid where that is longer', async () => {
    const { id, quoted } = await closing(60);
    await runTradeClock(inDays(10));
    await runTradeClock(inDays(59));
    expect(await stateOf(id)).toBe('closed');
    await runTradeClock(inDays(60));
    expect(await stateOf(id)).toBe('expired');
    expect((await quotationRow(quoted))?.state).toBe('expired');
  });

  it('counts from when the buyer closed it, and is a setting', async () => {
    const { id } = await closing(5);
    env().DECISION_DAYS = 7;
    await closePurchase(buyer, id, now);
    await runTradeClock(inDays(6));
    expect(await stateOf(id)).toBe('closed');
    await runTradeClock(inDays(7));
    expect(await stateOf(id)).toBe('expired');
  });
});
