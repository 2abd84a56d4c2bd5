import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { report } from '@/lib/platform/db/schema/report';
import { transaction } from '@/lib/platform/db/transaction';
import { translated } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import { titleOf } from '@/lib/purchase/notice';
import { reportRevision } from '@/lib/report/queries';
import { changedSince } from '@/lib/staff/subject';
import { decidedAlready, hold } from '../hold/commands';
import { subjectOf } from '../hold/subject';
import type { DelayedCall } from '../hold/types';
import type { ReportDecision } from './schema';

/** A conversation has no title, so its company's name is used. */
async function companyOfConversation({ locale }: StaffActor, conversationId: number): Promise<string> {
  const name = translated('company_translation', 'company_id', 'name', sql`v.company_id`, locale);
  const [found] = await rows<{ name: string | null }>(
    database(),
    sql`select ${name} as name from conversation v where v.id = ${conversationId}`,
  );
  return found?.name ?? '';
}

/**
 * Decides on a report, carried out after the undo period. docs/decisions/0023-staff-undo.md.
 * @throws AppError forbidden by role, notFound, conflict if decided or with a decision on its subject pending, conflict
 * revision:changed if the report or its subject changed since it was read
 */
export async function holdReport(actor: StaffActor, input: ReportDecision, now = new Date()): Promise<DelayedCall> {
  assertStaff(actor, 'reviewer');
  const [found] = await database()
    .select({ row: report, request: purchaseRequest, revision: reportRevision })
    .from(report)
    .leftJoin(purchaseRequest, eq(purchaseRequest.id, report.requestId))
    .where(eq(report.id, input.id));
  if (!found) throw new AppError('notFound');
  const { row, request, revision } = found;
  if (row.state !== 'open') throw decidedAlready();
  if (revision !== input.revision) throw changedSince();
  const title = request
    ? await transaction((tx) => titleOf(tx, request))
    : await companyOfConversation(actor, row.conversationId ?? 0);
  const subject = subjectOf.report(row);
  const action = input.upheld ? 'report.uphold' : 'report.dismiss';
  return hold(actor, { subject, command: 'report', input, action, targetId: row.id, companyId: null, title }, now);
}
