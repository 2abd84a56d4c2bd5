import 'server-only';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { revokeSessions } from '@/lib/auth/session';
import { db, rows } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
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
  const gone = await rows(
    db(),
    sql`delete from account where id = ${id} and company_id = ${actor.companyId} and company_role <> 'owner' returning id`,
  );
  if (gone.length === 0) throw new AppError('notFound');
  return null;
}
