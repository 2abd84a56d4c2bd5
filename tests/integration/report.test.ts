import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as decide } from '@/app/api/admin/report/route';
import { GET as get } from '@/app/api/purchase/get/route';
import { addFollow } from '@/lib/footprint/follow/commands';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { report } from '@/lib/platform/db/schema/report';
import { audit } from '@/lib/platform/db/schema/review';
import type { AppError } from '@/lib/platform/errors';
import { rates } from '@/lib/platform/limit/table';
import { describeLast } from '@/lib/platform/revision/commands';
import { followedRequests } from '@/lib/purchase/follow/queries';
import { getPublicPurchase } from '@/lib/purchase/public/queries';
import { getPurchase, isRemoved } from '@/lib/purchase/queries';
import { reviseQuotation } from '@/lib/quotation/commands';
import { cancelPurchase } from '@/lib/quotation/outcome/commands';
import { decideReport, reportPurchase, reportQuotation } from '@/lib/report/commands';
import { listDelayed } from '@/lib/staff/hold/queries';
import { countQueues } from '@/lib/staff/queue/queries';
import { listReports } from '@/lib/staff/report/queries';
import { demoDatabase } from '../database';
import { type Colleague, makeColleague, passUndo, readReport } from './staff-kit';
import {
  dropped,
  makeBidder,
  makePurchaser,
  makeQuotation,
  makeRequest,
  now,
  quotationOf,
  quotationRow,
  requestRow,
} from './trade-kit';

let reviewer: Colleague;
let editor: Colleague;
let buyer: PurchaserActor;
let bidder: SupplierActor;
let reporter: SupplierActor;
let requestId: number;
let quotationId: number;

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const at = { headers: { host: 'fr.geco.localhost:3000' } };
const reportInput = (id: number) => ({
  id,
  reason: 'fraud' as const,
  text: 'Asks for a deposit to a private account.',
});
const reportOf = async (id: number) =>
  (await database().select().from(report).where(eq(report.requestId, id)).orderBy(report.id)).at(-1);
const waitingRow = async () =>
  (await listReports(reviewer.actor, 1, 'en')).rows.find((row) => row.requestId === requestId);
const noticesOf = async ({ accountId }: { accountId: number }) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).map(({ type, values }) => ({ type, values }));

beforeAll(async () => {
  await demoDatabase();
  reviewer = await makeColleague('report_reviewer', 'reviewer');
  editor = await makeColleague('report_editor', 'editor');
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  bidder = await makeBidder();
  reporter = await makeBidder();
  requestId = await makeRequest(buyer);
  quotationId = await makeQuotation(bidder, requestId);
});

describe('a report', () => {
  it('of a request is accepted once per company, and only if it can see the request', async () => {
    await reportPurchase(reporter, reportInput(requestId));
    expect(await waitingRow()).toMatchObject({ author: 'fr', reporter: 'en', listed: true });
    const row = await waitingRow();
    expect(row).toMatchObject({ supplier: null, others: [], buyer: { name: expect.stringMatching(/./) } });
    expect(row?.content?.facts).toMatchObject({ quantity: expect.any(Number), incoterm: expect.any(String) });
    expect(await refusal(reportPurchase(reporter, reportInput(requestId)))).toBe('id:reported');
    await reportPurchase(await makeBidder(), reportInput(requestId));
    expect((await waitingRow())?.others).toMatchObject([{ kind: 'request', reason: 'fraud', state: 'open' }]);
    expect(await database().$count(report, eq(report.requestId, requestId))).toBe(2);
    const inquiry = await makeRequest(buyer, { kind: 'inquiry' });
    expect(await refusal(reportPurchase(reporter, reportInput(inquiry)))).toBe('notFound');
    const fresh = await makeRequest(await makePurchaser('fr', false));
    expect(await refusal(reportPurchase(reporter, reportInput(fresh)))).toBe('notFound');
  });

  it('of a quotation is accepted once, from the buyer who received it', async () => {
    expect(await refusal(reportQuotation(await makePurchaser(), reportInput(quotationId)))).toBe('notFound');
    await reportQuotation(buyer, reportInput(quotationId));
    const row = await waitingRow();
    expect(row).toMatchObject({ author: 'en', reporter: 'fr', supplier: { companyId: bidder.companyId } });
    expect(row?.content?.names.category).toEqual(expect.stringMatching(/./));
    expect(await refusal(reportQuotation(buyer, reportInput(quotationId)))).toBe('id:reported');
  });

  it('is limited per day', async () => {
    const send = () => refusal(reportPurchase(reporter, reportInput(999_999_999)));
    for (let index = 0; index < rates.report.max; index++) expect(await send()).toBe('notFound');
    expect(await send()).toBe('tooManyRequests');
  });
});

describe('the decision on a report', () => {
  it('removes a request, and notifies its buyer with the reason, its bidders and its reporters', async () => {
    const second = await makeBidder();
    await reportPurchase(reporter, reportInput(requestId));
    await reportPurchase(second, reportInput(requestId));
    const reason = 'Fausse identité.';
    const id = (await waitingRow())?.id ?? 0;
    expect((await reviewer.browser.settle(decide, { ...(await readReport(id)), upheld: true, reason })).status).toBe(
      200,
    );
    expect(await requestRow(requestId)).toMatchObject({ state: 'cancelled', reviewReason: reason });
    expect((await quotationRow(quotationId))?.state).toBe('notSelected');
    expect(await noticesOf(buyer)).toContainEqual(
      expect.objectContaining({ type: 'purchaseRemoved', values: expect.objectContaining({ reason }) }),
    );
    expect(await noticesOf(bidder)).toContainEqual(
      expect.objectContaining({
        type: 'quotationNotSelected',
        values: expect.objectContaining({ outcome: 'removed' }),
      }),
    );
    for (const one of [reporter, second])
      expect((await noticesOf(one)).map(({ type }) => type)).toEqual(['reportUpheld']);
    expect(await waitingRow()).toBeUndefined();
    const [entry] = await database()
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'report.uphold'), eq(audit.targetId, id)));
    expect(entry).toMatchObject({ accountId: reviewer.actor.accountId, detail: { reason } });
  });

  it('leaves a removed request visible only to its buyer and bidders; one cancelled by its buyer stays', async () => {
    const follower = await makeBidder();
    await addFollow(follower, { type: 'request', id: requestId });
    await reportPurchase(reporter, reportInput(requestId));
    const id = (await waitingRow())?.id ?? 0;
    await decideReport(reviewer.actor, { ...(await readReport(id)), upheld: true, reason: 'Prohibited.' }, now);
    for (const actor of [buyer, bidder])
      expect(await getPurchase('fr', actor, requestId)).toMatchObject({ id: requestId, state: 'cancelled' });
    for (const actor of [null, await makePurchaser(), reporter, follower])
      expect(await getPurchase('fr', actor, requestId)).toBeNull();
    expect([await getPublicPurchase('fr', requestId), await isRemoved(requestId)]).toEqual([null, true]);
    expect(await followedRequests('fr', [requestId])).toEqual(new Map());
    const response = await get(
      new Request(`http://fr.geco.localhost:3000/api/purchase/get?siteId=5&id=${requestId}`, at),
    );
    expect([response.status, await response.json()]).toEqual([410, expect.objectContaining({ code: 410, data: null })]);

    const own = await makeRequest(buyer);
    const inquiry = await makeRequest(buyer, { kind: 'inquiry' });
    for (const one of [own, inquiry]) await cancelPurchase(buyer, one, dropped, now);
    expect([(await getPublicPurchase('fr', own))?.state, await isRemoved(own)]).toEqual(['cancelled', false]);
    // The existence of an inquiry is not revealed.
    await database()
      .update(purchaseRequest)
      .set({ reviewReason: 'Prohibited.' })
      .where(eq(purchaseRequest.id, inquiry));
    expect([await getPurchase('fr', reporter, inquiry), await isRemoved(inquiry)]).toEqual([null, false]);
  });

  it('withdraws a quotation and frees its place', async () => {
    await reportQuotation(buyer, reportInput(quotationId));
    const found = await reportOf(requestId);
    await decideReport(
      reviewer.actor,
      { ...(await readReport(found?.id ?? 0)), upheld: true, reason: 'A copied brochure.' },
      now,
    );
    expect([(await quotationRow(quotationId))?.state, (await requestRow(requestId))?.state]).toEqual([
      'withdrawn',
      'open',
    ]);
    expect((await noticesOf(bidder)).map(({ type }) => type)).toEqual(['quotationRemoved']);
    expect((await noticesOf(buyer)).map(({ type }) => type)).toContain('reportUpheld');
  });

  it('changes nothing if dismissed, and is made once', async () => {
    await reportPurchase(reporter, reportInput(requestId));
    const read = await readReport((await reportOf(requestId))?.id ?? 0);
    const decision = { ...read, upheld: false, reason: 'It is a known buyer.' };
    await decideReport(reviewer.actor, decision, now);
    expect((await requestRow(requestId))?.state).toBe('open');
    expect(await noticesOf(reporter)).toMatchObject([
      { type: 'reportDismissed', values: { reason: decision.reason, kind: 'request' } },
    ]);
    expect(await refusal(decideReport(reviewer.actor, decision, now))).toBe('id:decided');
  });

  it('applies only to the version read: a quotation revised since stays, also within the undo period', async () => {
    await reportQuotation(buyer, reportInput(quotationId));
    const id = (await reportOf(requestId))?.id ?? 0;
    const read = (await waitingRow())?.revision;
    const reason = 'A copied brochure.';
    const revise = async (message: string) => {
      const { revision } = await describeLast(database(), bidder, { kind: 'quotation', id: quotationId });
      await reviseQuotation(bidder, quotationId, revision, quotationOf({ message }), now);
    };
    await revise('Our own words.');
    const refused = await reviewer.browser.settle(decide, { id, revision: read, upheld: true, reason });
    expect([refused.status, refused.errors]).toMatchObject([409, [{ field: 'revision', key: 'changed' }]]);
    expect((await quotationRow(quotationId))?.state).toBe('revised');
    expect((await reviewer.browser.ask(decide, { ...(await readReport(id)), upheld: true, reason })).status).toBe(200);
    await revise('Other words again.');
    await passUndo();
    expect([(await quotationRow(quotationId))?.state, (await waitingRow())?.id]).toEqual(['revised', id]);
    expect(await listDelayed(reviewer.actor, 'en')).toMatchObject([{ typed: reason }]);
  });

  it('is made by reviewers, with a reason, and held for the undo period', async () => {
    await reportPurchase(reporter, reportInput(requestId));
    const id = (await reportOf(requestId))?.id ?? 0;
    const reason = 'Not enough.';
    const counted = async () => (await countQueues(reviewer.actor)).find(({ kind }) => kind === 'report')?.count ?? 0;
    const before = await counted();
    expect((await editor.browser.ask(decide, { ...(await readReport(id)), upheld: true, reason })).status).toBe(403);
    expect((await reviewer.browser.ask(decide, { ...(await readReport(id)), upheld: true, reason: '' })).status).toBe(
      400,
    );
    expect((await reviewer.browser.ask(decide, { ...(await readReport(id)), upheld: false, reason })).status).toBe(200);
    expect((await reviewer.browser.ask(decide, { ...(await readReport(id)), upheld: true, reason })).status).toBe(409);
    expect([await waitingRow(), await counted()]).toEqual([undefined, before - 1]);
  });
});
