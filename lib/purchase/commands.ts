import 'server-only';
import { and, count, eq, inArray } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { dayMs } from '@/lib/platform/calendar/constants';
import { dayOf } from '@/lib/platform/calendar/zoned-day';
import { account } from '@/lib/platform/db/schema/account';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import type { purchaseStates } from '@/lib/platform/db/schema/trade-state';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { markDeleted, orReportCurrent, revise } from '@/lib/platform/revision/commands';
import { findTargetId, once, type WriteTarget } from '@/lib/platform/revision/idempotency';
import { dropUses } from '@/lib/upload/usage/commands';
import { withoutOpenTerms } from './check';
import { purchaseLimits } from './constants';
import { invite, notifyInvited } from './correspondence/commands';
import { lockOwnRequest } from './lock';
import { contactsIn, maskedTexts } from './mask';
import { getOwnPurchase } from './own/queries';
import { refreshShown } from './refresh';
import { isKnownBuyer } from './review/queries';
import type { PurchaseInput } from './schema';
import { moveRequest, settlePlaces } from './transition';
import { findRequestedCategory, writeRequest } from './write';

/**
 * A saved request; `masked`: whether its free text has contacts, hidden from suppliers; `waits`: whether it is under
 * review.
 */
export type SavedRequest = { id: number; revision: number; masked: boolean; waits: boolean };

const isMasked = (input: PurchaseInput): boolean =>
  contactsIn(maskedTexts(input)).some((text) => !input.notContacts.includes(text));

/** @throws AppError badRequest where the actor has as many requests in these states as there may be */
async function assertRoom(
  tx: Transaction,
  { accountId }: PurchaserActor,
  states: (typeof purchaseStates)[number][],
  max: number,
  key: string,
): Promise<void> {
  await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).for('no key update');
  const [found] = await tx
    .select({ count: count() })
    .from(purchaseRequest)
    .where(and(eq(purchaseRequest.accountId, accountId), inArray(purchaseRequest.state, states)));
  if ((found?.count ?? 0) >= max) throw new AppError('badRequest', [{ field: 'id', key: `${key}:${max}` }]);
}

/** @throws AppError badRequest if the actor has the maximum number of drafts */
export const assertDraftRoom = (tx: Transaction, actor: PurchaserActor): Promise<void> =>
  assertRoom(tx, actor, ['draft'], purchaseLimits.drafts, 'draftLimit');

async function save(
  tx: Transaction,
  actor: PurchaserActor,
  { id, revision: read }: WriteTarget,
  input: PurchaseInput,
  now: Date,
) {
  if (id === null) await assertDraftRoom(tx, actor);
  else {
    const { state } = await lockOwnRequest(tx, actor, id);
    if (state !== 'draft') throw new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
  }
  const row = await writeRequest(tx, actor, id, input, now);
  const revision = await revise(tx, actor, { kind: 'purchase', id: row.id }, read);
  return { row, revision };
}

/** @throws AppError badRequest at the validity outside of 1 to 365 days, and at a delivery before the actor's today */
function assertDays({ timeZone }: PurchaserActor, { validUntil, deliveryBy }: PurchaseInput, now: Date): void {
  const { min, max } = purchaseLimits.validDays;
  const days = (Date.parse(validUntil) - now.getTime()) / dayMs;
  if (validUntil !== '' && !(days >= min && days <= max))
    throw new AppError('badRequest', [{ field: 'validUntil', key: `validDays:${min}:${max}` }]);
  if (deliveryBy !== '' && deliveryBy < dayOf(now.toISOString(), timeZone))
    throw new AppError('badRequest', [{ field: 'deliveryBy', key: 'dayPast' }]);
}

/**
 * Completes a validated form for publishing: an inquiry gets a missing category from the suppliers asked, and a default
 * validity.
 * @throws AppError badRequest if no supplier has a category
 */
async function settle(
  tx: Transaction,
  id: number | null,
  input: PurchaseInput,
  companyIds: readonly number[],
  now: Date,
): Promise<PurchaseInput> {
  const categoryId = input.categoryId ?? (await findRequestedCategory(tx, id, input.productId, companyIds));
  if (categoryId === null) throw new AppError('badRequest', [{ field: 'categoryId', key: 'required' }]);
  const validUntil = input.validUntil || new Date(now.getTime() + purchaseLimits.inquiryDays * dayMs).toISOString();
  return { ...withoutOpenTerms(input), categoryId, validUntil };
}

/** Runs a write of a form; a revision conflict carries the stored version. */
const orReport = <T>(actor: PurchaserActor, target: WriteTarget, write: () => Promise<T>): Promise<T> =>
  orReportCurrent(write, async () => {
    const id = await findTargetId(actor, target);
    const stored = id === null ? null : await getOwnPurchase(actor, id);
    return stored ? { current: stored.purchase } : {};
  });

/**
 * Saves a draft, a new one where `id` is null. docs/domain.md, Purchase request.
 * @throws AppError notFound, conflict state:requestState for what is published, conflict revision:changed where another
 * window wrote since, badRequest at fields that refer to nothing and over the number of drafts
 */
export const savePurchase = (
  actor: PurchaserActor,
  target: WriteTarget,
  input: PurchaseInput,
  now = new Date(),
): Promise<SavedRequest> =>
  orReport(actor, target, () =>
    transaction((tx) =>
      once(tx, actor, { kind: 'purchase', target, content: { act: 'save', input } }, async (which) => {
        const { row, revision } = await save(tx, actor, which, input, now);
        const action = which.id === null ? 'purchase.create' : 'purchase.update';
        await writeAudit(tx, actor, { action, targetId: row.id, companyId: null });
        return { id: row.id, revision, masked: isMasked(input), waits: false };
      }),
    ),
  );

/**
 * Publishes a draft, or a new request; a new buyer's is reviewed first. `companyIds`: suppliers to invite in addition
 * to the draft's. docs/domain.md, Purchase request. @throws AppError as `savePurchase` and `invite`, badRequest for a
 * validity outside 1 to 365 days and over 50 open requests, tooManyRequests over the daily limit
 */
export const publishPurchase = (
  actor: PurchaserActor,
  target: WriteTarget,
  input: PurchaseInput,
  now = new Date(),
  companyIds: readonly number[] = [],
): Promise<SavedRequest> =>
  orReport(actor, target, () =>
    transaction(async (tx) => {
      assertDays(actor, withoutOpenTerms(input), now);
      const content = { act: 'publish', input, ...(companyIds.length > 0 && { companyIds }) };
      return once(tx, actor, { kind: 'purchase', target, content }, async (which) => {
        const full = await settle(tx, which.id, input, companyIds, now);
        const { row, revision } = await save(tx, actor, which, full, now);
        if (companyIds.length > 0) await invite(tx, actor, row.id, companyIds);
        await assertRoom(tx, actor, ['pending', 'open'], purchaseLimits.open, 'openLimit');
        const waits = !(await isKnownBuyer(tx, actor.accountId));
        await countTry(waits ? 'publishNew' : 'publishKnown', String(actor.accountId));
        const request = await moveRequest(tx, actor, row, waits ? 'submit' : 'publish', now);
        if (!waits) await notifyInvited(tx, request);
        return { id: row.id, revision: revision + 1, masked: isMasked(input), waits };
      });
    }),
  );

/**
 * Deletes a draft.
 * @throws AppError notFound, conflict state:requestState for what is published
 */
export const deletePurchase = (actor: PurchaserActor, id: number): Promise<null> =>
  transaction(async (tx) => {
    const { state } = await lockOwnRequest(tx, actor, id);
    if (state !== 'draft') throw new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
    await dropUses(tx, `purchase:${id}`);
    await markDeleted(tx, actor, 'purchase', [id]);
    await tx.delete(purchaseRequest).where(eq(purchaseRequest.id, id));
    await writeAudit(tx, actor, { action: 'purchase.delete', targetId: id, companyId: null });
    return null;
  });

/**
 * Withdraws a request from review; it becomes a draft again.
 * @throws AppError notFound, conflict state:requestState once it was decided
 */
export const withdrawPurchase = (actor: PurchaserActor, id: number, now = new Date()): Promise<null> =>
  transaction(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id);
    await moveRequest(tx, actor, request, 'withdraw', now);
    return null;
  });

/**
 * Closes an open request to new quotations; existing ones can still be accepted.
 * @throws AppError notFound, conflict state:requestState
 */
export const closePurchase = (actor: PurchaserActor, id: number, now = new Date()): Promise<null> =>
  transaction(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id);
    await moveRequest(tx, actor, request, 'close', now);
    return null;
  });

/**
 * Raises the maximum number of quotations; a full request opens again.
 * @throws AppError notFound, conflict state:requestState once it is decided, badRequest for a number that is not higher
 */
export const raiseQuotationMax = (
  actor: PurchaserActor,
  id: number,
  max: number,
  now = new Date(),
): Promise<{ max: number }> =>
  transaction(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id);
    if (request.state !== 'open' && request.state !== 'closed')
      throw new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
    const limit = purchaseLimits.quotations.max;
    if (max <= request.quotationMax || max > limit)
      throw new AppError('badRequest', [{ field: 'max', key: `whole:${request.quotationMax + 1}:${limit}` }]);
    await tx.update(purchaseRequest).set({ quotationMax: max, updatedAt: now }).where(eq(purchaseRequest.id, id));
    await revise(tx, actor, { kind: 'purchase', id });
    await writeAudit(tx, actor, { action: 'purchase.raise', targetId: id, companyId: null, detail: { max } });
    await settlePlaces(tx, { ...request, quotationMax: max }, now);
    return { max };
  });

/**
 * Makes an inquiry public, irreversibly.
 * @throws AppError notFound, conflict state:requestState once it is decided or if already public
 */
export const makePublic = (actor: PurchaserActor, id: number, now = new Date()): Promise<null> =>
  transaction(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id);
    if (request.kind === 'public' || !['draft', 'open'].includes(request.state))
      throw new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
    await tx.update(purchaseRequest).set({ kind: 'public', updatedAt: now }).where(eq(purchaseRequest.id, id));
    await revise(tx, actor, { kind: 'purchase', id });
    await refreshShown(tx, id);
    await writeAudit(tx, actor, { action: 'purchase.makePublic', targetId: id, companyId: null });
    return null;
  });
