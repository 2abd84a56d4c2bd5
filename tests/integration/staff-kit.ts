import { eq, sql } from 'drizzle-orm';
import { POST as signIn } from '@/app/api/admin/sign_in/route';
import { createStaff } from '@/lib/account/staff/commands';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { config, type StaffRole } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { report } from '@/lib/platform/db/schema/report';
import { findRevision } from '@/lib/platform/revision/queries';
import { reportRevision } from '@/lib/report/queries';
import { carryOutDue } from '@/lib/staff/hold/job';
import { shownRevisionOf, type TitledKind } from '@/lib/staff/subject';
import { type Answer, Browser } from './browser-double';

/** The main host, which has the console. */
export const host = 'geco.localhost:3000';
type Handler = Parameters<Browser['post']>[0];

/** Waits until the undo period of decisions has passed. */
export const passUndo = (): Promise<void> =>
  carryOutDue(new Date(Date.now() + (config.decision.undoSeconds + 1) * 1000));

/** A browser on the main host. */
export class ConsoleBrowser extends Browser {
  ask(handler: Handler, body: object = {}, options: Parameters<Browser['post']>[2] = {}): Promise<Answer> {
    return this.post(handler, body, { host, ...options });
  }
  /** Makes a call, and waits until its undo period has passed. */
  async settle(handler: Handler, body: object = {}, options: Parameters<Browser['post']>[2] = {}): Promise<Answer> {
    const answer = await this.ask(handler, body, options);
    await passUndo();
    return answer;
  }
  async enter(username: string, password: string, options: Parameters<Browser['post']>[2] = {}): Promise<Answer> {
    return this.ask(signIn, { username, password, captcha: await this.captcha() }, options);
  }
}

export type Colleague = { browser: ConsoleBrowser; actor: StaffActor; username: string; password: string };

/** A signed-in member of the staff with a role. */
export async function makeColleague(username: string, role: StaffRole): Promise<Colleague> {
  const made = await createStaff(database(), { username, person: `${role} Probe`, role });
  const browser = new ConsoleBrowser();
  await browser.enter(made.username, made.password);
  const [found] = await rows<{ id: number }>(database(), sql`select id from account where username = ${username}`);
  const actor = { kind: 'staff', accountId: found?.id, username, name: username, roles: [role], locale: 'zh' };
  return { browser, actor: { ...actor, timeZone: 'UTC' } as unknown as StaffActor, ...made };
}

/** The current version of a buyer's request, as a reviewer reads it. */
export const readRequest = async (id: number): Promise<{ id: number; revision: number }> => ({
  id,
  revision: await findRevision(database(), 'purchase', id),
});

/** The current version of a report, as a reviewer reads it. */
export async function readReport(id: number): Promise<{ id: number; revision: string }> {
  const [found] = await database().select({ revision: reportRevision }).from(report).where(eq(report.id, id));
  return { id, revision: found?.revision ?? 'none' };
}

/** The current version of a public item, as a reviewer reads it. */
export async function readThing(kind: TitledKind, id: number) {
  const [found] = await rows<{ revision: number }>(
    database(),
    sql`select ${shownRevisionOf(kind, sql`${id}::int`)} as revision`,
  );
  return { kind, id, revision: found?.revision ?? 0 };
}

type Deed = { action: string; accountId: number | null; targetId: number | null; detail: Record<string, unknown> };

/** The audit entries of a company, newest first. */
export const deedsOf = (companyId: number): Promise<Deed[]> =>
  rows<Deed>(
    database(),
    sql`select action, account_id as "accountId", target_id as "targetId", detail from audit where company_id = ${companyId} order by id desc`,
  );
