import 'server-only';
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { withoutConflict } from '@/lib/account/conflict';
import { hashPassword } from '@/lib/platform/auth/password';
import type { StaffRole } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { transaction } from '@/lib/platform/db/transaction';

/**
 * Creates a staff account with a random password, which is only in the return value.
 * docs/domain.md, Accounts.
 * @throws AppError conflict where the username is taken
 */
export async function createStaff(
  db: Db,
  { username, person, role }: { username: string; person: string; role: StaffRole },
): Promise<{ username: string; password: string }> {
  const password = randomBytes(15).toString('base64url');
  const hash = await hashPassword(password, '');
  await transaction(async (tx) => {
    const [inserted] = await withoutConflict(() =>
      rows<{ id: number }>(
        tx,
        sql`insert into account (kind, username, password_hash, name, locale) values ('staff', ${username}, ${hash}, ${person}, 'zh') returning id`,
      ),
    );
    if (inserted) await tx.execute(sql`insert into staff_role (account_id, role) values (${inserted.id}, ${role})`);
  }, db);
  return { username, password };
}

/** Stores the time zone of a staff account's last sign-in, in which times are shown to it. */
export async function setStaffZone(accountId: number, timeZone: string): Promise<void> {
  await database()
    .update(account)
    .set({ timeZone })
    .where(and(eq(account.id, accountId), eq(account.kind, 'staff')));
}
