import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { hashPassword } from '@/lib/auth/password';
import type { StaffRole } from '@/lib/config';
import { type Database, type Executor, rows } from '@/lib/db/client';
import { withoutConflict } from './conflict';

/**
 * Makes a member of the staff with a random password, which is nowhere else than in the answer. Decisions, Name and hosts.
 * @throws AppError conflict where the username is taken
 */
export async function createStaff(
  database: Database,
  { username, person, role }: { username: string; person: string; role: StaffRole },
): Promise<{ username: string; password: string }> {
  const password = randomBytes(15).toString('base64url');
  const hash = await hashPassword(password, '');
  await database.transaction(async (tx) => {
    const on = tx as unknown as Executor;
    const [made] = await withoutConflict(() =>
      rows<{ id: number }>(
        on,
        sql`insert into account (kind, username, password_hash, name, locale) values ('staff', ${username}, ${hash}, ${person}, 'zh') returning id`,
      ),
    );
    if (made) await on.execute(sql`insert into staff_role (account_id, role) values (${made.id}, ${role})`);
  });
  return { username, password };
}
