import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { type ConversationRow, lockConversation } from '@/lib/chat/lock';
import { appendEvent } from '@/lib/chat/message/write';
import { activeRequest, emitToQueue, type RequestRow } from '@/lib/chat/support/commands';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { rows } from '@/lib/platform/db/client';
import { supportRequest } from '@/lib/platform/db/schema/support';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';

type Agent = { id: number; name: string };

/** The assigned agent, if still active and in the role; otherwise undefined. */
async function servingAgent(tx: Transaction, agentId: number | null): Promise<Agent | undefined> {
  if (agentId === null) return undefined;
  const [found] = await rows<Agent>(
    tx,
    sql`select a.id, a.name from account a where a.id = ${agentId} and a.kind = 'staff' and a.status = 'active'
      and exists (select from staff_role r where r.account_id = a.id and r.role in ('support', 'admin'))`,
  );
  return found;
}

const taken = ({ name }: Agent) =>
  new AppError('conflict', [{ field: 'state', key: 'supportTaken' }], { data: { by: name } });
const ended = () => new AppError('conflict', [{ field: 'state', key: 'supportEnded' }]);

/**
 * Only the agent who took the request may write. Returns the language of the request.
 * @throws AppError conflict state:supportEnded if there is none, supportTaken (data: by) if a colleague has it,
 * supportUntaken while it waits
 */
export async function assertServes(tx: Transaction, actor: StaffActor, row: ConversationRow): Promise<Locale> {
  const request = await activeRequest(tx, row.id);
  if (!request) throw ended();
  if (request.agentId === actor.accountId) return request.locale as Locale;
  const agent = await servingAgent(tx, request.agentId);
  throw agent ? taken(agent) : new AppError('conflict', [{ field: 'state', key: 'supportUntaken' }]);
}

/**
 * Locks the conversation of a support request.
 * @throws AppError forbidden by role; notFound; conflict state:supportEnded
 */
async function lockRequest(
  tx: Transaction,
  actor: StaffActor,
  id: number,
): Promise<{ row: ConversationRow; request: RequestRow }> {
  assertStaff(actor, 'support');
  const [found] = await tx
    .select({ conversationId: supportRequest.conversationId })
    .from(supportRequest)
    .where(eq(supportRequest.id, id));
  if (!found) throw new AppError('notFound');
  const { row } = await lockConversation(tx, actor, found.conversationId);
  const request = await activeRequest(tx, row.id);
  if (request?.id !== id) throw ended();
  return { row, request };
}

async function give(tx: Transaction, request: RequestRow, agent: Agent | null): Promise<void> {
  const [now, agentId] = [new Date(), agent?.id ?? null];
  await tx
    .update(supportRequest)
    .set({ state: agent ? 'open' : 'waiting', agentId, joinedAt: request.joinedAt ?? (agent ? now : null) })
    .where(eq(supportRequest.id, request.id));
}

/**
 * Takes a request that waits or whose agent is no longer in service; idempotent for one's own.
 * @throws AppError as `lockRequest`; conflict state:supportTaken (data: by) where a colleague was faster
 */
export async function takeRequest(actor: StaffActor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { row, request } = await lockRequest(tx, actor, id);
    if (request.agentId === actor.accountId) return null;
    const holder = await servingAgent(tx, request.agentId);
    if (holder) throw taken(holder);
    await give(tx, request, { id: actor.accountId, name: actor.name });
    await appendEvent(tx, row, request.locale as Locale, { event: 'joined', name: actor.name });
    emitToQueue(tx, row, request.locale);
    return null;
  });
}

/**
 * Hands one's own request to a colleague of the desk, or back to the queue.
 * @param agentId null for the queue
 * @throws AppError as `lockRequest` and `assertServes`; badRequest agentId:unknown for nobody of the desk
 */
export async function handRequest(actor: StaffActor, id: number, agentId: number | null): Promise<null> {
  return transaction(async (tx) => {
    const { row, request } = await lockRequest(tx, actor, id);
    await assertServes(tx, actor, row);
    const agent = await servingAgent(tx, agentId);
    if (agentId !== null && !agent) throw new AppError('badRequest', [{ field: 'agentId', key: 'choice' }]);
    await give(tx, request, agent ?? null);
    await appendEvent(
      tx,
      row,
      request.locale as Locale,
      agent ? { event: 'handed', name: agent.name } : { event: 'returned' },
    );
    emitToQueue(tx, row, request.locale);
    return null;
  });
}

/**
 * Ends one's own request as answered.
 * @throws AppError as `lockRequest` and `assertServes`
 */
export async function resolveRequest(actor: StaffActor, id: number): Promise<null> {
  return transaction(async (tx) => {
    const { row, request } = await lockRequest(tx, actor, id);
    await assertServes(tx, actor, row);
    await tx
      .update(supportRequest)
      .set({ state: 'resolved', endedAt: new Date() })
      .where(eq(supportRequest.id, request.id));
    await appendEvent(tx, row, request.locale as Locale, { event: 'resolved' });
    emitToQueue(tx, row, request.locale);
    return null;
  });
}
