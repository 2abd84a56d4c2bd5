import 'server-only';
import { and, eq, max, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { review } from '@/lib/platform/db/schema/review';
import { AppError } from '@/lib/platform/errors';
import type { ReviewKind } from '@/lib/review/types';
import { hideShowroomItem, showShowroomItem } from '@/lib/showroom/review/commands';
import { changedSince } from '@/lib/staff/subject';
import type { decideCall, Visibility } from '../schema';
import type { HideKind } from '../types';
import { labelKeysOf } from './label';
import { nouns } from './noun';
import { saveSnapshot } from './snapshot';

type Call = z.output<typeof decideCall.input>;
type Decision = Pick<Call, 'id' | 'decision'> & Partial<Call>;

/**
 * Approves or rejects a submission, by its noun's command. docs/domain.md, Submission.
 * @throws AppError forbidden by role, notFound, badRequest without a reason, conflict where it was decided already
 */
export async function decide(
  actor: StaffActor,
  { id, decision, reason = '', preset = null, flags = [], unseen = false }: Decision,
): Promise<null> {
  assertStaff(actor, 'reviewer');
  const [found] = await rows<{ kind: ReviewKind }>(database(), sql`select kind from review where id = ${id}`);
  if (!found) throw new AppError('notFound');
  const noun = nouns[found.kind];
  const usual =
    decision === 'reject' && preset !== null ? { key: preset, labels: labelKeysOf(found.kind, flags) } : null;
  await saveSnapshot(actor, id, { flags, unseen, preset: usual });
  await (decision === 'approve' ? noun.approve(actor, id) : noun.reject(actor, id, reason));
  return null;
}

const isHidden = (kind: Visibility['kind']): kind is HideKind =>
  kind === 'case' || kind === 'module' || kind === 'page';

/**
 * Disables an item with a reason, or enables it.
 * @throws AppError forbidden by role, notFound, conflict by its status, conflict revision:changed if its public version
 * changed since
 */
export async function setVisibility(actor: StaffActor, { kind, id, revision, on, reason }: Visibility): Promise<null> {
  assertStaff(actor, 'reviewer');
  if (isHidden(kind)) {
    const item = { kind, id, revision };
    await (on ? showShowroomItem(actor, item) : hideShowroomItem(actor, item, reason));
    return null;
  }
  const [approved] = await database()
    .select({ revision: max(review.id) })
    .from(review)
    .where(and(eq(review.kind, kind), eq(review.targetId, id), eq(review.state, 'approved')));
  if ((approved?.revision ?? 0) !== revision) throw changedSince();
  await (on ? nouns[kind].enable(actor, id) : nouns[kind].disable(actor, id, reason));
  return null;
}
