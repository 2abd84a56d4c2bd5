import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { revokeSessions } from '@/lib/auth/session';
import { db, type Executor, rows } from '@/lib/db/client';
import { translated } from '@/lib/db/translation';
import { writeSms } from '@/lib/delivery/text';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/site';
import { notify } from '@/lib/notification/commands';
import { enqueue } from '@/lib/outbox/commands';
import { withoutConflict } from '../conflict';
import { requirePhone } from '../phone';
import { userCap } from './queries';
import type { userAddCall, userDeleteCall, userUpdateCall } from './schema';

const companyName = async (on: Executor, companyId: number, locale: Locale): Promise<string> => {
  const name = translated('company_translation', 'company_id', 'name', sql`${companyId}::int`, locale);
  const [found] = await rows<{ name: string }>(on, sql`select ${name} as name`);
  return found?.name ?? '';
};

/**
 * Adds a user to the actor's company and invites them by SMS; they sign in by number and code and set a password of their
 * own. Decisions, userManage and caps.
 * @throws AppError forbidden for anyone but the owner, badRequest over the cap, conflict where name or number is taken
 */
export async function addUser(
  actor: SupplierActor,
  { username, name, position, role, ...typed }: z.output<typeof userAddCall.input>,
  site: Locale,
): Promise<{ id: number }> {
  assertMayDo(actor, 'user');
  const phone = requirePhone(typed.phone, typed.country, site);
  return db().transaction(async (tx) => {
    const on = tx as unknown as Executor;
    const { companyId, locale, timeZone } = actor;
    const most = await userCap(on, companyId, sql`for update of c`);
    const [count] = await rows<{ users: number }>(
      on,
      sql`select count(*)::int as users from account where company_id = ${companyId} and company_role <> 'owner'`,
    );
    if ((count?.users ?? 0) >= most) throw new AppError('badRequest', [{ field: 'user', key: 'userCap' }]);
    const [made] = await withoutConflict(() =>
      rows<{ id: number }>(
        on,
        sql`insert into account (kind, username, phone, name, position, locale, time_zone, company_id, company_role)
          values ('supplier', ${username}, ${phone}, ${name}, ${position}, ${locale}, ${timeZone}, ${companyId}, ${role}) returning id`,
      ),
    );
    const company = await companyName(on, companyId, locale);
    const text = await writeSms(locale, 'invited', { username, company });
    await enqueue(on, { channel: 'sms', to: phone, content: { text } });
    await notify(on, actor.accountId, 'userAdded', { name });
    return { id: made?.id ?? 0 };
  });
}

/**
 * Changes a sub-user of the actor's company; a new role ends its sessions.
 * @throws AppError forbidden for anyone but the owner, notFound for a user of another company or the owner
 */
export async function updateUser(
  actor: SupplierActor,
  { id, name, position, role }: z.output<typeof userUpdateCall.input>,
): Promise<null> {
  assertMayDo(actor, 'user');
  await db().transaction(async (tx) => {
    const on = tx as unknown as Executor;
    const changed = await rows(
      on,
      sql`update account set name = coalesce(${name ?? null}, name), position = coalesce(${position ?? null}, position),
          company_role = coalesce(${role ?? null}, company_role), updated_at = ${new Date().toISOString()}
        where id = ${id} and company_id = ${actor.companyId} and company_role <> 'owner' returning id`,
    );
    if (changed.length === 0) throw new AppError('notFound');
    if (role !== undefined) await revokeSessions(on, id);
  });
  return null;
}

/**
 * Removes a sub-user of the actor's company with its sessions.
 * @throws AppError forbidden for anyone but the owner, notFound for a user of another company or the owner
 */
export async function deleteUser(actor: SupplierActor, { id }: z.output<typeof userDeleteCall.input>): Promise<null> {
  assertMayDo(actor, 'user');
  const gone = await rows(
    db(),
    sql`delete from account where id = ${id} and company_id = ${actor.companyId} and company_role <> 'owner' returning id`,
  );
  if (gone.length === 0) throw new AppError('notFound');
  return null;
}
