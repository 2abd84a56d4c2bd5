import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { dayMs } from '@/lib/platform/calendar/constants';
import { database, rows } from '@/lib/platform/db/client';

/** Days for which invitations are evaluated. */
export const responseDays = 180;

/** How a company responds to invitations: their number, how many it quoted for, median hours until then. */
export type Response = { invited: number; answered: number; hours: number | null };

/** Minimum invitations for the public figure: fewer say little. */
export const publicResponseFrom = 10;

async function readResponse(companyId: number, now: Date): Promise<Response> {
  const since = new Date(now.getTime() - responseDays * dayMs).toISOString();
  const [found] = await rows<Response>(
    database(),
    sql`select count(*)::int as invited, count(first.at)::int as answered,
        (percentile_cont(0.5) within group (order by greatest(extract(epoch from first.at - i.created_at), 0))
          filter (where first.at is not null) / 3600)::float8 as hours
      from purchase_invitation i
      left join lateral (select min(q.submitted_at) as at from quotation q
        where q.request_id = i.request_id and q.company_id = i.company_id) first on true
      where i.company_id = ${companyId} and i.created_at > ${since}`,
  );
  return found ?? { invited: 0, answered: 0, hours: null };
}

/**
 * How the actor's company answered the invitations of the last `responseDays` days.
 * @throws AppError forbidden by role
 */
export async function getResponse(actor: SupplierActor, now = new Date()): Promise<Response> {
  assertMayDo(actor, 'quotation');
  return readResponse(actor.companyId, now);
}

/** The same for the public showroom; null below `publicResponseFrom` invitations. */
export async function getPublicResponse(companyId: number, now = new Date()): Promise<Response | null> {
  const response = await readResponse(companyId, now);
  return response.invited < publicResponseFrom ? null : response;
}
