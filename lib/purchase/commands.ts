import 'server-only';
import { and, count, eq, inArray } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { PurchaserActor } from '@/lib/auth/actor';
import { account } from '@/lib/db/schema/account';
import { purchaseRequest } from '@/lib/db/schema/purchase';
import type { purchaseStates } from '@/lib/db/schema/trade-state';
import { type Transaction, transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { markDeleted, revise } from '@/lib/revision/commands';
import { dropUses } from '@/lib/upload/use';
import { purchaseLimits } from './constants';
import { tellInvited } from './correspondence';
import { lockOwnRequest } from './lock';
import { holdsContacts } from './mask';
import type { PurchaseInput } from './schema';
import { moveRequest, settlePlaces } from './transition';
import { writeRequest } from './write';

/** A request as it was written; `masked`: whether its free text holds contacts, which suppliers will not see. */
export type Saved = { id: number; revision: number; masked: boolean };
type Target = { id: number | null; revision?: number | undefined };

const day = 86_400_000;

const isMasked = ({ translations, specification, countryCode }: PurchaseInput): boolean =>
  [
    ...Object.values(translations).flatMap((text) => (text ? [text.title, text.details] : [])),
    ...specification.flatMap(({ label, value }) => [label, value]),
  ].some((text) => holdsContacts(text, countryCode || null));

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

async function save(
  tx: Transaction,
  actor: PurchaserActor,
  { id, revision: read }: Target,
  input: PurchaseInput,
  now: Date,
) {
  if (id === null) await assertRoom(tx, actor, ['draft'], purchaseLimits.drafts, 'draftLimit');
  else {
    const { state } = await lockOwnRequest(tx, actor, id);
    if (state !== 'draft') throw new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
  }
  const row = await writeRequest(tx, actor, id, input, now);
  const revision = await revise(tx, actor, { kind: 'purchase', id: row.id }, read);
  return { row, revision };
}

/**
 * Saves a draft, a new one where `id` is null. Decisions, Life cycles.
 * @throws AppError notFound, conflict state:requestState for what is published, conflict revision:changed where another
 * window wrote since, badRequest at fields that refer to nothing and over the number of drafts
 */
export const savePurchase = (
  actor: PurchaserActor,
  target: Target,
  input: PurchaseInput,
  now = new Date(),
): Promise<Saved> =>
  transaction(async (tx) => {
    const { row, revision } = await save(tx, actor, target, input, now);
    const action = target.id === null ? 'purchase.create' : 'purchase.update';
    await writeAudit(tx, actor, { action, targetId: row.id, companyId: null });
    return { id: row.id, revision, masked: isMasked(input) };
  });

/**
 * Publishes a draft, or what was typed without one. Decisions, Life cycles; docs/domain.md.
 * @throws AppError as `savePurchase`, badRequest at the validity outside of 1 to 365 days, and over 50 open requests
 */
export const publishPurchase = (
  actor: PurchaserActor,
  target: Target,
  input: PurchaseInput,
  now = new Date(),
): Promise<Saved> =>
  transaction(async (tx) => {
    const { least, max } = purchaseLimits.validDays;
    const days = (Date.parse(input.validUntil) - now.getTime()) / day;
    if (!(days >= least && days <= max))
      throw new AppError('badRequest', [{ field: 'validUntil', key: `validDays:${least}:${max}` }]);
    if (input.deliveryBy < now.toISOString().slice(0, 10))
      throw new AppError('badRequest', [{ field: 'deliveryBy', key: 'dayPast' }]);
    const { row, revision } = await save(tx, actor, target, input, now);
    await assertRoom(tx, actor, ['open'], purchaseLimits.open, 'openLimit');
    const request = await moveRequest(tx, actor, row, 'publish', now);
    await tellInvited(tx, request);
    return { id: row.id, revision: revision + 1, masked: isMasked(input) };
  });

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
 * Closes an open request: no more quotations, those there are can still be accepted.
 * @throws AppError notFound, conflict state:requestState
 */
export const closePurchase = (actor: PurchaserActor, id: number, now = new Date()): Promise<null> =>
  transaction(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id);
    await moveRequest(tx, actor, request, 'close', now);
    return null;
  });

/**
 * Raises how many quotations a request takes; one that was full opens again.
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
    const most = purchaseLimits.quotations.max;
    if (max <= request.quotationMax || max > most)
      throw new AppError('badRequest', [{ field: 'max', key: `whole:${request.quotationMax + 1}:${most}` }]);
    await tx.update(purchaseRequest).set({ quotationMax: max, updatedAt: now }).where(eq(purchaseRequest.id, id));
    await revise(tx, actor, { kind: 'purchase', id });
    await writeAudit(tx, actor, { action: 'purchase.raise', targetId: id, companyId: null, detail: { max } });
    await settlePlaces(tx, { ...request, quotationMax: max }, now);
    return { max };
  });

/**
 * Makes a public request of an inquiry; there is no way back.
 * @throws AppError notFound, conflict state:requestState once it is decided or where it is public already
 */
export const makePublic = (actor: PurchaserActor, id: number, now = new Date()): Promise<null> =>
  transaction(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id);
    if (request.kind === 'public' || !['draft', 'open'].includes(request.state))
      throw new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
    await tx.update(purchaseRequest).set({ kind: 'public', updatedAt: now }).where(eq(purchaseRequest.id, id));
    await revise(tx, actor, { kind: 'purchase', id });
    await writeAudit(tx, actor, { action: 'purchase.makePublic', targetId: id, companyId: null });
    return null;
  });
