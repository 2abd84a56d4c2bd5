import 'server-only';
import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { chatStartCall } from '@/lib/chat/schema';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { agentApplication } from '@/lib/platform/db/schema/agent';
import { conversation } from '@/lib/platform/db/schema/chat';
import { company } from '@/lib/platform/db/schema/company';
import { fairMeeting } from '@/lib/platform/db/schema/fair';
import { agentOffer } from '@/lib/platform/db/schema/launch';
import { product } from '@/lib/platform/db/schema/product';
import { purchaseContact, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { isKnownBuyer } from '@/lib/purchase/review/queries';
import { assertPublished } from '@/lib/standing/gate';

/** The other side: a supplier, or the buyer behind what a supplier received, a disclosed contact or a fair meeting. */
export type ChatStart = z.output<typeof chatStartCall.input>;
type Pair = { companyId: number; accountId: number };

async function withCompany(tx: Transaction, { accountId }: PurchaserActor, companyId: number): Promise<Pair> {
  if ((await tx.$count(company, and(eq(company.id, companyId), eq(company.status, 'normal')))) === 0)
    throw new AppError('notFound');
  return { companyId, accountId };
}

/** The buyer of a request, if they disclosed their contacts to the company; docs/decisions/0041-buyer-named.md. */
async function findBuyer(tx: Transaction, companyId: number, which: SQL | undefined): Promise<number> {
  const [found] = await tx
    .select({ accountId: purchaseRequest.accountId, openedAt: purchaseContact.openedAt })
    .from(purchaseRequest)
    .leftJoin(quotation, and(eq(quotation.requestId, purchaseRequest.id), eq(quotation.companyId, companyId)))
    .leftJoin(
      purchaseContact,
      and(eq(purchaseContact.requestId, purchaseRequest.id), eq(purchaseContact.companyId, companyId)),
    )
    .where(which);
  if (!found) throw new AppError('notFound');
  if (found.openedAt === null) throw new AppError('forbidden', [{ field: 'quotationId', key: 'chatContact' }]);
  return found.accountId;
}

async function findApplicant(tx: Transaction, companyId: number, id: number): Promise<number> {
  const [found] = await tx
    .select({ accountId: agentApplication.accountId })
    .from(agentApplication)
    .innerJoin(agentOffer, eq(agentOffer.id, agentApplication.offerId))
    .innerJoin(product, eq(product.id, agentOffer.productId))
    .where(and(eq(agentApplication.id, id), eq(product.companyId, companyId)));
  if (!found) throw new AppError('notFound');
  return found.accountId;
}

async function findGuest(tx: Transaction, companyId: number, id: number): Promise<number> {
  const [found] = await tx
    .select({ accountId: fairMeeting.accountId })
    .from(fairMeeting)
    .where(and(eq(fairMeeting.id, id), eq(fairMeeting.companyId, companyId)));
  if (!found) throw new AppError('notFound');
  return found.accountId;
}

async function withSender(tx: Transaction, actor: SupplierActor, start: ChatStart): Promise<Pair> {
  const { companyId } = actor;
  const { quotationId, requestId, applicationId, meetingId } = start;
  assertMayDo(actor, 'chat');
  await assertPublished(tx, companyId);
  if (quotationId !== undefined)
    return { companyId, accountId: await findBuyer(tx, companyId, eq(quotation.id, quotationId)) };
  if (requestId !== undefined) {
    const isOpened = and(eq(purchaseRequest.id, requestId), isNotNull(purchaseContact.openedAt));
    return { companyId, accountId: await findBuyer(tx, companyId, isOpened) };
  }
  if (applicationId !== undefined) return { companyId, accountId: await findApplicant(tx, companyId, applicationId) };
  if (meetingId !== undefined) return { companyId, accountId: await findGuest(tx, companyId, meetingId) };
  // A company cannot contact buyers who have not approached it.
  throw new AppError('forbidden', [{ field: 'companyId', key: 'role' }]);
}

const find = async (tx: Transaction, { companyId, accountId }: Pair) => {
  const isOfPair = and(eq(conversation.companyId, companyId), eq(conversation.accountId, accountId));
  return (await tx.select({ conversationId: conversation.id }).from(conversation).where(isOfPair))[0];
};

/**
 * Finds or creates the conversation between the actor and the other side. docs/domain.md, rule 22.
 * @throws AppError notFound for a company that is not public, or a quotation, application or meeting of another
 * company; forbidden for a supplier by role, standing, without any of these or undisclosed contacts; tooManyRequests
 */
export async function startChat(actor: MemberActor, start: ChatStart): Promise<{ conversationId: number }> {
  const pairIn = async (tx: Transaction): Promise<Pair> => {
    if (actor.kind === 'supplier') return withSender(tx, actor, start);
    if (start.companyId === undefined) throw new AppError('notFound');
    return withCompany(tx, actor, start.companyId);
  };
  const findPair = async (tx: Transaction) => {
    const pair = await pairIn(tx);
    return { pair, found: await find(tx, pair) };
  };
  const { known, isNew } = await transaction(async (tx) => ({
    known: (await findPair(tx)).found,
    isNew: actor.kind === 'purchaser' && !(await isKnownBuyer(tx, actor.accountId)),
  }));
  if (known) return known;
  // New conversations have the strict limit; reopening existing ones is harmless.
  await countTry(isNew ? 'chatStartNew' : 'chatStart', String(actor.accountId));
  return transaction(async (tx) => {
    const { pair, found } = await findPair(tx);
    if (found) return found;
    await tx
      .insert(conversation)
      .values({ kind: 'trade', ...pair })
      .onConflictDoNothing();
    const made = await find(tx, pair);
    if (!made) throw new AppError('notFound');
    return made;
  });
}
