import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';

/** The name of a company in a language; '' where it has none. */
export async function companyName(db: Db, companyId: number, locale: Locale): Promise<string> {
  const name = translated('company_translation', 'company_id', 'name', sql`${companyId}::int`, locale);
  const [found] = await rows<{ name: string }>(db, sql`select ${name} as name`);
  return found?.name ?? '';
}

/** Condition: the invitation can still be accepted. */
export const isOpen = () => sql`declined_at is null and expires_at > ${new Date().toISOString()}`;

export type InvitationOffer = {
  id: number;
  companyId: number;
  name: string;
  role: 'editor' | 'sales';
  inviter: string;
};

/** The newest open invitation of a number; null if there is none. */
export async function findOffer(db: Db, phone: string): Promise<InvitationOffer | null> {
  const [found] = await rows<InvitationOffer>(
    db,
    sql`select i.id, i.company_id as "companyId", i.name, i.role, a.name as inviter
      from invitation i join account a on a.id = i.inviter_id
      where i.phone = ${phone} and ${isOpen()} order by i.created_at desc, i.id desc limit 1`,
  );
  return found ?? null;
}

/** How many sub-users a company has, and open invitations to others than `phone`. */
export async function countUsers(db: Db, companyId: number, phone: string): Promise<{ users: number; open: number }> {
  const [count] = await rows<{ users: number; open: number }>(
    db,
    sql`select (select count(*)::int from account where company_id = ${companyId} and company_role <> 'owner') as users,
      (select count(*)::int from invitation where company_id = ${companyId} and phone <> ${phone} and ${isOpen()}) as open`,
  );
  return count ?? { users: 0, open: 0 };
}
