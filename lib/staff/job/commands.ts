import 'server-only';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import { unreadMailJob } from '@/lib/chat/unread/job';
import { expiryJob } from '@/lib/company/expiry-notice/job';
import { publishJob } from '@/lib/content/job';
import { fairReminderJob } from '@/lib/fair/reminder/job';
import { digestJob } from '@/lib/footprint/follow/digest/job';
import { noticeDigestJob } from '@/lib/notification/digest/job';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { jobFailure } from '@/lib/platform/db/schema/job';
import type { JobTask } from '@/lib/platform/db/schema/job-task';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { deletionJobName, releaseDeletion } from '@/lib/platform/deletion/commands';
import { AppError } from '@/lib/platform/errors';
import { maxAttempts } from '@/lib/platform/job/item';
import { wakeJob } from '@/lib/platform/job/wake';
import { outboxJobName } from '@/lib/platform/outbox/commands';
import { savedSearchJob } from '@/lib/purchase/saved/job';
import { tradeClockJob } from '@/lib/quotation/outcome/commands';
import { tenderAlertJob } from '@/lib/tender/alert/job';
import type { SetAsideDecision } from '../schema';
import { isMessageSetAside, isTaskSetAside } from './queries';

/** The job of each task; null if it cannot be woken. */
const jobs: Readonly<Record<JobTask, string | null>> = {
  purchaseClose: tradeClockJob.name,
  purchaseExpiry: tradeClockJob.name,
  purchaseClosing: tradeClockJob.name,
  quotationExpiry: tradeClockJob.name,
  quotationExpiring: tradeClockJob.name,
  noticeDigest: noticeDigestJob.name,
  followDigest: digestJob.name,
  savedSearch: savedSearchJob.name,
  tenderAlert: tenderAlertJob.name,
  fairSession: fairReminderJob.name,
  fairMeeting: fairReminderJob.name,
  standingExpiry: expiryJob.name,
  unreadMessage: unreadMailJob.name,
  contentPublication: publishJob.name,
  vocabulary: 'vocabulary',
  deletion: deletionJobName,
  uploadRemoval: null,
};

type Decided = { task: string; subject: string; job: string | null } | undefined;
type Decide = (tx: Transaction, id: number, now: Date) => Promise<Decided>;

const changeTask = async (tx: Transaction, id: number, values: Partial<typeof jobFailure.$inferInsert>) => {
  const [row] = await tx
    .update(jobFailure)
    .set(values)
    .where(and(eq(jobFailure.id, id), isTaskSetAside))
    .returning();
  return row && { ...row, job: jobs[row.task] };
};

const changeMessage = async (tx: Transaction, id: number, values: Partial<typeof outbox.$inferInsert>) => {
  const [row] = await tx
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, id), isMessageSetAside))
    .returning();
  return row && { task: row.channel, subject: String(id), job: outboxJobName };
};

const decisions: Readonly<Record<SetAsideDecision['source'], Record<SetAsideDecision['decision'], Decide>>> = {
  task: {
    // One more attempt: if it fails again, it is set aside at once.
    retry: (tx, id) => changeTask(tx, id, { attempts: maxAttempts - 1, setAsideAt: null }),
    drop: async (tx, id, now) => {
      const dropped = await changeTask(tx, id, { droppedAt: now });
      // Until then the items are hidden from their company's lists but not deleted.
      if (dropped?.task === 'deletion') await releaseDeletion(tx, dropped.subject);
      return dropped;
    },
  },
  message: {
    retry: (tx, id, now) => changeMessage(tx, id, { failedAt: null, attempts: 0, dueAt: now }),
    drop: (tx, id) => changeMessage(tx, id, { content: null }),
  },
};

/**
 * Retries or drops what was set aside.
 * @throws AppError forbidden unless administrator, conflict id:decided if somebody else was faster
 */
export async function decideSetAside(
  actor: StaffActor,
  { source, id, decision }: SetAsideDecision,
  now = new Date(),
): Promise<null> {
  assertStaff(actor);
  const { job } = await transaction(async (tx) => {
    const decided = await decisions[source][decision](tx, id, now);
    if (!decided) throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
    const { task, subject } = decided;
    const detail = { task, subject };
    await writeAudit(tx, actor, { action: `job.${decision}`, targetId: id, companyId: null, detail });
    return decided;
  });
  if (decision === 'retry' && job !== null) wakeJob(job);
  return null;
}
