import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '@/lib/audit/commands';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { review } from '@/lib/platform/db/schema/review';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { wakeJob } from '@/lib/platform/job/wake';
import type { ReviewKind } from '@/lib/review/types';
import { hasSeenLicence } from '@/lib/staff/review/licence/queries';
import { changedSince, shownRevisionOf, tableOf, titleOf } from '@/lib/staff/subject';
import { nameOf } from '../queue/queries';
import type { answerCall, DecidedMeanwhile, decideCall, StandingInput, TakenBack, Visibility } from '../schema';
import { assertAnswerable, assertStandingValid } from '../standing/commands';
import { findDelayed } from './queries';
import { subjectOf } from './subject';
import type { DelayedCall, DelayedCommand } from './types';

export const delayedJobName = 'held-decision';
const span = config.decision.undoSeconds * 1000;

export type Prepared = {
  subject: string;
  command: DelayedCommand;
  input: object;
  action: string;
  targetId: number;
  companyId: number | null;
  title: string;
};

export const decidedAlready = (data?: DecidedMeanwhile | null) =>
  new AppError('conflict', [{ field: 'id', key: 'decided' }], data ? { data } : {});

/** The decision that won the race, for the loser's error. */
async function holderOf({ accountId }: StaffActor, subject: string): Promise<DecidedMeanwhile | null> {
  const pending = await findDelayed(subject);
  return pending && { by: pending.by, own: pending.accountId === accountId, at: pending.at, action: pending.action };
}

/** Stores a decision until its undo period is over. */
export async function hold(actor: StaffActor, prepared: Prepared, now: Date): Promise<DelayedCall> {
  const { subject, command, input, action, targetId, companyId, title } = prepared;
  const due = new Date(now.getTime() + span).toISOString();
  const [inserted] = await rows<{ id: number }>(
    database(),
    sql`insert into held_decision (subject, command, input, account_id, company_id, action, target_id, title, due_at)
      values (${subject}, ${command}, ${JSON.stringify(input)}::jsonb, ${actor.accountId}, ${companyId}, ${action}, ${targetId},
        ${title}, ${due}) on conflict (subject) where failure is null do nothing returning id`,
  );
  if (!inserted) throw decidedAlready(await holderOf(actor, subject));
  wakeJob(delayedJobName, span);
  return { id: inserted.id, milliseconds: span };
}

/** An item's pending submission; null if there is none. */
async function findWaiting(kind: ReviewKind, targetId: number): Promise<number | null> {
  const [found] = await database()
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.kind, kind), eq(review.targetId, targetId), eq(review.state, 'pending')));
  return found?.id ?? null;
}

/**
 * Decides on a submission, carried out after the undo period. docs/decisions/0023-staff-undo.md.
 * @throws AppError forbidden by role, notFound, conflict if decided, withdrawn by the company or with a decision
 * pending
 */
export async function holdReview(
  actor: StaffActor,
  input: z.output<typeof decideCall.input>,
  now = new Date(),
): Promise<DelayedCall> {
  assertStaff(actor, 'reviewer');
  const { id, decision } = input;
  const [found] = await rows<{
    kind: ReviewKind;
    targetId: number;
    companyId: number;
    title: string;
    state: string;
    decidedBy: number | null;
    decidedAt: string | Date | null;
    by: string | null;
  }>(
    database(),
    sql`select r.kind, r.target_id as "targetId", r.company_id as "companyId", r.title, r.state,
        r.decided_by as "decidedBy", r.decided_at as "decidedAt", a.name as by
      from review r left join account a on a.id = r.decided_by where r.id = ${id}`,
  );
  if (!found) throw new AppError('notFound');
  const { kind, targetId, companyId, title, state, decidedBy, decidedAt, by } = found;
  if (state === 'withdrawn') {
    const newer = await findWaiting(kind, targetId);
    throw new AppError('conflict', [{ field: 'id', key: 'takenBack' }], { data: { newer } satisfies TakenBack });
  }
  if (state !== 'pending') {
    const known = by !== null && decidedAt !== null;
    const verb = state === 'approved' ? 'approve' : 'reject';
    throw decidedAlready(
      known
        ? { by, own: decidedBy === actor.accountId, at: new Date(decidedAt).toISOString(), action: `${kind}.${verb}` }
        : null,
    );
  }
  if (decision === 'approve' && !input.unseen && !(await hasSeenLicence(actor, id)))
    throw new AppError('badRequest', [{ field: 'unseen', key: 'licenceUnseen' }]);
  const action = `${kind}.${decision}`;
  return hold(
    actor,
    { subject: subjectOf.review(id), command: 'review', input, action, targetId, companyId, title },
    now,
  );
}

const hiddenKinds: readonly Visibility['kind'][] = ['case', 'module', 'page'];
const verbs = { showroom: { off: 'hide', on: 'show' }, item: { off: 'disable', on: 'enable' } } as const;

/**
 * Disables or enables an item, carried out after the undo period. docs/decisions/0023-staff-undo.md.
 * @throws AppError forbidden by role, notFound, conflict by its status or with a decision pending, conflict
 * revision:changed if its public version changed since
 */
export async function holdVisibility(
  actor: StaffActor,
  input: Visibility,
  locale: Locale,
  now = new Date(),
): Promise<DelayedCall> {
  assertStaff(actor, 'reviewer');
  const { kind, id, on } = input;
  const inShowroom = hiddenKinds.includes(kind);
  const isCompany = kind === 'company';
  const isOff = inShowroom ? sql`t.hidden_reason is not null` : sql`t.status in ('disable', 'disabled')`;
  const isOn = inShowroom
    ? sql`t.hidden_reason is null`
    : isCompany
      ? sql`t.status <> 'disabled'`
      : sql`t.status = 'normal'`;
  const [found] = await rows<{ companyId: number; title: string | null; able: boolean; revision: number }>(
    database(),
    sql`select ${isCompany ? sql`t.id` : sql`t.company_id`} as "companyId", ${titleOf(kind, sql`t.id`, locale)} as title,
        ${on ? isOff : isOn} as able, ${shownRevisionOf(kind, sql`t.id`)} as revision
      from ${tableOf(kind)} t where t.id = ${id}`,
  );
  if (!found) throw new AppError('notFound');
  if (!found.able) throw decidedAlready();
  if (found.revision !== input.revision) throw changedSince();
  const action = `${kind}.${verbs[inShowroom ? 'showroom' : 'item'][on ? 'on' : 'off']}`;
  const { companyId, title } = found;
  return hold(
    actor,
    {
      subject: subjectOf.visibility(input),
      command: 'turn',
      input,
      action,
      targetId: id,
      companyId,
      title: title ?? '',
    },
    now,
  );
}

async function nameOfCompany(companyId: number, locale: Locale): Promise<string> {
  const [found] = await rows<{ name: string | null }>(
    database(),
    sql`select ${nameOf(locale)} as name from company c where c.id = ${companyId}`,
  );
  return found?.name ?? '';
}

/**
 * Sets a company's standing, carried out after the undo period. docs/decisions/0023-staff-undo.md.
 * @throws AppError as `setStanding`, conflict with a decision on its standing pending
 */
export async function holdStanding(
  actor: StaffActor,
  input: StandingInput,
  locale: Locale,
  now = new Date(),
): Promise<DelayedCall> {
  assertStaff(actor, 'reviewer');
  const { companyId } = input;
  await assertStandingValid(actor, input);
  const prepared = {
    subject: subjectOf.standing(companyId),
    command: 'standing',
    action: 'company.standing',
    title: await nameOfCompany(companyId, locale),
  } as const;
  return hold(actor, { ...prepared, input, targetId: companyId, companyId }, now);
}

/**
 * Answers an upgrade request, carried out after the undo period. docs/decisions/0023-staff-undo.md.
 * @throws AppError as `answerUpgrade`, conflict with a decision on the company's standing pending
 */
export async function holdAnswer(
  actor: StaffActor,
  input: z.output<typeof answerCall.input>,
  locale: Locale,
  now = new Date(),
): Promise<DelayedCall> {
  assertStaff(actor, 'reviewer');
  const { id, granted } = input;
  const { companyId } = await assertAnswerable(actor, input);
  const prepared = {
    subject: subjectOf.standing(companyId),
    command: 'upgrade',
    action: `upgrade.${granted ? 'grant' : 'decline'}`,
    title: await nameOfCompany(companyId, locale),
  } as const;
  return hold(actor, { ...prepared, input, targetId: id, companyId }, now);
}

/**
 * Undoes an own decision before it is carried out.
 * @throws AppError conflict if too late or not the actor's
 */
export async function undoDecision(actor: StaffActor, { id }: { id: number }, now = new Date()): Promise<null> {
  await transaction(async (tx) => {
    const [deleted] = await rows<Pick<Prepared, 'action' | 'targetId' | 'companyId'>>(
      tx,
      sql`delete from held_decision where id = ${id} and account_id = ${actor.accountId} and failure is null
        and started_at is null and due_at > ${now.toISOString()}
        returning action, target_id as "targetId", company_id as "companyId"`,
    );
    if (!deleted) throw new AppError('conflict', [{ field: 'id', key: 'undoLate' }]);
    const { action, targetId, companyId } = deleted;
    await writeAudit(tx, actor, { action: 'decision.undo', targetId, companyId, detail: { action } });
  });
  return null;
}

/** Dismisses the message that an own decision failed. */
export async function dismissFailure(actor: StaffActor, { id }: { id: number }): Promise<null> {
  await database().execute(
    sql`delete from held_decision where id = ${id} and account_id = ${actor.accountId} and failure is not null`,
  );
  return null;
}
