import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { notifyAccount } from '@/lib/notification/notice';
import type { MemberActor, PurchaserActor, StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo, assertStaff } from '@/lib/platform/auth/rules';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { report } from '@/lib/platform/db/schema/report';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { href } from '@/lib/platform/routes/address';
import { isInvited, lockOwnRequest, lockRequest, type RequestRow } from '@/lib/purchase/lock';
import { titlesOf } from '@/lib/purchase/notice';
import { isShown } from '@/lib/purchase/rules';
import { removePurchase, removeQuotation } from '@/lib/quotation/removal/commands';
import { conversationPath, warnAuthor } from './conversation/commands';
import { reportRevision } from './queries';
import type { ReportInput } from './schema';

type Subject = {
  kind: 'request' | 'quotation';
  requestId: number;
  quotationId: number | null;
  companyId: number | null;
};

async function write(tx: Transaction, actor: MemberActor, subject: Subject, { reason, text }: ReportInput) {
  const [inserted] = await tx
    .insert(report)
    .values({ ...subject, accountId: actor.accountId, reason, text })
    .onConflictDoNothing()
    .returning({ id: report.id });
  if (!inserted) throw new AppError('conflict', [{ field: 'id', key: 'reported' }]);
  const companyId = subject.companyId;
  await writeAudit(tx, actor, {
    action: 'report.submit',
    targetId: inserted.id,
    companyId,
    detail: { choice: reason },
  });
  return null;
}

/**
 * Reports a request to the staff, once for a company.
 * @throws AppError forbidden by role, notFound for what the company does not see, conflict id:reported,
 * tooManyRequests over those of a day
 */
export async function reportPurchase(actor: SupplierActor, input: ReportInput): Promise<null> {
  assertMayDo(actor, 'quotation');
  await countTry('report', String(actor.accountId));
  const { companyId } = actor;
  return transaction(async (tx) => {
    const request = await lockRequest(tx, input.id);
    const isSeen = request.kind === 'public' || (await isInvited(tx, request.id, companyId));
    if (!isShown(request.state) || !isSeen) throw new AppError('notFound');
    return write(tx, actor, { kind: 'request', requestId: request.id, quotationId: null, companyId }, input);
  });
}

/**
 * Reports a quotation for one of the actor's own requests to the staff, once.
 * @throws AppError notFound, conflict id:reported, tooManyRequests over those of a day
 */
export async function reportQuotation(actor: PurchaserActor, input: ReportInput): Promise<null> {
  await countTry('report', String(actor.accountId));
  return transaction(async (tx) => {
    const [found] = await tx
      .select({ requestId: quotation.requestId })
      .from(quotation)
      .where(eq(quotation.id, input.id));
    if (!found) throw new AppError('notFound');
    const { id: requestId } = await lockOwnRequest(tx, actor, found.requestId);
    return write(tx, actor, { kind: 'quotation', requestId, quotationId: input.id, companyId: null }, input);
  });
}

type Row = typeof report.$inferSelect;

/** SQL condition: other open reports of the same subject, decided together. */
const sameSubject = ({ kind, requestId, quotationId, conversationId, companyId }: Row) =>
  and(
    eq(report.state, 'open'),
    eq(report.kind, kind),
    ...(requestId === null ? [] : [eq(report.requestId, requestId)]),
    ...(quotationId === null ? [] : [eq(report.quotationId, quotationId)]),
    // Each side of a conversation reports the other.
    ...(conversationId === null
      ? []
      : [eq(report.conversationId, conversationId), sql`${report.companyId} is not distinct from ${companyId}::int`]),
  );

const pathFor = ({ kind, requestId, companyId, conversationId }: Row): string => {
  if (kind === 'conversation') return conversationPath(conversationId, companyId === null ? 'purchaser' : 'supplier');
  const id = requestId ?? 0;
  return kind === 'request' ? href('supplierPurchaseQuote', { id }) : href('purchaserComparison', { id });
};

async function notifyReporter(tx: Transaction, request: RequestRow | null, row: Row, answer: string | null) {
  const path = pathFor(row);
  const titleFor = request === null ? () => '' : await titlesOf(tx, request);
  const type = answer === null ? 'reportUpheld' : 'reportDismissed';
  const values = { kind: row.kind, ...(answer !== null && { reason: answer }) };
  await notifyAccount(tx, row.accountId, { type, values: (site) => ({ title: titleFor(site), ...values }), path });
}

type Removal = { reason: string; now: Date };
const remove = (tx: Transaction, actor: StaffActor, request: RequestRow, quotationId: number | null, how: Removal) =>
  quotationId === null
    ? removePurchase(tx, actor, request, how.reason, how.now)
    : removeQuotation(tx, actor, request, quotationId, how.reason, how.now);

/**
 * Decides a report and all others of its subject: upheld, removes the request or quotation, or warns the reported side;
 * reporters are notified. `revision`: as in `reportRevision`. @throws AppError forbidden by role, notFound, conflict
 * id:decided, conflict revision:changed if the report or its subject changed
 */
export async function decideReport(
  actor: StaffActor,
  { id, revision, upheld, reason }: { id: number; revision: string; upheld: boolean; reason: string },
  now = new Date(),
): Promise<null> {
  assertStaff(actor, 'reviewer');
  return transaction(async (tx) => {
    const [found] = await tx.select({ requestId: report.requestId }).from(report).where(eq(report.id, id));
    if (!found) throw new AppError('notFound');
    const request = found.requestId === null ? null : await lockRequest(tx, found.requestId);
    const [row] = await tx.select().from(report).where(eq(report.id, id)).for('update');
    if (row?.state !== 'open') throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
    const [stored] = await tx.select({ revision: reportRevision }).from(report).where(eq(report.id, id));
    if (stored?.revision !== revision) throw new AppError('conflict', [{ field: 'revision', key: 'changed' }]);
    const decided = await tx
      .update(report)
      .set({ state: upheld ? 'upheld' : 'dismissed', answer: reason, decidedAt: now, decidedBy: actor.accountId })
      .where(sameSubject(row))
      .returning();
    if (upheld && request === null) await warnAuthor(tx, row, reason);
    else if (upheld && request) await remove(tx, actor, request, row.quotationId, { reason, now });
    for (const one of decided) await notifyReporter(tx, request, one, upheld ? null : reason);
    const action = upheld ? 'report.uphold' : 'report.dismiss';
    await writeAudit(tx, actor, { action, targetId: id, companyId: row.companyId, detail: { reason } });
    return null;
  });
}
