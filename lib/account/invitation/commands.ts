import 'server-only';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { requirePhone } from '@/lib/account/require-phone';
import { writeAudit } from '@/lib/audit/commands';
import { notify } from '@/lib/notification/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { clientOf } from '@/lib/platform/auth/client';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { daySeconds } from '@/lib/platform/calendar/constants';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { writeInvitation, writeSms } from '@/lib/platform/delivery/account-mail';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { codeLimit, invitationDays } from '@/lib/platform/limit/code';
import { countTry } from '@/lib/platform/limit/count';
import { networkOf } from '@/lib/platform/limit/network';
import { enqueue } from '@/lib/platform/outbox/commands';
import { once } from '@/lib/platform/revision/idempotency';
import { href } from '@/lib/platform/routes/address';
import { budgetLimits, waitForAll } from '../code/limit';
import { findByPhone } from '../read';
import { userCap } from '../user/queries';
import type { userAddCall } from '../user/schema';
import { companyName, countUsers } from './queries';

type RequestContext = { site: Locale; headers: Headers };
type Invited = { phone: string; email: string | null; name: string; position: string; role: 'editor' | 'sales' };

async function assertInvitable(db: Db, { companyId }: SupplierActor, phone: string): Promise<void> {
  const max = await userCap(db, companyId, sql`for update of c`);
  const [company] = await rows<{ status: string }>(db, sql`select status from company where id = ${companyId}`);
  if (company?.status !== 'normal') throw new AppError('badRequest', [{ field: 'user', key: 'inviteReview' }]);
  const { users, open } = await countUsers(db, companyId, phone);
  if (users + open >= max) throw new AppError('badRequest', [{ field: 'user', key: 'userCap' }]);
}

/**
 * Checks and counts an invitation like a code, so that cancelling and inviting again does not reset the limits.
 * @returns whether the number may be contacted: false if other companies have used up today's limit, which the inviter
 * is not told
 */
async function countInvitation(db: Db, actor: SupplierActor, phone: string, address: string): Promise<boolean> {
  const { invite } = codeLimit;
  const invites = sql`purpose = 'invite'`;
  const ofCompany = sql`${invites} and channel = 'sms' and account_id in (select id from account where company_id = ${actor.companyId})`;
  const longest = await waitForAll(db, [
    { which: sql`${ofCompany} and target = ${phone}`, max: 1, seconds: env().CODE_INTERVAL },
    { which: sql`${ofCompany} and target = ${phone}`, max: invite.companyTarget, seconds: daySeconds },
    { which: ofCompany, max: invite.company, seconds: daySeconds },
    ...budgetLimits('invite', address),
  ]);
  if (longest > 0) throw new AppError('tooManyRequests', [], { retryAfter: longest });
  const ofNumber = { which: sql`${invites} and target = ${phone}`, max: invite.target, seconds: daySeconds };
  return (await waitForAll(db, [ofNumber])) === 0;
}

/** Whether an e-mail address may be contacted; limited and counted separately from the number. */
async function countMail(db: Db, actor: SupplierActor, email: string, network: string): Promise<boolean> {
  const which = sql`purpose = 'invite' and target = ${email.toLowerCase()}`;
  const longest = await waitForAll(db, [{ which, max: codeLimit.invite.target, seconds: daySeconds }]);
  const now = new Date().toISOString();
  await db.execute(sql`insert into verification_code (kind, purpose, channel, target, account_id, code_hash, address, sent, created_at, expires_at)
    values ('supplier', 'invite', 'mail', ${email.toLowerCase()}, ${actor.accountId}, '', ${network}, false, ${now}, ${now})`);
  return longest === 0;
}

/** Notifies the invited person by SMS and e-mail, or with a notice in their account if they have one. */
async function notifyInvited(db: Db, actor: SupplierActor, { phone, email }: Invited, address: string): Promise<void> {
  const welcome = await countInvitation(db, actor, phone, address);
  const account = await findByPhone(db, 'supplier', phone);
  const sent = welcome && account === null;
  const now = new Date();
  await db.execute(sql`insert into verification_code (kind, purpose, channel, target, account_id, code_hash, address, sent, created_at, expires_at)
    values ('supplier', 'invite', 'sms', ${phone}, ${actor.accountId}, '', ${networkOf(address)}, ${sent}, ${now.toISOString()}, ${now.toISOString()})`);
  const company = [...(await companyName(db, actor.companyId, actor.locale))].slice(0, 40).join('');
  const loginPage = `${currentHosts().absolute(actor.locale, href('supplierLogin'))}?invited=1`;
  const text = await writeSms(actor.locale, 'invited', { company, address: loginPage });
  await enqueue(db, { channel: 'sms', to: phone, content: { text } }, sent);
  if (email !== null) {
    const free = await countMail(db, actor, email, networkOf(address));
    const content = await writeInvitation(actor.locale, { company, end: phone.slice(-4), address: loginPage });
    await enqueue(db, { channel: 'mail', to: email, content }, sent && free);
  }
  if (welcome && account?.status === 'active') await notify(db, account.id, 'invitedElsewhere', { company });
}

async function invite(db: Db, actor: SupplierActor, invited: Invited, address: string): Promise<number> {
  const { phone, email, name, position, role } = invited;
  await assertInvitable(db, actor, phone);
  await notifyInvited(db, actor, invited, address);
  const now = new Date();
  const until = new Date(now.getTime() + invitationDays.open * daySeconds * 1000).toISOString();
  const [inserted] = await rows<{ id: number }>(
    db,
    sql`insert into invitation (company_id, inviter_id, phone, email, name, position, role, created_at, expires_at)
      values (${actor.companyId}, ${actor.accountId}, ${phone}, ${email}, ${name}, ${position}, ${role}, ${now.toISOString()}, ${until})
      on conflict (company_id, phone) do update set inviter_id = excluded.inviter_id, email = excluded.email, name = excluded.name,
        position = excluded.position, role = excluded.role, expires_at = excluded.expires_at, declined_at = null
      returning id`,
  );
  const id = inserted?.id ?? 0;
  await writeAudit(db, actor, {
    action: 'user.invite',
    targetId: id,
    companyId: actor.companyId,
    detail: { name, role },
  });
  return id;
}

/**
 * Invites a number by SMS, and by e-mail if given, without revealing whether it has an account: one gets a notice that
 * it cannot join. @throws AppError forbidden for anyone but the owner, badRequest for phone, before the company is
 * reviewed or over the cap, tooManyRequests
 */
export async function inviteUser(
  actor: SupplierActor,
  { name, position, role, email: typedEmail, idempotencyKey, ...typed }: z.output<typeof userAddCall.input>,
  { site, headers }: RequestContext,
): Promise<{ id: number }> {
  assertMayDo(actor, 'user');
  await countTry('inviteAccount', String(actor.accountId));
  const phone = requirePhone(typed.phone, typed.country, site);
  const { address } = clientOf(headers);
  const invited = { phone, email: typedEmail || null, name, position, role };
  const creation = { kind: 'invitation', target: { id: null, idempotencyKey }, content: invited } as const;
  return transaction((tx) => {
    return once(tx, actor, creation, async () => ({ id: await invite(tx, actor, invited, address) }));
  });
}

/**
 * Sends an invitation of the actor's company again; it can be accepted for seven days more.
 * @throws AppError as `inviteUser`; notFound for one of another company
 */
export async function resendInvitation(actor: SupplierActor, id: number, { headers }: RequestContext): Promise<null> {
  assertMayDo(actor, 'user');
  await countTry('inviteAccount', String(actor.accountId));
  const { address } = clientOf(headers);
  await transaction(async (tx) => {
    const [invited] = await rows<Invited>(
      tx,
      sql`select phone, email, name, position, role from invitation where id = ${id} and company_id = ${actor.companyId}`,
    );
    if (!invited) throw new AppError('notFound');
    await invite(tx, actor, invited, address);
  });
  return null;
}

/**
 * Takes an invitation of the actor's company back.
 * @throws AppError forbidden for anyone but the owner, notFound for one of another company
 */
export async function deleteInvitation(actor: SupplierActor, id: number): Promise<null> {
  assertMayDo(actor, 'user');
  await transaction(async (tx) => {
    const deleted = await rows(
      tx,
      sql`delete from invitation where id = ${id} and company_id = ${actor.companyId} returning id`,
    );
    if (deleted.length === 0) throw new AppError('notFound');
    await writeAudit(tx, actor, { action: 'user.uninvite', targetId: id, companyId: actor.companyId });
  });
  return null;
}
