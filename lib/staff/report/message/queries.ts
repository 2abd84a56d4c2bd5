import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { chatLimits } from '@/lib/chat/constants';
import { selectMessages } from '@/lib/chat/message/queries';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { report } from '@/lib/platform/db/schema/report';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { ReportedMessage } from '@/lib/staff/report/schema';

/**
 * A page of a reported conversation's messages up to the report, while it is undecided; access is audited.
 * docs/domain.md, rule 32. @throws AppError forbidden for staff who do not decide, notFound for a report that is
 * decided or not of a conversation
 */
export async function readReported(
  actor: StaffActor,
  { id, before }: { id: number; before?: number | undefined },
): Promise<{ items: ReportedMessage[]; more: boolean }> {
  assertStaff(actor, 'reviewer');
  return transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(report)
      .where(and(eq(report.id, id), eq(report.kind, 'conversation'), eq(report.state, 'open')));
    if (!found) throw new AppError('notFound');
    const which = sql`m.conversation_id = ${found.conversationId} and m.number <= ${found.messageNumber}
      and ${before === undefined ? sql`true` : sql`m.number < ${before}`}`;
    const messages = await selectMessages(tx, which, { limit: chatLimits.page, newest: true });
    if (before === undefined)
      await writeAudit(tx, actor, { action: 'report.read', targetId: id, companyId: found.companyId });
    const items = messages.map(({ number, side, name, kind, text, content, locale, createdAt }) => ({
      ...{ number, side, name, kind, locale, createdAt },
      text: kind === 'file' && typeof content.name === 'string' ? content.name : text,
    }));
    return { items, more: (items[0]?.number ?? 1) > 1 };
  });
}
