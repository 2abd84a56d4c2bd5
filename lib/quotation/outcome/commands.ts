import 'server-only';
import { and, asc, eq, gt, inArray, isNull, lte, max, ne, notExists, sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { dayMs } from '@/lib/platform/calendar/constants';
import { database } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation, quotationRevision } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { MoneyRange } from '@/lib/platform/i18n/format';
import { runItems } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { type Reason, reasonValues, withoutReason } from '@/lib/platform/reason/schema';
import type { CancelKey } from '@/lib/purchase/constants';
import { grantContacts } from '@/lib/purchase/correspondence/commands';
import { decideUntil, lockOwnRequest, lockRequest, type RequestRow } from '@/lib/purchase/lock';
import { maskContacts } from '@/lib/purchase/mask';
import { liveBidders, notifyBuyer, notifyFollowers, notifySupplier } from '@/lib/purchase/notice';
import { moveRequest, settlePlaces } from '@/lib/purchase/transition';
import { moveQuotation } from '@/lib/quotation/commands';
import { freezeRates } from '@/lib/quotation/evaluation/commands';
import { lockQuotation } from '@/lib/quotation/lock';
import { priceBandIn } from '@/lib/quotation/price-range';
import { notifyClosing, notifyExpiring } from '@/lib/quotation/reminder/commands';
import type { QuotationRow } from '@/lib/quotation/write';

const isLive = inArray(quotation.state, [...liveQuotationStates]);
export const noBidder = { id: 0, companyId: 0 };

async function endQuotation(tx: Transaction, request: RequestRow, row: QuotationRow, now: Date): Promise<void> {
  await moveQuotation(tx, null, row, 'expire', now);
  await notifySupplier(tx, request, row, 'quotationExpired');
}

/**
 * Ends all live quotations of a request except one, in id order, and notifies their suppliers and followers.
 * @param bandFor the winner's price band in a bidder's currency; omitted if not disclosed
 */
export async function passOverRest(
  tx: Transaction,
  request: RequestRow,
  except: Pick<QuotationRow, 'id' | 'companyId'>,
  now: Date,
  { values = {}, bandFor }: { values?: Record<string, string>; bandFor?: (currency: string) => MoneyRange } = {},
): Promise<void> {
  const rest = await tx
    .select()
    .from(quotation)
    .where(and(eq(quotation.requestId, request.id), isLive, ne(quotation.id, except.id)))
    .orderBy(asc(quotation.id))
    .for('update');
  const outcome = { outcome: request.state, ...withoutReason, ...values };
  for (const row of rest) {
    // Expired, although the job has not marked it yet.
    if (row.validUntil <= now) {
      await endQuotation(tx, request, row, now);
      continue;
    }
    await moveQuotation(tx, null, row, 'passOver', now);
    const band = bandFor ? { shown: 'yes', band: { money: bandFor(row.currency) } } : { shown: 'no', band: '' };
    await notifySupplier(tx, request, row, 'quotationNotSelected', { ...band, ...outcome });
  }
  await notifyFollowers(tx, request, 'followedOutcome', [except, ...rest], outcome);
}

/** @throws AppError conflict revision:changed if the version read is not the latest */
async function assertVersion(tx: Transaction, quotationId: number, read: number | undefined): Promise<void> {
  if (read === undefined) return;
  const [last] = await tx
    .select({ number: max(quotationRevision.number) })
    .from(quotationRevision)
    .where(eq(quotationRevision.quotationId, quotationId));
  if (last?.number !== read) throw new AppError('conflict', [{ field: 'revision', key: 'changed' }]);
}

/** @throws AppError conflict company:supplierUnavailable */
async function assertAvailable(tx: Transaction, companyId: number): Promise<void> {
  const activeCount = await tx.$count(company, and(eq(company.id, companyId), eq(company.status, 'normal')));
  if (activeCount === 0) throw new AppError('conflict', [{ field: 'company', key: 'supplierUnavailable' }]);
}

/**
 * Accepts a quotation: awards the request, discloses contacts, freezes rates and notifies all bidders. `version`: the
 * one read, by default the latest. @throws AppError notFound, conflict state:quotationState (withdrawn or expired),
 * state:requestState, revision:changed, company:supplierUnavailable (supplier disabled)
 */
export const acceptQuotation = (actor: PurchaserActor, id: number, now = new Date(), version?: number): Promise<null> =>
  transaction(async (tx) => {
    const { request, row } = await lockQuotation(tx, id, actor);
    if (row.validUntil <= now) throw new AppError('conflict', [{ field: 'state', key: 'quotationState' }]);
    await assertAvailable(tx, row.companyId);
    await assertVersion(tx, id, version);
    await moveQuotation(tx, actor, row, 'accept', now);
    const rates = await freezeRates(tx, request.id, request.currency);
    const awarded = await moveRequest(tx, actor, request, 'award', now);
    if (await grantContacts(tx, request.id, row.companyId))
      await writeAudit(tx, actor, { action: 'purchase.openContacts', targetId: request.id, companyId: row.companyId });
    await notifySupplier(tx, request, row, 'quotationAwarded');
    await notifyBuyer(tx, request, 'purchaseAwarded', { supplier: row.companyId });
    const bandFor = (currency: string) => priceBandIn(currency, row, rates);
    await passOverRest(tx, awarded, row, now, request.showPriceBand ? { bandFor } : {});
    return null;
  });

/**
 * Withdraws an open or closed request; bidders and followers are notified with the reason.
 * @throws AppError notFound, conflict state:requestState
 */
export const cancelPurchase = (
  actor: PurchaserActor,
  id: number,
  { key, text }: Reason<CancelKey>,
  now = new Date(),
): Promise<null> =>
  transaction(async (tx) => {
    const cancelled = await moveRequest(tx, actor, await lockOwnRequest(tx, actor, id), 'cancel', now);
    await tx.update(purchaseRequest).set({ cancelKey: key, cancelReason: text }).where(eq(purchaseRequest.id, id));
    const masked = { key, text: maskContacts(text) };
    await passOverRest(tx, cancelled, noBidder, now, { values: reasonValues(masked) });
    return null;
  });

const closeRequest = (id: number, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    // Another node, or an addendum, may have been faster.
    if (request.state !== 'open' || request.validUntil === null || request.validUntil > now) return false;
    const closed = await moveRequest(tx, null, request, 'timeOut', now);
    const until = await decideUntil(tx, closed, now);
    const count = (await liveBidders(tx, id)).length;
    if (until !== null)
      await notifyBuyer(tx, closed, 'purchaseClosed', { count, date: { instant: until.toISOString() } });
    return true;
  });

const expireRequest = (id: number, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const until = await decideUntil(tx, request, now);
    // The buyer, another node, or a revision may have been faster.
    if (until === null || until > now) return false;
    const expired = await moveRequest(tx, null, request, 'expire', now);
    await notifyBuyer(tx, request, 'purchaseExpired');
    await passOverRest(tx, expired, noBidder, now);
    return true;
  });

const expireQuotation = (id: number, requestId: number, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    const [row] = await tx
      .select()
      .from(quotation)
      .where(and(eq(quotation.id, id), isLive, lte(quotation.validUntil, now)))
      .for('update');
    if (!row) return false;
    await endQuotation(tx, request, row, now);
    await settlePlaces(tx, request, now);
    return true;
  });

const idOf = ({ id }: { id: number }): number => id;

/**
 * Closes requests past their validity, expires quotations and undecided requests, and announces requests closing within
 * a day and quotations expiring within two. Idempotent, also across nodes. docs/domain.md, rules 7 and 9.
 * @returns the number of changes and notices
 */
export async function runTradeClock(now = new Date()): Promise<number> {
  let done = 0;
  const requests = await database()
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .where(and(eq(purchaseRequest.state, 'open'), lte(purchaseRequest.validUntil, now)))
    .orderBy(purchaseRequest.validUntil);
  done += await runItems('purchaseClose', requests, idOf, ({ id }) => closeRequest(id, now));
  const quotations = await database()
    .select({ id: quotation.id, requestId: quotation.requestId })
    .from(quotation)
    .where(and(isLive, lte(quotation.validUntil, now)))
    .orderBy(quotation.validUntil);
  done += await runItems('quotationExpiry', quotations, idOf, ({ id, requestId }) =>
    expireQuotation(id, requestId, now),
  );
  const decidable = database()
    .select({ id: quotation.id })
    .from(quotation)
    .where(and(eq(quotation.requestId, purchaseRequest.id), isLive, gt(quotation.validUntil, now)));
  const undecided = await database()
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .where(
      and(
        eq(purchaseRequest.state, 'closed'),
        lte(purchaseRequest.closedAt, new Date(now.getTime() - env().DECISION_DAYS * dayMs)),
        notExists(decidable),
      ),
    )
    .orderBy(purchaseRequest.closedAt);
  done += await runItems('purchaseExpiry', undecided, idOf, ({ id }) => expireRequest(id, now));
  const closing = await database()
    .select({ id: purchaseRequest.id })
    .from(purchaseRequest)
    .where(
      and(
        eq(purchaseRequest.state, 'open'),
        isNull(purchaseRequest.closingToldAt),
        lte(purchaseRequest.validUntil, new Date(now.getTime() + dayMs)),
        // A buyer who published it for a day or less needs no reminder.
        sql`${purchaseRequest.validUntil} - ${purchaseRequest.publishedAt} > interval '25 hours'`,
      ),
    );
  done += await runItems('purchaseClosing', closing, idOf, ({ id }) => notifyClosing(id, now));
  const expiring = await database()
    .select({ id: quotation.id, requestId: quotation.requestId })
    .from(quotation)
    .where(
      and(
        isLive,
        isNull(quotation.expiryToldAt),
        gt(quotation.validUntil, now),
        lte(quotation.validUntil, new Date(now.getTime() + 2 * dayMs)),
        sql`${quotation.validUntil} - ${quotation.submittedAt} > interval '49 hours'`,
      ),
    )
    .orderBy(quotation.validUntil);
  done += await runItems('quotationExpiring', expiring, idOf, ({ id, requestId }) =>
    notifyExpiring(id, requestId, now),
  );
  return done;
}

/** Closes and expires requests and quotations, every minute. */
export const tradeClockJob: ScheduledJob = { name: 'trade-clock', cron: '* * * * *', run: () => runTradeClock() };
