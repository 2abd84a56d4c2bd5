import 'server-only';
import { sql } from 'drizzle-orm';
import { dayMs } from '@/lib/platform/calendar/constants';
import type { Db } from '@/lib/platform/db/client';
import { runSteps } from '@/lib/platform/job/item';
import { invitationDays } from '@/lib/platform/limit/code';

/** Deletes expired captchas, registrations, invitations, codes and sessions, and delivered messages. */
export async function sweepAccounts(db: Db, now = new Date()): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const old = [
    sql`delete from captcha where expires_at < ${ago(0)}`,
    sql`delete from registration where expires_at < ${ago(0)}`,
    sql`delete from invitation where expires_at < ${ago(invitationDays.kept)}`,
    sql`delete from verification_code where created_at < ${ago(2)}`,
    sql`delete from session where expires_at < ${ago(30)} or revoked_at < ${ago(30)}`,
    sql`delete from outbox where sent_at < ${ago(7)} or failed_at < ${ago(30)}`,
  ];
  await runSteps(old.map((statement) => () => db.execute(statement)));
}
