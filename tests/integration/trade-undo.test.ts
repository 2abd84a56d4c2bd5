import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addFollow } from '@/lib/footprint/follow/commands';
import { listNotices } from '@/lib/notification/queries';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { audit } from '@/lib/platform/db/schema/review';
import type { AppError } from '@/lib/platform/errors';
import { reviseQuotation, withdrawQuotation } from '@/lib/quotation/commands';
import { askBetterOffer } from '@/lib/quotation/negotiation/commands';
import { acceptQuotation, runTradeClock } from '@/lib/quotation/outcome/commands';
import { getStanding } from '@/lib/quotation/own/queries';
import { compareQuotations, getOwnQuotation } from '@/lib/quotation/queries';
import { undoAward } from '@/lib/quotation/undo/commands';
import { demoDatabase } from '../database';
import {
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

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const typesFor = async ({ accountId }: { accountId: number }) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).map(({ type }) => type);
const why = { key: 'delivery', text: 'The works burnt down.', withdraw: false } as const;
const undo = (actor: MemberActor, id: number, at = inDays(1)) => undoAward(actor, id, why, at);
const stateOf = async (id: number) => (await quotationRow(id))?.state;

let buyer: PurchaserActor;
let winner: SupplierActor;
let loser: SupplierActor;
let short: SupplierActor;
let follower: SupplierActor;

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser('en');
  [winner, loser, short] = [await makeBidder(), await makeBidder(), await makeBidder()];
  follower = await makeBidder();
}, 240_000);

/** A request just awarded to the first of three quotations, the last of which is valid for a day and a half. */
async function awarded(over: Parameters<typeof makeRequest>[1] = {}) {
  const id = await makeRequest(buyer, over);
  const [won, lost] = [await makeQuotation(winner, id), await makeQuotation(loser, id)];
  const brief = await makeQuotation(short, id, { validUntil: inDays(1.5).toISOString() });
  await acceptQuotation(buyer, won, now);
  return { id, won, lost, brief };
}

describe('an award', () => {
  it('is undone by its buyer: the request is closed, and valid quotations can be accepted', async () => {
    const { id, won, lost, brief } = await awarded();
    await undo(buyer, won, inDays(2));
    expect(await requestRow(id)).toMatchObject({
      state: 'closed',
      closeReason: 'undone',
      closedAt: inDays(2),
      endedAt: null,
      rates: null,
    });
    expect(await quotationRow(won)).toMatchObject({ state: 'submitted', endedAt: null });
    expect(await stateOf(lost)).toBe('submitted');
    expect(await stateOf(brief)).toBe('expired');
    await acceptQuotation(buyer, lost, inDays(3));
    expect((await requestRow(id))?.state).toBe('awarded');
    expect([await stateOf(won), await stateOf(lost)]).toEqual(['notSelected', 'accepted']);
  });

  it('is undone by its winner, optionally withdrawing its quotation', async () => {
    const [kept, left] = [await awarded(), await awarded()];
    await undo(winner, kept.won);
    expect([await stateOf(kept.won), await stateOf(kept.lost)]).toEqual(['submitted', 'submitted']);
    await undoAward(winner, left.won, { ...why, withdraw: true }, inDays(1));
    expect([await stateOf(left.won), await stateOf(left.lost)]).toEqual(['withdrawn', 'submitted']);
    expect(await refusal(acceptQuotation(buyer, left.won, inDays(1)))).toBe('state:quotationState');
  });

  it('restores each quotation’s state, revised or not', async () => {
    const id = await makeRequest(buyer);
    const won = await makeQuotation(winner, id);
    const own = await getOwnQuotation(winner, won);
    await reviseQuotation(winner, won, own?.revision ?? 0, quotationOf({ unitPrice: 850 }), now);
    await acceptQuotation(buyer, won, now);
    await undo(buyer, won);
    expect(await quotationRow(won)).toMatchObject({ state: 'revised', unitPrice: 85_000 });
  });

  it('is undone by nobody else, nor for an unaccepted quotation', async () => {
    const { won, lost } = await awarded();
    expect(await refusal(undo(await makePurchaser(), won))).toBe('notFound');
    expect(await refusal(undo(loser, won))).toBe('notFound');
    expect(await refusal(undo(loser, lost))).toBe('state:quotationState');
    expect(await refusal(undo(buyer, lost))).toBe('state:quotationState');
    expect(() => undo({ ...winner, role: 'editor' }, won)).toThrow('forbidden');
    expect(await stateOf(won)).toBe('accepted');
  });

  it('can be undone for fourteen days', async () => {
    const [one, other] = [await awarded(), await awarded()];
    expect(await refusal(undo(winner, one.won, inDays(14)))).toBe('state:undoOver:14');
    expect(await refusal(undo(buyer, one.won, inDays(14)))).toBe('state:undoOver:14');
    expect((await getStanding(winner, one.id, inDays(14))).undoUntil).toBeNull();
    expect((await getStanding(winner, one.id, inDays(13))).undoUntil).toBe(inDays(14).toISOString());
    expect(await refusal(undo(buyer, other.won, new Date(inDays(14).getTime() - 1)))).toBeNull();
  });

  it('keeps both actions in its history, for buyer and winner, and gives others no reason', async () => {
    const { id, won } = await awarded();
    await undo(buyer, won);
    const acts = await database()
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.targetId, id), inArray(audit.action, ['purchase.award', 'purchase.undo'])))
      .orderBy(audit.id);
    expect(acts.map(({ action }) => action)).toEqual(['purchase.award', 'purchase.undo']);
    const past = {
      awardedAt: now.toISOString(),
      undoneAt: inDays(1).toISOString(),
      by: 'purchaser',
      reason: { key: 'delivery', text: why.text },
    };
    expect((await compareQuotations(buyer, 'en', id))?.undone).toMatchObject([past]);
    expect((await getStanding(winner, id)).undone).toMatchObject([past]);
    expect((await getStanding(loser, id)).undone).toEqual([]);
  });

  it('starts a new time for a decision, then expires', async () => {
    const { id, won } = await awarded({ validUntil: inDays(5).toISOString() });
    await undo(buyer, won, inDays(10));
    await runTradeClock(new Date(inDays(40).getTime() - 1));
    expect((await requestRow(id))?.state).toBe('closed');
    await runTradeClock(inDays(40));
    expect((await requestRow(id))?.state).toBe('expired');
  });

  it('stays closed if a place becomes free, and is revised only in a round', async () => {
    const { id, won, lost } = await awarded();
    await undo(buyer, won);
    await withdrawQuotation(winner, won, inDays(1));
    expect((await requestRow(id))?.state).toBe('closed');
    const own = await getOwnQuotation(loser, lost);
    const revise = () => refusal(reviseQuotation(loser, lost, own?.revision ?? 0, quotationOf(), inDays(1)));
    expect(await revise()).toBe('state:requestState');
    await askBetterOffer(buyer, lost, { until: inDays(3), text: '' }, inDays(1));
    expect(await revise()).toBeNull();
  });
});

describe('an undone award', () => {
  const textOf = async (actor: SupplierActor | PurchaserActor) =>
    (await listNotices(actor, 'en', { page: 1, pageSize: 1 })).items[0]?.text;

  it('is reported once: to the winner, and to every other bidder with whether theirs still counts', async () => {
    const { won } = await awarded();
    await database().delete(notification);
    await undo(buyer, won, inDays(2));
    expect(await typesFor(winner)).toEqual(['awardUndone']);
    expect(await textOf(winner)).toMatch(
      /live again.*Reason: Delivery as agreed is not possible\. “The works burnt down\.”$/,
    );
    expect(await typesFor(loser)).toEqual(['quotationRestored']);
    expect(await textOf(loser)).toMatch(/can accept it until 21 Dec 2096/);
    expect(await textOf(short)).toMatch(/Your quotation expired on 2 Dec 2096/);
    expect(await textOf(loser)).not.toContain('burnt');
    expect(await typesFor(buyer)).toEqual([]);
  });

  it('is reported to followers as undecided again', async () => {
    const id = await makeRequest(buyer);
    const won = await makeQuotation(winner, id);
    await addFollow(follower, { type: 'request', id });
    await acceptQuotation(buyer, won, now);
    await database().delete(notification);
    await undo(buyer, won);
    expect(await typesFor(follower)).toEqual(['followedUndone']);
  });

  it('is reported to the buyer as withdrawn by the winner, with its quotation’s state', async () => {
    const { won } = await awarded();
    await database().delete(notification);
    await undoAward(winner, won, { ...why, withdraw: true }, inDays(1));
    expect(await typesFor(buyer)).toEqual(['quotationSteppedBack']);
    expect(await textOf(buyer)).toMatch(/no longer stands\. Reason: Delivery as agreed is not possible/);
    expect(await typesFor(winner)).toEqual([]);
    expect(await typesFor(loser)).toEqual(['quotationRestored']);
  });
});
