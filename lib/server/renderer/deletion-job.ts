import { deleteOffers } from '@/lib/agent/commands';
import { deleteCertificates } from '@/lib/certificate/commands';
import { deleteLaunches } from '@/lib/launch/commands';
import { findSupplierActor, type SupplierActor } from '@/lib/platform/auth/actor';
import {
  claimDeletion,
  type DueDeletion,
  deletionJobName,
  endDeletion,
  findNextDeletion,
  releaseWritten,
} from '@/lib/platform/deletion/commands';
import type { DeletableKind } from '@/lib/platform/deletion/queries';
import { AppError } from '@/lib/platform/errors';
import { clearFailure, recordFailure } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { wakeJob } from '@/lib/platform/job/wake';
import { deleteProducts } from '@/lib/product/edit/list/commands';
import { deleteGroup } from '@/lib/product/group/commands';
import { deleteItems } from '@/lib/showroom/edit/list/commands';

const run = (kind: DeletableKind, actor: SupplierActor, ids: readonly number[]): Promise<unknown> => {
  if (kind === 'product') return deleteProducts(actor, ids);
  if (kind === 'certificate') return deleteCertificates(actor, { ids });
  if (kind === 'launch') return deleteLaunches(actor, { ids });
  if (kind === 'offer') return deleteOffers(actor, { ids });
  if (kind === 'group') return Promise.all(ids.map((id) => deleteGroup(actor, id)));
  return deleteItems(actor, { collection: kind, ids });
};

const isRefused = (error: unknown): error is AppError => error instanceof AppError && error.status < 500;

async function deleteThings({ kind, ids, accountId }: DueDeletion): Promise<void> {
  const actor = await findSupplierActor(accountId);
  if (actor) {
    try {
      await run(kind, actor, ids);
    } catch (error) {
      if (!isRefused(error)) throw error;
      // Retry one by one: a conflict on one item must not block the others.
      if (ids.length > 1)
        for (const id of ids)
          await run(kind, actor, [id]).catch((each: unknown) => {
            if (!isRefused(each)) throw each;
          });
    }
  }
}

async function carryOut(due: DueDeletion, now: Date): Promise<void> {
  try {
    await deleteThings(due);
    await endDeletion(due.batch);
    await clearFailure('deletion', due.batch);
  } catch (error) {
    await recordFailure('deletion', due.batch, error, now);
  }
}

/** Carries out deletions whose undo period is over. docs/decisions/0025-undo-of-deletion.md. */
export async function carryOutDeletions(now = new Date()): Promise<void> {
  await releaseWritten(now);
  for (let due = await claimDeletion(now); due; due = await claimDeletion(now)) await carryOut(due, now);
  const next = await findNextDeletion();
  if (next) wakeJob(deletionJobName, Math.max(0, next.getTime() - Date.now()));
}

/** Also at start and every minute, for deletions pending or interrupted when a process ended. */
export const delayedDeletionJob: ScheduledJob = {
  name: deletionJobName,
  cron: '* * * * *',
  atStart: true,
  run: () => carryOutDeletions(),
};
