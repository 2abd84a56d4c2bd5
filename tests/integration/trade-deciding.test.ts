import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { env } from '@/lib/platform/env';
import type { AppError } from '@/lib/platform/errors';
import { closePurchase } from '@/lib/purchase/commands';
import { getOwnPurchase, listOwnPurchases } from '@/lib/purchase/own/queries';
import { reviseQuotation } from '@/lib/quotation/commands';
import { askBetterOffer } from '@/lib/quotation/negotiation/commands';
import { acceptQuotation, cancelPurchase, runTradeClock } from '@/lib/quotation/outcome/commands';
import { getStanding } from '@/lib/quotation/own/queries';
import { getOwnQuotation } from '@/lib/quotation/queries';
import type { QuotationInput } from '@/lib/quotation/schema';
import { demoDatabase } from '../database';
import {
  dropped,
  inDays,
  makeBidder,
  makePurchaser,
  makeQuotation,
  makeRequest,
  now,
  quotationOf,
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
  database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id);
const typesFor = async (actor: { accountId: number }) => (await noticesOf(actor)).map(({ type }) => type);
const stateOf = async (id: number) => (await requestRow(id))?.state;
const days = env().DECISION_DAYS;

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
afterEach(() => {
  env().DECISION_DAYS = days;
});

/** A request that closes in ten days, with a quotation valid for `validity` days. */
async function closing(validity: number): Promise<{ id: number; quoted: number }> {
  [buyer, bidder, rival] = [await makePurchaser(), await makeBidder(), await makeBidder()];
  const id = await makeRequest(buyer, { validUntil: inDays(10).toISOString() });
  return { id, quoted: await makeQuotation(bidder, id, { validUntil: inDays(validity).toISOString() }) };
}

describe('an expired request', () => {
  it('accepts no more quotations, keeps its own, and can be awarded days later', async () => {
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

  it('can be awarded before the job has closed it', async () => {
    const { quoted } = await closing(20);
    expect(await refusal(acceptQuotation(buyer, quoted, inDays(10)))).toBeNull();
  });

  it('tells its buyer the deadline for a decision, in notice, list and request', async () => {
    const { id } = await closing(45);
    await runTradeClock(inDays(10));
    const [notice] = (await noticesOf(buyer)).filter(({ type }) => type === 'purchaseClosed');
    expect(notice?.values).toMatchObject({ count: 1, date: { instant: inDays(45).toISOString() } });
    const list = await listOwnPurchases(buyer, { states: ['closed'], page: 1, pageSize: 10 });
    expect(list.items.map((one) => one.decideUntil)).toEqual([inDays(45).toISOString()]);
    expect((await getOwnPurchase(buyer, id))?.decideUntil).toBe(inDays(45).toISOString());
  });

  it('lets a quotation expire with its own validity, not before', async () => {
    const { id, quoted } = await closing(15);
    await runTradeClock(inDays(10));
    await runTradeClock(inDays(15));
    expect((await quotationRow(quoted))?.state).toBe('expired');
    expect(await typesFor(bidder)).toEqual(['quotationExpired']);
    expect(await stateOf(id)).toBe('closed');
  });

  it('notifies the others that they were not selected once withdrawn', async () => {
    const { id } = await closing(20);
    await runTradeClock(inDays(10));
    await cancelPurchase(buyer, id, dropped, inDays(12));
    expect(await typesFor(bidder)).toEqual(['quotationNotSelected']);
  });
});

describe('the time for a decision', () => {
  it('is thirty days from closing if no quotation is valid for longer', async () => {
    const { id } = await closing(20);
    await runTradeClock(inDays(10));
    await runTradeClock(new Date(inDays(40).getTime() - 1));
    expect(await stateOf(id)).toBe('closed');
    await runTradeClock(inDays(40));
    expect(await stateOf(id)).toBe('expired');
    expect((await typesFor(buyer)).filter((type) => type === 'purchaseExpired')).toHaveLength(1);
  });

  it('is as long as the longest valid quotation', async () => {
    const { id, quoted } = await closing(60);
    await runTradeClock(inDays(10));
    await runTradeClock(inDays(59));
    expect(await stateOf(id)).toBe('closed');
    await runTradeClock(inDays(60));
    expect(await stateOf(id)).toBe('expired');
    expect((await quotationRow(quoted))?.state).toBe('expired');
  });

  it('starts when the buyer closes it, and is configurable', async () => {
    const { id } = await closing(5);
    env().DECISION_DAYS = 7;
    await closePurchase(buyer, id, now);
    await runTradeClock(inDays(6));
    expect(await stateOf(id)).toBe('closed');
    await runTradeClock(inDays(7));
    expect(await stateOf(id)).toBe('expired');
  });
});

describe('a round for a better offer', () => {
  const revise = async (id: number, over: Partial<QuotationInput>, at: Date) => {
    const own = await getOwnQuotation(bidder, id);
    return refusal(reviseQuotation(bidder, id, own?.revision ?? 0, quotationOf(over), at));
  };
  const until = (days: number) => inDays(days).toISOString();

  it('ends with its quotation’s validity, or later once the supplier has extended it', async () => {
    const { quoted } = await closing(8);
    const ask = (days: number) => refusal(askBetterOffer(buyer, quoted, { until: inDays(days), text: '' }, now));
    expect(await ask(9)).toBe('until:afterValidity');
    expect(await ask(8)).toBeNull();
    expect(await revise(quoted, { unitPrice: 850, validUntil: until(30) }, inDays(1))).toBeNull();
    expect(await ask(9)).toBeNull();
  });

  it('keeps its quotation valid until its end', async () => {
    const { quoted } = await closing(8);
    await askBetterOffer(buyer, quoted, { until: inDays(6), text: '' }, now);
    expect(await revise(quoted, { validUntil: until(5) }, inDays(1))).toBe('validUntil:beforeRoundEnd');
    expect(await revise(quoted, { validUntil: until(6) }, inDays(1))).toBeNull();
  });

  it('opens a closed request to revisions of only that quotation, for its duration', async () => {
    const { id, quoted } = await closing(20);
    const other = await makeQuotation(rival, id);
    await runTradeClock(inDays(10));
    const better = { unitPrice: 850, validUntil: until(20) };
    expect((await getStanding(bidder, id, inDays(11))).isRevisable).toBe(false);
    expect(await revise(quoted, better, inDays(11))).toBe('state:requestState');
    await askBetterOffer(buyer, quoted, { until: inDays(15), text: '' }, inDays(11));
    expect((await getStanding(bidder, id, inDays(12))).isRevisable).toBe(true);
    expect(await revise(quoted, better, inDays(12))).toBeNull();
    const rivals = await getOwnQuotation(rival, other);
    const late = reviseQuotation(rival, other, rivals?.revision ?? 0, quotationOf(better), inDays(12));
    expect(await refusal(late)).toBe('state:requestState');
    expect(await revise(quoted, { ...better, unitPrice: 840 }, inDays(15))).toBe('state:requestState');
    await acceptQuotation(buyer, quoted, inDays(16));
    expect((await quotationRow(quoted))?.unitPrice).toBe(85_000);
  });

  it('is not needed if all places were taken before the deadline', async () => {
    const { id, quoted } = await closing(20);
    await database()
      .update(purchaseRequest)
      .set({ state: 'closed', closeReason: 'full', closedAt: now })
      .where(eq(purchaseRequest.id, id));
    expect(await revise(quoted, { unitPrice: 850 }, inDays(1))).toBeNull();
    expect(await revise(quoted, { unitPrice: 840 }, inDays(10))).toBe('state:requestState');
  });
});
