import 'server-only';
import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { writeAudit } from '@/lib/audit/commands';
import type { NoticeValues } from '@/lib/notification/format';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { company } from '@/lib/platform/db/schema/company';
import { product, productTranslation } from '@/lib/platform/db/schema/product';
import { purchaseContact, purchaseInvitation, purchaseQuestion } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { textFor } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { href } from '@/lib/platform/routes/address';
import { claimNotContacts } from '@/lib/purchase/claim/commands';
import { listShownClaims } from '@/lib/purchase/claim/queries';
import { purchaseLimits } from '@/lib/purchase/constants';
import { assertOpen, isInvited, lockOwnRequest, lockRequest, type RequestRow } from '@/lib/purchase/lock';
import { contactsIn, maskContacts } from '@/lib/purchase/mask';
import { liveBidders, notifyBidders, notifyBuyer, notifySupplier, notifySuppliers } from '@/lib/purchase/notice';
import { dropPages } from '@/lib/purchase/refresh';
import { isShown } from '@/lib/purchase/rules';
import { settlePlaces } from '@/lib/purchase/transition';
import { assertPublished, getStanding } from '@/lib/standing/gate';
import { isPublic } from '@/lib/standing/visibility';

const refuseState = () => new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
/** @throws AppError badRequest where one of the companies is not public */
async function assertPublic(tx: Transaction, companyIds: readonly number[]): Promise<void> {
  const found = await tx
    .select({ id: company.id })
    .from(company)
    .where(and(inArray(company.id, [...companyIds]), eq(company.status, 'normal')));
  if (found.length < new Set(companyIds).size)
    throw new AppError('badRequest', [{ field: 'companyIds', key: 'choice' }]);
}

/**
 * Invites suppliers to a request locked by the caller; those already invited are skipped.
 * @returns the newly invited
 * @throws AppError badRequest for a supplier that is not public, and over the limit
 */
export async function invite(
  tx: Transaction,
  actor: PurchaserActor,
  id: number,
  companyIds: readonly number[],
): Promise<number[]> {
  await assertPublic(tx, companyIds);
  const invited = await tx
    .insert(purchaseInvitation)
    .values([...new Set(companyIds)].map((companyId) => ({ requestId: id, companyId })))
    .onConflictDoNothing()
    .returning({ companyId: purchaseInvitation.companyId });
  const [all] = await tx
    .select({ count: count() })
    .from(purchaseInvitation)
    .where(eq(purchaseInvitation.requestId, id));
  if ((all?.count ?? 0) > purchaseLimits.invitations)
    throw new AppError('badRequest', [{ field: 'companyIds', key: 'limit' }]);
  const companies = invited.map(({ companyId }) => companyId);
  await writeAudit(tx, actor, { action: 'purchase.invite', targetId: id, companyId: null, detail: { companies } });
  return companies;
}

/**
 * Invites suppliers to quote, up to twenty per request; for a draft they are notified on publishing.
 * @returns the number newly invited
 * @throws AppError notFound, conflict state:requestState, badRequest as `invite`
 */
export const inviteSuppliers = (
  actor: PurchaserActor,
  id: number,
  companyIds: readonly number[],
): Promise<{ count: number }> =>
  transaction(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id);
    if (request.state !== 'draft' && request.state !== 'open') throw refuseState();
    const companies = await invite(tx, actor, id, companyIds);
    if (request.state === 'open') await notifyInvited(tx, request, companies);
    // A bidder invited now takes up the place reserved for invited suppliers.
    if (request.state === 'open') await settlePlaces(tx, request, new Date());
    return { count: companies.length };
  });

/** The public product that a request is about, as its supplier knows it; null where it is about none. */
async function findRequestedProduct(tx: Transaction, productId: number | null) {
  if (productId === null) return null;
  const p = alias(product, 'p');
  const [found] = await tx
    .select({ companyId: p.companyId, model: p.model })
    .from(p)
    .where(and(eq(p.id, productId), isPublic));
  if (!found) return null;
  const names = await tx
    .select({ locale: productTranslation.locale, name: productTranslation.name })
    .from(productTranslation)
    .where(eq(productTranslation.productId, productId));
  return { ...found, names, page: href('productDetail', { id: productId }) };
}

/** Notifies invited suppliers; by default all of the request's. */
export async function notifyInvited(tx: Transaction, request: RequestRow, companyIds?: readonly number[]) {
  const invited = await tx
    .select({ companyId: purchaseInvitation.companyId })
    .from(purchaseInvitation)
    .where(eq(purchaseInvitation.requestId, request.id))
    .orderBy(purchaseInvitation.companyId);
  const recipients = invited.filter(({ companyId }) => companyIds?.includes(companyId) ?? true);
  const suppliers = recipients.map(({ companyId }) => ({ companyId, accountId: null }));
  const requested = await findRequestedProduct(tx, request.productId);
  const isOwn = ({ companyId }: { companyId: number }) => companyId === requested?.companyId;
  await notifySuppliers(
    tx,
    request,
    suppliers.filter((one) => !isOwn(one)),
    'purchaseInvited',
  );
  if (!requested) return;
  const named = (site: Locale, title: string): NoticeValues => {
    const product = requested.model || (textFor(requested.names, site)?.name ?? '');
    // The title defaults to the product's name.
    return product === title ? {} : { worded: 'yes', product };
  };
  await notifySuppliers(tx, request, suppliers.filter(isOwn), 'purchaseInvited', named, requested.page);
}

/**
 * Asks a question about an open request; all bidders see it with its answer, without its author. `notContacts`: contact
 * claims. @throws AppError forbidden by role and if the company is not public, notFound for an inquiry to others,
 * conflict state:requestState, badRequest over the limit per supplier, tooManyRequests
 */
export const askQuestion = (
  actor: SupplierActor,
  id: number,
  question: string,
  now = new Date(),
  notContacts: readonly string[] = [],
): Promise<{ id: number }> => {
  assertMayDo(actor, 'quotation');
  const { companyId, accountId, locale } = actor;
  return transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!isShown(request.state)) throw new AppError('notFound');
    if (request.kind === 'inquiry' && !(await isInvited(tx, id, companyId))) throw new AppError('notFound');
    assertOpen(request, now);
    await assertPublished(tx, companyId);
    const [previous] = await tx
      .select({ count: count() })
      .from(purchaseQuestion)
      .where(and(eq(purchaseQuestion.requestId, id), eq(purchaseQuestion.companyId, companyId)));
    if ((previous?.count ?? 0) >= purchaseLimits.questions)
      throw new AppError('badRequest', [{ field: 'question', key: 'limit' }]);
    const { membership } = await getStanding(tx, companyId);
    await countTry(membership === 'regular' ? 'questionRegular' : 'questionMember', String(companyId));
    const [inserted] = await tx
      .insert(purchaseQuestion)
      .values({ requestId: id, companyId, accountId, locale, question })
      .returning({ id: purchaseQuestion.id });
    await claimNotContacts(tx, { requestId: id, companyId, accountId }, { found: contactsIn([question]), notContacts });
    await writeAudit(tx, actor, { action: 'purchase.ask', targetId: id, companyId });
    await notifyBuyer(tx, request, 'purchaseQuestion', { worded: 'yes', question: maskContacts(question) });
    return { id: inserted?.id ?? 0 };
  });
};

/**
 * Answers a question, once; its author and all bidders are notified.
 * @throws AppError notFound, conflict state:requestState once the request is decided, conflict id:answered
 */
export const answerQuestion = (
  actor: PurchaserActor,
  id: number,
  questionId: number,
  answer: string,
  now = new Date(),
  notContacts: readonly string[] = [],
): Promise<null> =>
  transaction(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id);
    if (request.state !== 'open' && request.state !== 'closed') throw refuseState();
    const which = and(eq(purchaseQuestion.id, questionId), eq(purchaseQuestion.requestId, id));
    const [question] = await tx.select().from(purchaseQuestion).where(which);
    if (!question) throw new AppError('notFound');
    const answered = await tx
      .update(purchaseQuestion)
      .set({ answer, answeredAt: now })
      .where(and(which, isNull(purchaseQuestion.answer)))
      .returning({ id: purchaseQuestion.id });
    if (answered.length === 0) throw new AppError('conflict', [{ field: 'id', key: 'answered' }]);
    const author = { requestId: id, companyId: null, accountId: actor.accountId };
    await claimNotContacts(tx, author, { found: contactsIn([answer]), notContacts });
    dropPages(tx, id);
    await writeAudit(tx, actor, { action: 'purchase.answer', targetId: id, companyId: null, detail: { questionId } });
    const claims = await listShownClaims(tx, [id]);
    const values = {
      worded: 'yes',
      question: maskContacts(question.question, claims(id, question.companyId)),
      answer: maskContacts(answer, claims(id, null)),
    };
    await notifyBidders(tx, request, 'purchaseAnswer', values);
    const bidders = await liveBidders(tx, id);
    if (!bidders.some(({ companyId }) => companyId === question.companyId))
      await notifySupplier(tx, request, question, 'purchaseAnswer', values);
    return null;
  });

/** Discloses the buyer's contacts to a supplier; idempotent. @returns whether newly disclosed */
export async function grantContacts(tx: Transaction, requestId: number, companyId: number): Promise<boolean> {
  const opened = await tx
    .insert(purchaseContact)
    .values({ requestId, companyId })
    .onConflictDoNothing()
    .returning({ companyId: purchaseContact.companyId });
  return opened.length > 0;
}

/**
 * Discloses the buyer's name and contacts to a supplier that quoted or was invited, and notifies it.
 * @throws AppError notFound, also for any other supplier; conflict state:requestState of a draft
 */
export const openContacts = (actor: PurchaserActor, id: number, companyId: number): Promise<null> =>
  transaction(async (tx) => {
    const request = await lockOwnRequest(tx, actor, id);
    if (!isShown(request.state)) throw refuseState();
    const bids = await tx
      .select({ accountId: quotation.accountId })
      .from(quotation)
      .where(and(eq(quotation.requestId, id), eq(quotation.companyId, companyId)))
      .limit(1);
    if (bids.length === 0 && !(await isInvited(tx, id, companyId))) throw new AppError('notFound');
    if (!(await grantContacts(tx, id, companyId))) return null;
    await writeAudit(tx, actor, { action: 'purchase.openContacts', targetId: id, companyId });
    await notifySupplier(tx, request, { companyId, accountId: bids[0]?.accountId ?? null }, 'purchaseContactOpened');
    return null;
  });
