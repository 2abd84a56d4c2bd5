import 'server-only';
import { eq } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { Actor } from '@/lib/platform/auth/actor';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import type { Transaction } from '@/lib/platform/db/transaction';
import { nextState } from '@/lib/platform/life-cycle';
import { reviseAll } from '@/lib/platform/revision/commands';
import { countPlaces, type RequestRow } from './lock';
import { dropPages, refreshShown } from './refresh';
import { isFull, type PurchaseEvent, placesLeft, purchaseLife } from './rules';

const publishing: readonly PurchaseEvent[] = ['publish', 'submit', 'approve'];
const closing: Partial<Record<PurchaseEvent, RequestRow['closeReason']>> = {
  close: 'owner',
  fill: 'full',
  timeOut: 'time',
  undo: 'undone',
  stepBack: 'undone',
};
const ended = ['awarded', 'cancelled', 'expired'] as const;

/**
 * Moves a locked request to the state after an event, with an audit entry.
 * @param actor null for the system @param reason why staff rejected it; any other event clears it
 * @throws AppError conflict state:requestState if the event is impossible in its state
 */
export async function moveRequest(
  tx: Transaction,
  actor: Actor | null,
  request: RequestRow,
  event: PurchaseEvent,
  now: Date,
  reason: string | null = null,
): Promise<RequestRow> {
  const state = nextState(purchaseLife, event, request.state, 'requestState');
  const isEnded = (ended as readonly string[]).includes(state);
  const [moved = request] = await tx
    .update(purchaseRequest)
    .set({
      state,
      closeReason: closing[event] ?? null,
      // The job may be late; a request closes with its validity.
      closedAt: state === 'closed' ? (event === 'timeOut' ? request.validUntil : now) : null,
      reviewReason: reason,
      publishedAt: publishing.includes(event) ? now : request.publishedAt,
      endedAt: isEnded ? now : null,
      updatedAt: now,
    })
    .where(eq(purchaseRequest.id, request.id))
    .returning();
  if (actor) await reviseAll(tx, actor, 'purchase', [request.id]);
  await refreshShown(tx, request.id);
  await writeAudit(tx, actor, {
    action: `purchase.${event}`,
    targetId: request.id,
    companyId: null,
    detail: reason === null ? {} : { reason },
  });
  return moved;
}

/** Closes a request that is full, and reopens one with a free place while it is valid. */
export async function settlePlaces(tx: Transaction, request: RequestRow, now: Date): Promise<RequestRow> {
  dropPages(tx, request.id);
  const places = await countPlaces(tx, request);
  const left = placesLeft(places, false);
  if (left !== request.placesLeft)
    await tx.update(purchaseRequest).set({ placesLeft: left }).where(eq(purchaseRequest.id, request.id));
  const full = isFull(places);
  if (full && request.state === 'open') return moveRequest(tx, null, request, 'fill', now);
  const isValid = request.validUntil !== null && request.validUntil > now;
  const reopens = !full && isValid && request.state === 'closed' && request.closeReason === 'full';
  return reopens ? moveRequest(tx, null, request, 'reopen', now) : request;
}
