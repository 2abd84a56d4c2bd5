import 'server-only';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { revokeSessions } from '@/lib/platform/auth/session';
import { rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { userDeleteCall, userUpdateCall } from './schema';

/**
 * Changes a sub-user of the actor's company; a new role ends its sessions.
 * @throws AppError forbidden for anyone but the owner, notFound for a user of another company or the owner
 */
export async function updateUser(
  actor: SupplierActor,
  { id, name, position, role }: z.output<typeof userUpdateCall.input>,
): Promise<null> {
  assertMayDo(actor, 'user');
  await transaction(async (tx) => {
    const changed = await rows(
      tx,
      sql`update account set name = coalesce(${name ?? null}, name), position = coalesce(${position ?? null}, position),
          company_role = coalesce(${role ?? null}, company_role), updated_at = ${new Date().toISOString()}
        where id = ${id} and company_id = ${actor.companyId} and company_role <> 'owner' returning id`,
    );
    if (changed.length === 0) throw new AppError('notFound');
    if (role !== undefined) await revokeSessions(tx, id, 'role');
  });
  return null;
}

/**
 * Removes a sub-user of the actor's company with its sessions.
 * @throws AppError forbidden for anyone but the owner, notFound for a user of another company or the owner
 */
export async function deleteUser(actor: SupplierActor, { id }: z.output<typeof userDeleteCall.input>): Promise<null> {
  assertMayDo(actor, 'user');
  await transaction(async (tx) => {
    const isColleague = and(
      eq(account.id, id),
      eq(account.companyId, actor.companyId),
      ne(account.companyRole, 'owner'),
    );
    const [found] = await tx.select({ id: account.id }).from(account).where(isColleague).for('update');
    if (!found) throw new AppError('notFound');
    // Open pages are notified before the sessions are deleted with the account.
    await revokeSessions(tx, id, 'ended');
    await tx.delete(account).where(eq(account.id, id));
  });
  return null;
}
