import 'server-only';
import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { jobFailure } from '@/lib/platform/db/schema/job';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { maskTarget } from '@/lib/platform/delivery/mask';
import type { SetAside } from './types';

/** Maximum rows of each kind on a page. */
const maxRows = 100;

export const isTaskSetAside = and(isNotNull(jobFailure.setAsideAt), isNull(jobFailure.droppedAt));
/** Undelivered messages with content; expired ones have none and need not be sent. */
export const isMessageSetAside = and(isNotNull(outbox.failedAt), isNotNull(outbox.content));

/** Number of items set aside. */
export const countSetAside = async (_actor: StaffActor): Promise<number> =>
  (await database().$count(jobFailure, isTaskSetAside)) + (await database().$count(outbox, isMessageSetAside));

/** Items set aside, latest first. */
export async function listSetAside(_actor: StaffActor): Promise<SetAside[]> {
  const items = await database()
    .select()
    .from(jobFailure)
    .where(isTaskSetAside)
    .orderBy(desc(jobFailure.failedAt))
    .limit(maxRows);
  const messages = await database()
    .select()
    .from(outbox)
    .where(isMessageSetAside)
    .orderBy(desc(outbox.failedAt))
    .limit(maxRows);
  return [
    ...items.map(({ id, task, subject, failure, attempts, failedAt }) => ({
      ...({ source: 'task', id, task, subject, failure, attempts } as const),
      failedAt: failedAt.toISOString(),
    })),
    ...messages.map(({ id, channel, recipient, failure, attempts, failedAt, createdAt }) => ({
      ...({ source: 'message', id, task: channel, subject: maskTarget(recipient), attempts } as const),
      failure: failure ?? '',
      failedAt: (failedAt ?? createdAt).toISOString(),
    })),
  ].sort((a, b) => (a.failedAt < b.failedAt ? 1 : -1));
}
