import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config, type Membership } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { standing } from '@/lib/standing/queries';
import type { CompanyInvitation, CompanyUser, Users } from './schema';

/** The number of sub-users that the company's membership allows; `lock` may add `for update` on the company row. */
export async function userCap(db: Db, companyId: number, lock: SQL = sql``): Promise<number> {
  const [company] = await rows<{ membership: Membership }>(
    db,
    sql`select standing.membership from company c ${standing} where c.id = ${companyId} ${lock}`,
  );
  return config.caps.subUser[company?.membership ?? 'regular'];
}

type Row = Omit<CompanyUser, 'covered' | 'createdAt'> & { createdAt: string | Date };

type Invitations = CompanyInvitation[];

/** The invitations of the actor's company that were not accepted, the newest first. */
async function listInvitations({ companyId }: SupplierActor): Promise<Invitations> {
  const found = await rows<Omit<Invitations[number], 'expiresAt'> & { expiresAt: string | Date }>(
    database(),
    sql`select id, name, position, phone, email, role, expires_at as "expiresAt", case when declined_at is not null then 'declined'
        when expires_at > ${new Date().toISOString()} then 'open' else 'expired' end as state
      from invitation where company_id = ${companyId} order by created_at desc, id desc`,
  );
  return found.map((one) => ({ ...one, expiresAt: new Date(one.expiresAt).toISOString() }));
}

/**
 * Users of the actor's company, owner first, and its invitations; users over the cap are not covered and cannot sign
 * in.
 * @throws AppError forbidden for anyone but the owner
 */
export async function listUsers(actor: SupplierActor): Promise<Users> {
  assertMayDo(actor, 'user');
  const max = await userCap(database(), actor.companyId);
  const found = await rows<Row>(
    database(),
    sql`select id, username, name, position, phone, company_role as role, created_at as "createdAt" from account
      where company_id = ${actor.companyId} order by company_role <> 'owner', id`,
  );
  const items = found.map((user, index) => ({
    ...user,
    covered: index <= max,
    createdAt: new Date(user.createdAt).toISOString(),
  }));
  const [company] = await rows<{ status: string }>(
    database(),
    sql`select status from company where id = ${actor.companyId}`,
  );
  return { items, most: max, invitations: await listInvitations(actor), invitable: company?.status === 'normal' };
}
