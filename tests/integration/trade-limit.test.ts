import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as note from '@/app/api/quotation/note/route';
import { deleteNotices, readNotices } from '@/lib/notification/commands';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { openSession } from '@/lib/platform/auth/session';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { quotationRevision } from '@/lib/platform/db/schema/quotation';
import type { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { rates } from '@/lib/platform/limit/table';
import { addAddendum } from '@/lib/purchase/addendum/commands';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import { reviseQuotation, submitQuotation, withdrawQuotation } from '@/lib/quotation/commands';
import { quotationLimits } from '@/lib/quotation/constants';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser, makeRequest, now, quotationOf } from './trade-kit';

const perDay = rates.quotationWrite.max;
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => error.errors[0]?.key ?? error.code,
  );
const noticesOf = ({ accountId }: PurchaserActor) =>
  database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id);
const mailsTo = async ({ accountId }: PurchaserActor) => {
  const [own] = await database().select().from(account).where(eq(account.id, accountId));
  return database()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, own?.email ?? ''))
    .orderBy(outbox.id);
};

beforeAll(async () => {
  await demoDatabase();
});

describe('endless revisions of a supplier', () => {
  it('are refused over the limit per request and day, in one inbox line and one e-mail an hour', async () => {
    const [buyer, bidder] = [await makePurchaser('en'), await makeBidder()];
    const quoted = await submitQuotation(bidder, await makeRequest(buyer), quotationOf(), now);
    let { revision } = quoted;
    const revise = (unitPrice: number) =>
      reviseQuotation(bidder, quoted.id, revision, quotationOf({ unitPrice }), now).then((answer) => {
        revision = answer.revision;
      });
    for (let count = 1; count < perDay; count++) await revise(880 - count);
    await expect(revise(500)).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: expect.any(Number) });
    expect((await noticesOf(buyer)).map(({ type }) => type)).toEqual(['quotationReceived', 'quotationRevised']);
    const atOnce = (await mailsTo(buyer)).filter(({ dueAt }) => dueAt <= new Date());
    expect(atOnce.map(({ content }) => content?.subject)).toEqual([
      expect.stringMatching(/^New quotation from /),
      expect.stringMatching(/ has revised its quotation$/),
    ]);
    // The final notice comes an hour later: one more e-mail, however many notices there were.
    expect(await mailsTo(buyer)).toHaveLength(3);
    // Another request of the same buyer is counted separately.
    await submitQuotation(bidder, await makeRequest(buyer), quotationOf(), now);
    expect(await noticesOf(buyer)).toHaveLength(3);
  });

  it('include withdrawing and resubmitting in turn; withdrawing alone is never refused', async () => {
    const [buyer, bidder] = [await makePurchaser('en'), await makeBidder()];
    const request = await makeRequest(buyer);
    for (let count = 0; count < perDay; count++)
      await withdrawQuotation(bidder, (await submitQuotation(bidder, request, quotationOf(), now)).id, now);
    expect(await refusal(submitQuotation(bidder, request, quotationOf(), now))).toBe('tooManyRequests');
    expect(await noticesOf(buyer)).toHaveLength(2);
    expect(await mailsTo(buyer)).toHaveLength(4);
  });

  it('write no version without a change, and a maximum number of versions', async () => {
    const [buyer, bidder] = [await makePurchaser('en'), await makeBidder()];
    const { id, revision } = await submitQuotation(bidder, await makeRequest(buyer), quotationOf(), now);
    const versions = () => database().$count(quotationRevision, eq(quotationRevision.quotationId, id));
    expect(await reviseQuotation(bidder, id, revision, quotationOf(), now)).toEqual({ id, revision });
    expect(await versions()).toBe(1);
    expect(await noticesOf(buyer)).toHaveLength(1);
    expect(await refusal(reviseQuotation(bidder, id, revision + 1, quotationOf(), now))).toBe('changed');
    await database()
      .update(quotationRevision)
      .set({ number: quotationLimits.versions })
      .where(eq(quotationRevision.quotationId, id));
    expect(await refusal(reviseQuotation(bidder, id, revision, quotationOf({ unitPrice: 1 }), now))).toBe(
      `quotationVersions:${quotationLimits.versions}`,
    );
    expect(await versions()).toBe(1);
  });
});

describe('a notice', () => {
  const bid = async (buyer: PurchaserActor, request: number, bidder: SupplierActor) => {
    const { id } = await submitQuotation(bidder, request, quotationOf(), now);
    await withdrawQuotation(bidder, id, now);
    const all = await noticesOf(buyer);
    return all.filter(({ type }) => type === 'quotationReceived');
  };

  it('is replaced by an equal one unless read, and never by one of another supplier', async () => {
    const [buyer, bidder, other] = [await makePurchaser('en'), await makeBidder(), await makeBidder()];
    const request = await makeRequest(buyer);
    const [first] = await bid(buyer, request, bidder);
    const [again, ...more] = await bid(buyer, request, bidder);
    expect([again?.id, more]).toEqual([first?.id, []]);
    expect(again?.createdAt.getTime()).toBeGreaterThanOrEqual(first?.createdAt.getTime() ?? 0);
    await readNotices(buyer, []);
    expect(await bid(buyer, request, bidder)).toHaveLength(2);
    expect(await bid(buyer, request, other)).toHaveLength(3);
  });

  it('already read sends no second e-mail within the hour; an older one does at once', async () => {
    const [buyer, bidder] = [await makePurchaser('en'), await makeBidder()];
    const request = await makeRequest(buyer);
    const received = async () => {
      const all = await mailsTo(buyer);
      return all.filter(({ content }) => content?.subject?.startsWith('New quotation from ')).map(({ dueAt }) => dueAt);
    };
    await bid(buyer, request, bidder);
    await readNotices(buyer, []);
    const [last] = await bid(buyer, request, bidder);
    const [first, second, ...more] = await received();
    expect(more).toEqual([]);
    expect((second?.getTime() ?? 0) - (first?.getTime() ?? 0)).toBe(3_600_000);
    expect(last?.readAt).not.toBeNull();
    await database()
      .update(notification)
      .set({ mailedAt: new Date(Date.now() - 3_600_001) })
      .where(and(eq(notification.accountId, buyer.accountId), eq(notification.type, 'quotationReceived')));
    await bid(buyer, request, bidder);
    expect((await received()).filter((dueAt) => dueAt <= new Date())).toHaveLength(2);
    await deleteNotices(
      buyer,
      (await noticesOf(buyer)).map(({ id }) => id),
    );
    expect(await noticesOf(buyer)).toEqual([]);
  });
});

it('addenda over the daily limit are refused and write nothing', async () => {
  const buyer = await makePurchaser('fr');
  const request = await makeRequest(buyer);
  const own = await getOwnPurchase(buyer, request);
  if (!own) throw new Error('no request');
  const add = (text: string, revision: number) =>
    addAddendum(buyer, request, revision, { text, purchase: own.purchase }, now);
  const { revision } = await add('Première précision.', own.revision);
  for (let count = 1; count < rates.addendum.max; count++) await countTry('addendum', String(buyer.accountId));
  expect(await refusal(add('Deuxième précision.', revision))).toBe('tooManyRequests');
  expect((await getOwnPurchase(buyer, request))?.revision).toBe(revision);
});

it('storing calls are refused over an account’s rate, with the waiting time', async () => {
  const [buyer, bidder] = [await makePurchaser('en'), await makeBidder()];
  const { id } = await submitQuotation(bidder, await makeRequest(buyer), quotationOf(), now);
  const token = await openSession(
    database(),
    { id: buyer.accountId, kind: 'purchaser' },
    { userAgent: '', address: '', host: '' },
  );
  const write = (text: unknown) =>
    note.POST(
      new Request('http://en.geco.localhost/api/quotation/note', {
        method: 'POST',
        headers: {
          host: 'en.geco.localhost',
          authorization: token,
          'content-type': 'application/json',
          usertype: 'purchaser',
        },
        body: JSON.stringify({ id, text, revision: 0 }),
      }),
    );
  expect((await write('Cheap')).status).toBe(200);
  // A validation error stores nothing and does not count.
  expect((await write(7)).status).toBe(400);
  for (let count = 1; count < rates.act.max; count++) await countTry('act', String(buyer.accountId));
  const over = await write('Dear');
  expect(over.status).toBe(429);
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
});
