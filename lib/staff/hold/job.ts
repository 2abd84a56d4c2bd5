import 'server-only';
import { sql } from 'drizzle-orm';
import { findStaffActor, type StaffActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { wakeJob } from '@/lib/platform/job/wake';
import { expireAll } from '@/lib/platform/pagestore/expiry';
import { decideReport } from '@/lib/report/commands';
import { decidePurchase } from '../purchase/commands';
import { decideReportCall } from '../report/schema';
import { decide, setVisibility } from '../review/commands';
import { answerCall, decideCall, decidePurchaseCall, standingCall, visibilityCall } from '../schema';
import { answerUpgrade, setStanding } from '../standing/commands';
import { delayedJobName } from './commands';
import type { DelayedCommand } from './types';

/** Seconds after which an interrupted runner's decision is retried, and abandoned. */
const seconds = { retry: 60, giveUp: 900 };

type Due = {
  id: number;
  command: DelayedCommand;
  input: unknown;
  accountId: number;
  action: string;
  targetId: number;
  createdAt: string | Date;
};

const runs: Readonly<Record<DelayedCommand, (actor: StaffActor, input: unknown) => Promise<unknown>>> = {
  review: (actor, input) => decide(actor, decideCall.input.parse(input)),
  turn: (actor, input) => setVisibility(actor, visibilityCall.input.parse(input)),
  standing: (actor, input) => setStanding(actor, standingCall.input.parse(input)),
  upgrade: (actor, input) => answerUpgrade(actor, answerCall.input.parse(input)),
  purchase: (actor, input) => decidePurchase(actor, decidePurchaseCall.input.parse(input)),
  report: (actor, input) => decideReport(actor, decideReportCall.input.parse(input)),
};

/** Claims the first due decision, so that no second runner or undo takes it. */
async function claim(now: Date): Promise<Due | undefined> {
  const [due] = await rows<Due>(
    database(),
    sql`update held_decision set started_at = ${now.toISOString()} where id = (
        select id from held_decision where failure is null and due_at <= ${now.toISOString()}
          and (started_at is null or started_at < ${now.toISOString()}::timestamptz - ${seconds.retry}::int * interval '1 second')
        order by due_at, id limit 1 for update skip locked)
      returning id, command, input, account_id as "accountId", action, target_id as "targetId", created_at as "createdAt"`,
  );
  return due;
}

/** Whether it was carried out: every command writes its audit entry in its transaction. */
const isDone = async ({ accountId, action, targetId, id }: Due): Promise<boolean> =>
  (
    await rows(
      database(),
      sql`select from audit where action = ${action} and target_id = ${targetId} and account_id = ${accountId}
        and created_at >= (select created_at from held_decision where id = ${id}) limit 1`,
    )
  ).length > 0;

const finish = (id: number) => database().execute(sql`delete from held_decision where id = ${id}`);
const fail = (id: number, message: string) =>
  database().execute(sql`update held_decision set failure = ${message} where id = ${id}`);

async function carryOut(due: Due, now: Date): Promise<void> {
  const { id, command, input, accountId, createdAt } = due;
  if (await isDone(due)) {
    // The runner died before finishing, perhaps before expiring its pages, which are unknown here.
    await expireAll();
    return void (await finish(id));
  }
  const actor = await findStaffActor(accountId);
  if (!actor) return void (await fail(id, 'error.forbidden'));
  try {
    await runs[command](actor, input);
    await finish(id);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) {
      const [first] = error.errors;
      await fail(id, first ? `validation.${first.key}` : `error.${error.code}`);
      return;
    }
    if (now.getTime() - new Date(createdAt).getTime() > seconds.giveUp * 1000) await fail(id, 'error.internal');
    throw error;
  }
}

/** Carries out decisions whose undo period is over. docs/decisions/0023-staff-undo.md. */
export async function carryOutDue(now = new Date()): Promise<void> {
  const failures: unknown[] = [];
  for (let due = await claim(now); due; due = await claim(now))
    await carryOut(due, now).catch((error: unknown) => failures.push(error));
  const [next] = await rows<{ dueAt: string | Date }>(
    database(),
    sql`select due_at as "dueAt" from held_decision where failure is null and started_at is null order by due_at limit 1`,
  );
  if (next) wakeJob(delayedJobName, Math.max(0, new Date(next.dueAt).getTime() - Date.now()));
  if (failures.length > 0) throw failures[0];
}

/** Also at start and every minute, for decisions pending or interrupted when a process ended. */
export const delayedDecisionJob: ScheduledJob = {
  name: delayedJobName,
  cron: '* * * * *',
  atStart: true,
  run: () => carryOutDue(),
};
