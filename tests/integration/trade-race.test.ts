import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest, purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import { quotation, undoneAward } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import { AppError } from '@/lib/platform/errors';
import { publishPurchase, savePurchase } from '@/lib/purchase/commands';
import type { RequestRow } from '@/lib/purchase/lock';
import { reviseQuotation, submitQuotation, withdrawQuotation } from '@/lib/quotation/commands';
import { acceptQuotation, cancelPurchase, runTradeClock } from '@/lib/quotation/outcome/commands';
import { undoAward } from '@/lib/quotation/undo/commands';
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
  requestOf,
  requestRow,
} from './trade-kit';

/** On PostgreSQL transactions and attempts run concurrently; the embedded database runs them in turn. */
const { tries, fewer, lanes } = process.env.TEST_DATABASE_URL
  ? { tries: 200, fewer: 40, lanes: 4 }
  : { tries: 10, fewer: 10, lanes: 1 };

let buyer: PurchaserActor;
let bidders: SupplierActor[] = [];
let template: { request: RequestRow; quotation: QuotationRow };
const bidder = (index: number) => bidders[index] as SupplierActor;

/** Awaits all; a failure that is not a refusal fails the test. */
async function together(...works: Promise<unknown>[]): Promise<boolean[]> {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(AppError);
  return ends.map(({ status }) => status === 'fulfilled');
}
const repeated = (times: number) => (title: string, run: () => Promise<void>) =>
  it(title, async () => {
    const lane = async () => {
      for (let index = 0; index < times / lanes; index++) await run();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }, 600_000);
const race = repeated(tries);
/** Fails in at least 22 of 32 tries without its row locks, which 40 tries miss less than once in a million runs. */
const sureRace = repeated(fewer);
const statesOf = async (requestId: number) =>
  (await database().select({ state: quotation.state }).from(quotation).where(eq(quotation.requestId, requestId)))
    .map(({ state }) => state)
    .sort();

beforeAll(async () => {
  await demoDatabase();
  bidders = await Promise.all(Array.from({ length: 11 }, () => makeBidder()));
  buyer = await makePurchaser();
  const requestId = await makeRequest(buyer);
  const [request, offer] = [
    await requestRow(requestId),
    await quotationRow(await makeQuotation(bidder(10), requestId)),
  ];
  if (request && offer) template = { request, quotation: offer };
}, 240_000);

/** An open request: copied, which is cheaper than publishing. */
async function freshRequest(): Promise<number> {
  const { id: _, ...row } = template.request;
  const [made] = await database().insert(purchaseRequest).values(row).returning();
  const { locale } = row;
  await database()
    .insert(purchaseTranslation)
    .values({ requestId: made?.id ?? 0, locale, title: 'Pompes', details: '' });
  return made?.id ?? 0;
}

type QuotationRow = typeof quotation.$inferSelect;
/** Quotations of some suppliers for a request: copied too. */
async function quotedBy(
  suppliers: readonly SupplierActor[],
  requestId: number,
  over: Partial<QuotationRow> = {},
): Promise<number[]> {
  const { id: _, ...row } = template.quotation;
  const owners = suppliers.map(({ companyId, accountId }) => ({ companyId, accountId }));
  const made = await database()
    .insert(quotation)
    .values(owners.map((owner) => ({ ...row, ...owner, requestId, ...over })))
    .returning();
  return made.map(({ id }) => id);
}
const quoted = async (requestId: number, over: Partial<QuotationRow> = {}): Promise<number> =>
  (await quotedBy([bidder(0)], requestId, over))[0] ?? 0;

describe('exactly one outcome', () => {
  sureRace('of a quotation that is sent twice', async () => {
    const id = await freshRequest();
    const input = quotationOf();
    const ends = await together(submitQuotation(bidder(0), id, input, now), submitQuotation(bidder(0), id, input, now));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await statesOf(id)).toEqual(['submitted']);
  });

  race('of a request that is published twice', async () => {
    const buyer = await makePurchaser();
    const input = await requestOf();
    const { id, revision } = await savePurchase(buyer, { id: null }, input, now);
    const ends = await together(
      publishPurchase(buyer, { id, revision }, input, now),
      publishPurchase(buyer, { id, revision }, input, now),
    );
    expect(ends.filter(Boolean)).toHaveLength(1);
  });

  sureRace('of two awards', async () => {
    const id = await freshRequest();
    const [one = 0, other = 0] = await quotedBy([bidder(0), bidder(1)], id);
    const ends = await together(acceptQuotation(buyer, one, now), acceptQuotation(buyer, other, now));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await statesOf(id)).toEqual(['accepted', 'notSelected']);
    expect((await requestRow(id))?.state).toBe('awarded');
  });

  sureRace('of an award while the quotation is withdrawn', async () => {
    const id = await freshRequest();
    const offer = await quoted(id);
    const [awarded, withdrawn] = await together(
      acceptQuotation(buyer, offer, now),
      withdrawQuotation(bidder(0), offer, now),
    );
    expect(awarded).toBe(!withdrawn);
    expect((await quotationRow(offer))?.state).toBe(awarded ? 'accepted' : 'withdrawn');
    expect((await requestRow(id))?.state).toBe(awarded ? 'awarded' : 'open');
  });

  race('of an award while the quotation expires', async () => {
    const id = await freshRequest();
    const offer = await quoted(id, { validUntil: inDays(1) });
    const lastMoment = new Date(inDays(1).getTime() - 1);
    const [awarded] = await together(acceptQuotation(buyer, offer, lastMoment), runTradeClock(inDays(1)));
    expect((await quotationRow(offer))?.state).toBe(awarded ? 'accepted' : 'expired');
    expect((await requestRow(id))?.state).toBe(awarded ? 'awarded' : 'open');
  });

  sureRace('of an award while the request is withdrawn', async () => {
    const id = await freshRequest();
    const offer = await quoted(id);
    const [awarded, cancelled] = await together(
      acceptQuotation(buyer, offer, now),
      cancelPurchase(buyer, id, dropped, now),
    );
    expect(awarded).toBe(!cancelled);
    expect((await quotationRow(offer))?.state).toBe(awarded ? 'accepted' : 'notSelected');
  });

  sureRace('of the last place that two take', async () => {
    const id = await freshRequest();
    await quotedBy(bidders.slice(0, 8), id);
    const ends = await together(makeQuotation(bidder(8), id), makeQuotation(bidder(9), id));
    expect(ends.filter(Boolean)).toHaveLength(1);
    const live = and(eq(quotation.requestId, id), inArray(quotation.state, [...liveQuotationStates]));
    expect(await database().$count(quotation, live)).toBe(9);
  });

  sureRace('of the last quotation in a company’s month', async () => {
    const regular = await makeBidder('regular');
    const [one, two, ended] = [await freshRequest(), await freshRequest(), await freshRequest()];
    await quotedBy(Array(9).fill(regular), ended, { state: 'withdrawn', endedAt: now });
    const ends = await together(makeQuotation(regular, one), makeQuotation(regular, two));
    expect(ends.filter(Boolean)).toHaveLength(1);
  });

  sureRace('of a quotation whose call is sent again with its key', async () => {
    const id = await freshRequest();
    const [input, key] = [quotationOf(), randomUUID()];
    const send = () => submitQuotation(bidder(0), id, input, now, key);
    const [one, other] = await Promise.all([send(), send()]);
    expect(other).toEqual(one);
    expect(await send()).toEqual(one);
    expect(await statesOf(id)).toEqual(['submitted']);
  });

  sureRace('of a request whose calls are sent again with their key', async () => {
    const buyer = await makePurchaser();
    const input = await requestOf();
    const target = { id: null, idempotencyKey: randomUUID() };
    const send = () => publishPurchase(buyer, target, input, now);
    const [one, other] = await Promise.all([send(), send()]);
    expect(other).toEqual(one);
    expect(await send()).toEqual(one);
    expect(await database().$count(purchaseRequest, eq(purchaseRequest.accountId, buyer.accountId))).toBe(1);
  });

  sureRace('of an award that is pressed twice', async () => {
    const id = await freshRequest();
    const offer = await quoted(id);
    const ends = await together(acceptQuotation(buyer, offer, now), acceptQuotation(buyer, offer, now));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await statesOf(id)).toEqual(['accepted']);
  });

  race('of an award while the quotation is revised', async () => {
    const id = await freshRequest();
    const { id: offer, revision } = await submitQuotation(bidder(0), id, quotationOf(), now);
    const [awarded, revised] = await together(
      acceptQuotation(buyer, offer, now, 1),
      reviseQuotation(bidder(0), offer, revision, quotationOf({ unitPrice: 990 }), now),
    );
    expect(awarded).toBe(!revised);
    expect((await quotationRow(offer))?.unitPrice).toBe(awarded ? 88_000 : 99_000);
    expect((await requestRow(id))?.state).toBe(awarded ? 'awarded' : 'open');
  });

  race('of an award while the request closes, which keeps nobody from it', async () => {
    const id = await freshRequest();
    const offer = await quoted(id);
    // Last, as a concurrent attempt may change the clock meanwhile.
    await database()
      .update(purchaseRequest)
      .set({ validUntil: inDays(2) })
      .where(eq(purchaseRequest.id, id));
    const [awarded] = await together(acceptQuotation(buyer, offer, inDays(2)), runTradeClock(inDays(2)));
    expect(awarded).toBe(true);
    expect((await requestRow(id))?.state).toBe('awarded');
    expect((await quotationRow(offer))?.state).toBe('accepted');
  });

  sureRace('of an award while the time to decide ends', async () => {
    const id = await freshRequest();
    const offer = await quoted(id, { validUntil: inDays(3) });
    // Last, as a concurrent attempt may change the clock meanwhile.
    await database()
      .update(purchaseRequest)
      .set({ state: 'closed', closeReason: 'owner', closedAt: inDays(-30) })
      .where(eq(purchaseRequest.id, id));
    const lastMoment = new Date(inDays(3).getTime() - 1);
    const [awarded] = await together(acceptQuotation(buyer, offer, lastMoment), runTradeClock(inDays(3)));
    expect((await requestRow(id))?.state).toBe(awarded ? 'awarded' : 'expired');
    expect((await quotationRow(offer))?.state).toBe(awarded ? 'accepted' : 'expired');
  });

  const mistake = { key: 'mistake', text: '', withdraw: false } as const;
  /** A request awarded to the first of two suppliers. */
  async function freshAward(): Promise<{ id: number; won: number; lost: number }> {
    const id = await freshRequest();
    const [won = 0, lost = 0] = await quotedBy([bidder(0), bidder(1)], id);
    await acceptQuotation(buyer, won, now);
    return { id, won, lost };
  }

  sureRace('of an award that both sides undo', async () => {
    const { id, won } = await freshAward();
    const ends = await together(undoAward(buyer, won, mistake, now), undoAward(bidder(0), won, mistake, now));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await database().$count(undoneAward, eq(undoneAward.quotationId, won))).toBe(1);
    expect(await statesOf(id)).toEqual(['submitted', 'submitted']);
    expect((await requestRow(id))?.state).toBe('closed');
  });

  race('of an award that is undone while its quotations expire', async () => {
    const { id, won } = await freshAward();
    // After the decision, as a concurrent attempt may change the clock meanwhile.
    await database()
      .update(quotation)
      .set({ validUntil: inDays(1) })
      .where(eq(quotation.requestId, id));
    const lastMoment = new Date(inDays(1).getTime() - 1);
    await together(undoAward(buyer, won, mistake, lastMoment), runTradeClock(inDays(1)));
    await runTradeClock(inDays(1));
    expect(await statesOf(id)).toEqual(['expired', 'expired']);
    expect((await requestRow(id))?.state).toBe('closed');
  });

  race('of an award that is undone while another is made', async () => {
    const { id, won, lost } = await freshAward();
    const [, again] = await together(undoAward(buyer, won, mistake, now), acceptQuotation(buyer, lost, now));
    expect((await requestRow(id))?.state).toBe(again ? 'awarded' : 'closed');
    expect(await statesOf(id)).toEqual(again ? ['accepted', 'notSelected'] : ['submitted', 'submitted']);
  });

  sureRace('of two awards after one was undone', async () => {
    const { id, won, lost } = await freshAward();
    await undoAward(bidder(0), won, mistake, now);
    const ends = await together(acceptQuotation(buyer, won, now), acceptQuotation(buyer, lost, now));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await statesOf(id)).toEqual(['accepted', 'notSelected']);
  });

  race('of a quotation that is withdrawn while its award is undone', async () => {
    const { id, won, lost } = await freshAward();
    const [, left] = await together(undoAward(buyer, won, mistake, now), withdrawQuotation(bidder(1), lost, now));
    expect(await statesOf(id)).toEqual(left ? ['submitted', 'withdrawn'] : ['submitted', 'submitted']);
    expect((await requestRow(id))?.state).toBe('closed');
  });
});
