import 'server-only';
import { sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import type { ReasonPreset } from '@/lib/platform/reason/preset';
import type { ReviewItem } from '@/lib/review/types';
import { nouns } from './noun';

/** Basis of a decision: both versions at that time, and the paths of flagged fields. */
export type Snapshot = {
  current: unknown;
  proposed: unknown;
  flags: string[];
  /** approved without a look at the licence */
  unseen?: boolean;
  /** preset reason of the rejection */
  preset?: ReasonPreset;
};

/** Stores both versions of a submission before it is decided, since an approval overwrites the published one. */
export async function saveSnapshot(
  actor: StaffActor,
  id: number,
  { flags, unseen, preset }: Pick<Snapshot, 'flags' | 'unseen'> & { preset: ReasonPreset | null },
): Promise<void> {
  const [found] = await rows<ReviewItem>(
    database(),
    sql`select id, kind, target_id as "targetId", company_id as "companyId", title, locale, content, submitted_by as "submittedBy"
      from review where id = ${id} and state = 'pending'`,
  );
  if (!found) return;
  const snapshot: Snapshot = {
    ...(await nouns[found.kind].read(actor, found)),
    flags,
    ...(unseen ? { unseen } : {}),
    ...(preset ? { preset } : {}),
  };
  await database().execute(
    sql`update review set snapshot = ${JSON.stringify(snapshot)}::jsonb where id = ${id} and state = 'pending'`,
  );
}

/** The snapshot of the item's previous decision; null if none was stored. */
export async function findEarlierSnapshot({
  id,
  kind,
  targetId,
}: Pick<ReviewItem, 'id' | 'kind' | 'targetId'>): Promise<Snapshot | null> {
  const [found] = await rows<{ snapshot: Snapshot }>(
    database(),
    sql`select snapshot from review where kind = ${kind} and target_id = ${targetId} and id < ${id}
      and state in ('approved', 'rejected') and snapshot is not null order by id desc limit 1`,
  );
  return found?.snapshot ?? null;
}
