import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config, type Membership } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { readCompany } from '../profile/read';
import { type CapKind, capKinds } from './constants';
import type { OwnUpgrade, OwnWish } from './types';

const capOf = (kind: CapKind, membership: Membership): number | null => config.caps[kind][membership];

/** SQL: sub-users plus open invitations, which count towards the cap. docs/domain.md, Company users. */
const subUsersOf = (companyId: number): SQL => sql`(select count(*)::int from (
  select 1 from account where company_id = ${companyId} and company_role <> 'owner'
  union all
  select 1 from invitation where company_id = ${companyId} and declined_at is null and expires_at > now()) taken)`;

/**
 * The actor's company: standing, use of its caps and its last upgrade request.
 * docs/domain.md, Verification and membership.
 */
export async function getOwnUpgrade({ companyId }: SupplierActor): Promise<OwnUpgrade> {
  const { grade, gradeValidUntil, membership, membershipValidUntil } = await readCompany(database(), companyId);
  const [used] = await rows<Record<CapKind, number>>(
    database(),
    sql`select (select count(*)::int from company_media where company_id = ${companyId} and kind = 'picture') as picture,
      (select count(*)::int from product where company_id = ${companyId}) as product,
      (select count(*)::int from showroom_case where company_id = ${companyId}) as "case",
      ${subUsersOf(companyId)} as "subUser",
      (select count(*)::int from quotation where company_id = ${companyId}
        and submitted_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC') as quotation`,
  );
  const [request] = await rows<Omit<OwnWish, 'createdAt'> & { createdAt: string | Date }>(
    database(),
    sql`select wanted, message, state, answer, created_at as "createdAt",
        array(select f.name from upload f where f.key = any(documents) order by f.id) as documents
      from upgrade_request
      where company_id = ${companyId} order by id desc limit 1`,
  );
  return {
    standing: { grade, gradeValidUntil, membership, membershipValidUntil },
    caps: capKinds.map((kind) => ({ kind, used: used?.[kind] ?? 0, most: capOf(kind, membership) })),
    wish: request ? { ...request, createdAt: new Date(request.createdAt).toISOString() } : null,
  };
}
