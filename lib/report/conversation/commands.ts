import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { setBlocked } from '@/lib/chat/commands';
import { lockConversation } from '@/lib/chat/lock';
import { notifyAccount, notifyCompany } from '@/lib/notification/notice';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { conversation } from '@/lib/platform/db/schema/chat';
import { report } from '@/lib/platform/db/schema/report';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { href } from '@/lib/platform/routes/address';
import type { ReportInput } from '@/lib/report/schema';

/** A conversation's page for one of its sides. */
export const conversationPath = (id: number | null, side: 'supplier' | 'purchaser'): string =>
  `${href(side === 'supplier' ? 'supplierIm' : 'purchaserIm')}?id=${id}`;

/**
 * Reports a conversation to staff, who can read it up to its current last message. A repeat before the decision
 * replaces the report. docs/domain.md, rule 32.
 * @throws AppError notFound if not the actor's, with customer service or without messages; tooManyRequests
 */
export async function reportConversation(
  actor: MemberActor,
  { id, reason, text, block }: ReportInput & { block: boolean },
): Promise<null> {
  await countTry('report', String(actor.accountId));
  return transaction(async (tx) => {
    const own = await lockConversation(tx, actor, id);
    const { row, side } = own;
    if (row.kind === 'support' || row.lastNumber === 0) throw new AppError('notFound');
    const companyId = side === 'supplier' ? row.companyId : null;
    const content = { reason, text, messageNumber: row.lastNumber };
    const [inserted] = await tx
      .insert(report)
      .values({ kind: 'conversation', conversationId: id, accountId: actor.accountId, companyId, ...content })
      .onConflictDoUpdate({
        target: [report.conversationId, report.accountId],
        targetWhere: sql`kind = 'conversation' and state = 'open'`,
        set: content,
      })
      .returning({ id: report.id });
    if (!inserted) throw new AppError('internal');
    if (block) await setBlocked(tx, own, true);
    await writeAudit(tx, actor, {
      action: 'report.submit',
      targetId: inserted.id,
      companyId,
      detail: { choice: reason },
    });
    return null;
  });
}

type Reported = Pick<typeof report.$inferSelect, 'conversationId' | 'companyId'>;

/** Notifies the reported side of a conversation of the upheld report and the reason. */
export async function warnAuthor(tx: Transaction, { conversationId, companyId }: Reported, reason: string) {
  const [found] = await tx
    .select()
    .from(conversation)
    .where(eq(conversation.id, conversationId ?? 0));
  if (!found) return;
  const notice = { type: 'chatWarned', values: { reason } } as const;
  if (companyId !== null)
    await notifyAccount(tx, found.accountId, { ...notice, path: conversationPath(found.id, 'purchaser') });
  else if (found.companyId !== null)
    await notifyCompany(tx, found.companyId, null, { ...notice, path: conversationPath(found.id, 'supplier') });
}
