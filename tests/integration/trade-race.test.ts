import { and, eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/auth/actor';
import { db } from '@/lib/db/client';
import { outbox } from '@/lib/db/schema/outbox';
import { quotation } from '@/lib/db/schema/quotation';
import { liveQuotationStates } from '@/lib/db/schema/trade-state';
import { AppError } from '@/lib/errors';
import { publishPurchase, savePurchase } from '@/lib/purchase/commands';
import { submitQuotation, withdrawQuotation } from '@/lib/quotation/commands';
import { acceptQuotation, cancelPurchase, runTradeClock } from '@/lib/quotation/outcome';
import { demoDatabase } from '../database';
import {
  forgetTrade,
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

/** On PostgreSQL the transactions truly run side by side. */
const tries = process.env.TEST_DATABASE_URL ? 200 : 50;

let buyer: PurchaserActor;
let bidders: SupplierActor[] = [];
const bidder = (index: number) => bidders[index] as SupplierActor;

/** Ends all at once; a failure that is no refusal fails the test. */
async function together(...works: Promise<unknown>[]): Promise<boolean[]> {
  const ends = await Promise.allSettled(works);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(AppError);
  return ends.map(({ status }) => status === 'fulfilled');
}
const repeat = async (run: () => Promise<void>) => {
  for (let index = 0; index < tries; index++) await run();
};
const statesOf = async (requestId: number) =>
  (await db().select({ state: quotation.state }).from(quotation).where(eq(quotation.requestId, requestId)))
    .map(({ state }) => state)
    .sort();

beforeAll(async () => {
  await demoDatabase();
  bidders = await Promise.all(Array.from({ length: 11 }, () => makeBidder()));
}, 240_000);
afterAll(async () => {
  await forgetTrade();
  await db().delete(outbox).where(like(outbox.recipient, '%@trade.example'));
});

/** A buyer for each try, since open requests are capped. */
const freshRequest = async () => {
  buyer = await makePurchaser();
  return makeRequest(buyer);
};

describe('exactly one outcome', () => {
  it(
    'of a quotation that is sent twice',
    () =>
      repeat(async () => {
        const id = await freshRequest();
        const input = quotationOf();
        const ends = await together(
          submitQuotation(bidder(0), id, input, now),
          submitQuotation(bidder(0), id, input, now),
        );
        expect(ends.filter(Boolean)).toHaveLength(1);
        expect(await statesOf(id)).toEqual(['submitted']);
      }),
    600_000,
  );

  it(
    'of a request that is published twice',
    () =>
      repeat(async () => {
        buyer = await makePurchaser();
        const input = await requestOf();
        const { id, revision } = await savePurchase(buyer, { id: null }, input, now);
        const ends = await together(
          publishPurchase(buyer, { id, revision }, input, now),
          publishPurchase(buyer, { id, revision }, input, now),
        );
        expect(ends.filter(Boolean)).toHaveLength(1);
      }),
    600_000,
  );

  it(
    'of two awards',
    () =>
      repeat(async () => {
        const id = await freshRequest();
        const quoted = [await makeQuotation(bidder(0), id), await makeQuotation(bidder(1), id)] as const;
        const ends = await together(acceptQuotation(buyer, quoted[0], now), acceptQuotation(buyer, quoted[1], now));
        expect(ends.filter(Boolean)).toHaveLength(1);
        expect(await statesOf(id)).toEqual(['accepted', 'notSelected']);
        expect((await requestRow(id))?.state).toBe('awarded');
      }),
    600_000,
  );

  it(
    'of an award while the quotation is withdrawn',
    () =>
      repeat(async () => {
        const id = await freshRequest();
        const quoted = await makeQuotation(bidder(0), id);
        const [awarded, withdrawn] = await together(
          acceptQuotation(buyer, quoted, now),
          withdrawQuotation(bidder(0), quoted, now),
        );
        expect(awarded).toBe(!withdrawn);
        expect((await quotationRow(quoted))?.state).toBe(awarded ? 'accepted' : 'withdrawn');
        expect((await requestRow(id))?.state).toBe(awarded ? 'awarded' : 'open');
      }),
    600_000,
  );

  it(
    'of an award while the quotation expires',
    () =>
      repeat(async () => {
        const id = await freshRequest();
        const quoted = await makeQuotation(bidder(0), id, { validUntil: inDays(1).toISOString() });
        const lastMoment = new Date(inDays(1).getTime() - 1);
        const [awarded] = await together(acceptQuotation(buyer, quoted, lastMoment), runTradeClock(inDays(1)));
        expect((await quotationRow(quoted))?.state).toBe(awarded ? 'accepted' : 'expired');
        expect((await requestRow(id))?.state).toBe(awarded ? 'awarded' : 'open');
      }),
    600_000,
  );

  it(
    'of an award while the request is withdrawn',
    () =>
      repeat(async () => {
        const id = await freshRequest();
        const quoted = await makeQuotation(bidder(0), id);
        const [awarded, cancelled] = await together(
          acceptQuotation(buyer, quoted, now),
          cancelPurchase(buyer, id, now),
        );
        expect(awarded).toBe(!cancelled);
        expect((await quotationRow(quoted))?.state).toBe(awarded ? 'accepted' : 'notSelected');
      }),
    600_000,
  );

  it(
    'of the last place that two take',
    () =>
      repeat(async () => {
        const id = await freshRequest();
        for (let index = 0; index < 8; index++) await makeQuotation(bidder(index), id);
        const ends = await together(makeQuotation(bidder(8), id), makeQuotation(bidder(9), id));
        expect(ends.filter(Boolean)).toHaveLength(1);
        const live = and(eq(quotation.requestId, id), inArray(quotation.state, [...liveQuotationStates]));
        expect(await db().$count(quotation, live)).toBe(9);
      }),
    600_000,
  );

  it(
    'of the last quotation in a company’s month',
    () =>
      repeat(async () => {
        const regular = await makeBidder('regular');
        const [one, two] = [await freshRequest(), await makeRequest(buyer)];
        for (let index = 0; index < 9; index++) await makeQuotation(regular, await makeRequest(buyer));
        const ends = await together(makeQuotation(regular, one), makeQuotation(regular, two));
        expect(ends.filter(Boolean)).toHaveLength(1);
      }),
    600_000,
  );
});
