import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as decide } from '@/app/api/admin/purchase/route';
import type { PurchaserActor, StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { audit, delayedDecision } from '@/lib/platform/db/schema/review';
import { portalSearch } from '@/lib/platform/db/schema/search';
import { upload } from '@/lib/platform/db/schema/upload';
import type { AppError } from '@/lib/platform/errors';
import { rates } from '@/lib/platform/limit/table';
import { emptyState } from '@/lib/platform/routes/list-state';
import { embeddedStorage } from '@/lib/platform/storage/settings';
import { publishPurchase, savePurchase, withdrawPurchase } from '@/lib/purchase/commands';
import { purchaseLimits } from '@/lib/purchase/constants';
import { askQuestion, inviteSuppliers, openContacts } from '@/lib/purchase/correspondence/commands';
import { browsePurchases } from '@/lib/purchase/listing/queries';
import { listMatches } from '@/lib/purchase/match/queries';
import { getOwnPurchase, listOwnPurchases } from '@/lib/purchase/own/queries';
import { getPublicPurchase } from '@/lib/purchase/public/queries';
import { getPurchase, listPurchaseCards, listPurchases } from '@/lib/purchase/queries';
import { approvePurchase } from '@/lib/purchase/review/commands';
import { submitQuotation } from '@/lib/quotation/commands';
import { dismissFailure, undoDecision } from '@/lib/staff/hold/commands';
import { listDelayed } from '@/lib/staff/hold/queries';
import { listWaitingPurchases } from '@/lib/staff/purchase/queries';
import { findRequestFile } from '@/lib/staff/purchase/read';
import { countQueues } from '@/lib/staff/queue/queries';
import english from '@/messages/en.json';
import { demoDatabase } from '../database';
import { type Colleague, makeColleague, passUndo, readRequest } from './staff-kit';
import { inDays, makeBidder, makePurchaser, makeRequest, now, quotationOf, requestOf, requestRow } from './trade-kit';

let reviewer: Colleague;
let editor: Colleague;
let bidder: SupplierActor;

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const stateOf = async (id: number) => (await requestRow(id))?.state;
const noticesOf = async ({ accountId }: { accountId: number }) =>
  database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id);
const waitingRow = async (id: number) =>
  (await listWaitingPurchases(reviewer.actor, 1, 'en')).rows.find((row) => row.id === id);

/** A request of a buyer without any public one, with a supplier already invited. */
async function makeWaiting(): Promise<{ buyer: PurchaserActor; id: number }> {
  const buyer = await makePurchaser('fr', false);
  // Far after the test's date, since held decisions run by the machine's clock.
  const input = await requestOf({ validUntil: inDays(300).toISOString() });
  const { id } = await savePurchase(buyer, { id: null }, input, now);
  await inviteSuppliers(buyer, id, [bidder.companyId]);
  const sent = await publishPurchase(buyer, { id, revision: 1 }, input, now);
  expect(sent).toMatchObject({ id, waits: true });
  return { buyer, id };
}

beforeAll(async () => {
  await demoDatabase();
  reviewer = await makeColleague('request_reviewer', 'reviewer');
  editor = await makeColleague('request_editor', 'editor');
  bidder = await makeBidder();
}, 240_000);

describe('the first request of a new buyer', () => {
  it('is visible only to its buyer and staff until approved', async () => {
    const { buyer, id } = await makeWaiting();
    const filter = { country: [], categoryId: null, incoterm: null, page: 1, pageSize: 100 };
    const fitting = {
      country: null,
      categoryId: null,
      matching: false,
      quoted: 'all',
      closing: null,
      places: null,
      page: 1,
      pageSize: 100,
    } as const;
    const seen = {
      page: await getPublicPurchase('fr', id),
      answer: await getPurchase('fr', null, id),
      supplier: await getPurchase('fr', bidder, id),
      otherBuyer: await getPurchase('fr', await makePurchaser(), id),
      cards: await listPurchaseCards('fr', [id], now),
      list: (await listPurchases('fr', filter, now)).items.filter((one) => one.id === id),
      matches: (await listMatches(bidder, 'en', fitting, now)).items.filter((one) => one.id === id),
      browsed: (await browsePurchases('fr', { ...emptyState, sort: 'latest' }, 100)).ids.filter((one) => one === id),
      // Read by search, feeds, saved searches and sitemaps.
      search: await database()
        .select()
        .from(portalSearch)
        .where(and(eq(portalSearch.kind, 'purchase'), eq(portalSearch.subjectId, id))),
      told: await noticesOf(bidder),
    };
    expect(seen).toEqual({
      ...{ page: null, answer: null, supplier: null, otherBuyer: null },
      ...{ cards: [], list: [], matches: [], browsed: [], search: [], told: [] },
    });
    expect(await refusal(submitQuotation(bidder, id, quotationOf(), now))).toBe('notFound');
    expect(await refusal(askQuestion(bidder, id, 'Which flange?', now))).toBe('notFound');
    expect(await refusal(openContacts(buyer, id, bidder.companyId))).toBe('state:requestState');

    expect(await getPurchase('fr', buyer, id)).toMatchObject({ state: 'pending' });
    const own = await listOwnPurchases(buyer, { states: ['pending'], page: 1, pageSize: 10 });
    expect(own.items).toMatchObject([{ id, state: 'pending' }]);
    expect(await waitingRow(id)).toMatchObject({
      reader: 'fr',
      texts: [{ locale: 'fr', title: 'Pompes centrifuges' }],
    });

    await approvePurchase(reviewer.actor, await readRequest(id), now);
    expect(await getPublicPurchase('fr', id)).toMatchObject({ id, state: 'open' });
    expect((await noticesOf(bidder)).map(({ type }) => type)).toEqual(['purchaseInvited']);
    expect((await noticesOf(buyer)).map(({ type }) => type)).toEqual(['purchaseApproved']);
    expect((await requestRow(id))?.validUntil).toEqual(inDays(300));
  });

  it('is shown to staff with terms, table and files, which reviewers can open', async () => {
    const { buyer, id } = await makeWaiting();
    const key = `attachment/waiting-${id}.pdf`;
    await database()
      .insert(upload)
      .values({
        ...{ pendingKey: `pending/${key}`, key, state: 'referenced', kind: 'attachment', private: true },
        ...{
          ownerKind: 'purchaser',
          ownerId: buyer.accountId,
          name: 'drawing.pdf',
          mime: 'application/pdf',
          bytes: 10,
        },
      });
    await database()
      .update(purchaseRequest)
      .set({ attachments: [key] })
      .where(eq(purchaseRequest.id, id));
    expect(await waitingRow(id)).toMatchObject({
      content: {
        facts: {
          ...{ quantity: 20, unit: 'set', incoterm: 'CIF', place: 'Dakar', port: 'SNDKR', destination: 'Dakar' },
          ...{ shippingMethod: 'sea', paymentMethod: 'letterOfCredit', deliveryBy: '2097-04-30' },
          // The buyer does not show it.
          targetPrice: null,
        },
        names: { country: 'Senegal' },
        specification: [{ label: 'Débit', min: 50, unit: 'm³/h' }],
        files: [{ key, name: 'drawing.pdf' }],
      },
    });
    await database().update(purchaseRequest).set({ showTargetPrice: true }).where(eq(purchaseRequest.id, id));
    const { currency, minor } = (await waitingRow(id))?.content.facts.targetPrice ?? {};
    expect([currency, minor]).toEqual(['EUR', (await requestRow(id))?.targetPrice]);

    const open = (actor: StaffActor, one: string) =>
      findRequestFile(() => embeddedStorage('/nowhere', 'secret'), actor, { id, key: one });
    expect(await open(reviewer.actor, key)).toContain(key);
    expect(await refusal(open(reviewer.actor, 'attachment/other.pdf'))).toBe('notFound');
    expect(await refusal(open(editor.actor, key))).toBe('role:staffRole');
    await withdrawPurchase(buyer, id, now);
    expect(await refusal(open(reviewer.actor, key))).toBe('notFound');
  });

  it('shows staff which suppliers it goes to, and about which product', async () => {
    const { id } = await makeWaiting();
    const [found] = await rows<{ id: number; name: string }>(
      database(),
      sql`select t.product_id as id, t.name from product_search s join product_translation t on t.product_id = s.product_id and t.locale = 'en'
        where s.locale = 'en' order by 1 limit 1`,
    );
    await database()
      .update(purchaseRequest)
      .set({ productId: found?.id ?? 0 })
      .where(eq(purchaseRequest.id, id));
    const addressed = async () => (await waitingRow(id))?.content.addressed;
    expect(await addressed()).toMatchObject({
      companies: [{ id: bidder.companyId, name: expect.stringMatching(/./) }],
      product: { ...found, isPublic: true },
    });
    await database().update(purchaseRequest).set({ productId: null }).where(eq(purchaseRequest.id, id));
    expect(await addressed()).toMatchObject({ product: null });
  });

  it('makes its buyer known, whose next one is open at once', async () => {
    const { buyer, id } = await makeWaiting();
    const second = await publishPurchase(buyer, { id: null }, await requestOf(), now);
    expect([second.waits, await stateOf(second.id)]).toEqual([true, 'pending']);
    await approvePurchase(reviewer.actor, await readRequest(id), now);
    const third = await publishPurchase(buyer, { id: null }, await requestOf(), now);
    expect([third.waits, await stateOf(third.id)]).toEqual([false, 'open']);
  });

  it('can be withdrawn to a draft by its buyer, then no longer decided', async () => {
    const { buyer, id } = await makeWaiting();
    expect(await refusal(withdrawPurchase(await makePurchaser(), id, now))).toBe('notFound');
    await withdrawPurchase(buyer, id, now);
    expect(await stateOf(id)).toBe('draft');
    expect(await waitingRow(id)).toBeUndefined();
    expect(await refusal(approvePurchase(reviewer.actor, await readRequest(id), now))).toBe('id:takenBack');
    expect(await refusal(withdrawPurchase(buyer, id, now))).toBe('state:requestState');
  });

  it('cannot be approved once expired', async () => {
    const { id } = await makeWaiting();
    expect(await refusal(approvePurchase(reviewer.actor, await readRequest(id), inDays(301)))).toBe(
      'validUntil:dayPast',
    );
    expect(await stateOf(id)).toBe('pending');
  });

  it('is not required of a known buyer', async () => {
    expect(await stateOf(await makeRequest(await makePurchaser()))).toBe('open');
  });
});

describe('the review queue', () => {
  it('rejects a request with a reason, keeping its content', async () => {
    const { buyer, id } = await makeWaiting();
    const before = await getOwnPurchase(buyer, id);
    const reason = 'Indiquez la quantité.';
    const answered = await reviewer.browser.settle(decide, { ...(await readRequest(id)), decision: 'reject', reason });
    expect(answered.status).toBe(200);
    const after = await getOwnPurchase(buyer, id);
    expect(after).toMatchObject({ state: 'draft', reviewReason: reason, purchase: before?.purchase });
    const [notice] = await noticesOf(buyer);
    expect(notice).toMatchObject({
      type: 'purchaseRejected',
      values: { reason },
      path: expect.stringContaining(`id=${id}`),
    });
    const [entry] = await database()
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'purchase.reject'), eq(audit.targetId, id)));
    expect(entry).toMatchObject({ accountId: reviewer.actor.accountId, detail: { reason } });
    const again = await publishPurchase(
      buyer,
      { id, revision: after?.revision ?? 0 },
      before?.purchase ?? (await requestOf()),
      now,
    );
    expect([again.waits, (await requestRow(id))?.reviewReason]).toEqual([true, null]);
  });

  it('holds a decision for the undo period, and only its author can undo it', async () => {
    const { id } = await makeWaiting();
    const counted = async () => (await countQueues(reviewer.actor)).find(({ kind }) => kind === 'purchase')?.count ?? 0;
    const before = await counted();
    expect((await reviewer.browser.ask(decide, { ...(await readRequest(id)), decision: 'approve' })).status).toBe(200);
    expect((await reviewer.browser.ask(decide, { ...(await readRequest(id)), decision: 'approve' })).status).toBe(409);
    expect([await stateOf(id), await waitingRow(id), await counted()]).toEqual(['pending', undefined, before - 1]);
    const [decision] = await listDelayed(reviewer.actor, 'en');
    expect(decision).toMatchObject({ action: 'purchase.approve', title: 'Pompes centrifuges' });
    await undoDecision(reviewer.actor, { id: decision?.id ?? 0 });
    await passUndo();
    expect([await stateOf(id), await counted()]).toEqual(['pending', before]);
    await reviewer.browser.settle(decide, { ...(await readRequest(id)), decision: 'approve' });
    expect(await stateOf(id)).toBe('open');
    expect(await database().$count(delayedDecision)).toBe(0);
    expect(
      (await reviewer.browser.ask(decide, { ...(await readRequest(id)), decision: 'reject', reason: 'Late' })).status,
    ).toBe(409);
  });

  it('accepts decisions only from reviewers, and rejections only with a reason', async () => {
    const { id } = await makeWaiting();
    expect((await editor.browser.ask(decide, { ...(await readRequest(id)), decision: 'approve' })).status).toBe(403);
    expect((await reviewer.browser.ask(decide, { ...(await readRequest(id)), decision: 'reject' })).status).toBe(400);
    expect((await reviewer.browser.ask(decide, { id: 999_999_999, revision: 1, decision: 'approve' })).status).toBe(
      404,
    );
    expect(
      await database().$count(purchaseRequest, and(eq(purchaseRequest.id, id), eq(purchaseRequest.state, 'pending'))),
    ).toBe(1);
  });
});

describe('a request edited since a reviewer read it', () => {
  /** Withdraws it, edits it and submits it again, as its buyer may at any time. */
  async function rewrite(buyer: PurchaserActor, id: number): Promise<void> {
    await withdrawPurchase(buyer, id, now);
    const { revision } = await readRequest(id);
    const input = await requestOf({
      validUntil: inDays(300).toISOString(),
      translations: { fr: { title: 'Marchandises interdites', details: 'Sans détails' } },
    });
    expect(await publishPurchase(buyer, { id, revision }, input, now)).toMatchObject({ id, waits: true });
  }

  it.each([
    ['approve', ''],
    ['reject', 'Indiquez la quantité.'],
  ])('is not decided on the outdated version (%s)', async (decision, reason) => {
    const { buyer, id } = await makeWaiting();
    const read = await waitingRow(id);
    await rewrite(buyer, id);
    const refused = await reviewer.browser.settle(decide, { id, revision: read?.revision, decision, reason });
    expect([refused.status, refused.errors]).toMatchObject([409, [{ field: 'revision', key: 'changed' }]]);
    expect([await stateOf(id), await getPublicPurchase('fr', id)]).toEqual(['pending', null]);
    const anew = await waitingRow(id);
    expect(anew?.texts).toMatchObject([{ title: 'Marchandises interdites' }]);
    const { revision } = anew ?? { revision: 0 };
    expect((await reviewer.browser.settle(decide, { id, revision, decision, reason })).status).toBe(200);
  });

  it('within the undo period is not published either, and the reviewer is notified with their input', async () => {
    const { buyer, id } = await makeWaiting();
    const reason = 'Indiquez la quantité.';
    const decided = { ...(await readRequest(id)), decision: 'reject', reason };
    expect((await reviewer.browser.ask(decide, decided)).status).toBe(200);
    await rewrite(buyer, id);
    await passUndo();
    expect([await stateOf(id), await noticesOf(buyer)]).toEqual(['pending', []]);
    const [failed] = await listDelayed(reviewer.actor, 'en');
    expect(failed).toMatchObject({ failure: english.validation.changed, typed: reason });
    await dismissFailure(reviewer.actor, { id: failed?.id ?? 0 });

    const approved = { ...(await readRequest(id)), decision: 'approve' };
    expect((await reviewer.browser.ask(decide, approved)).status).toBe(200);
    await rewrite(buyer, id);
    await passUndo();
    expect([await stateOf(id), await getPublicPurchase('fr', id)]).toEqual(['pending', null]);
    expect(await waitingRow(id)).toBeDefined();
    await dismissFailure(reviewer.actor, { id: (await listDelayed(reviewer.actor, 'en'))[0]?.id ?? 0 });
  });

  it('and now a draft says so', async () => {
    const { buyer, id } = await makeWaiting();
    const read = await readRequest(id);
    await withdrawPurchase(buyer, id, now);
    const refused = await reviewer.browser.ask(decide, { ...read, decision: 'approve' });
    expect([refused.status, refused.errors]).toMatchObject([409, [{ field: 'id', key: 'takenBack' }]]);
  });
});

describe('daily limits', () => {
  it('allow a new buyer five requests, and a known one more', async () => {
    const publish = async (actor: PurchaserActor, times: number) => {
      for (let index = 0; index < times; index++) await publishPurchase(actor, { id: null }, await requestOf(), now);
    };
    const fresh = await makePurchaser('fr', false);
    await publish(fresh, rates.publishNew.max);
    expect(await refusal(publish(fresh, 1))).toBe('tooManyRequests');
    await publish(await makePurchaser(), rates.publishNew.max + 1);
  });

  it('depend on a company’s membership', async () => {
    const buyer = await makePurchaser();
    const ask = async (actor: SupplierActor, times: number) => {
      let id = 0;
      for (let index = 0; index < times; index++) {
        if (index % purchaseLimits.questions === 0) id = await makeRequest(buyer);
        await askQuestion(actor, id, 'Which flange?', now);
      }
    };
    const regular = await makeBidder('regular');
    await ask(regular, rates.questionRegular.max);
    expect(await refusal(ask(regular, 1))).toBe('tooManyRequests');
    await ask(await makeBidder('gold'), rates.questionRegular.max + 1);
  });
});
