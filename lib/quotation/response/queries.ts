import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { dayMs } from '@/lib/platform/calendar/constants';
import { database, rows } from '@/lib/platform/db/client';
import type { Response } from './types';

/** Days for which invitations are evaluated. */
export const responseDays = 180;

/** Minimum invitations for the public figure: fewer say little. */
export const publicResponseFrom = 10;

async function readResponses(ids: readonly number[], now: Date): Promise<Map<number, Response>> {
  if (!ids.length) return new Map();
  const since = new Date(now.getTime() - responseDays * dayMs).toISOString();
  const found = await rows<Response & { id: number }>(
    database(),
    sql`select i.company_id as id, count(*)::int as invited, count(first.at)::int as answered,
        (percentile_cont(0.5) within group (order by greatest(extract(epoch from first.at - i.created_at), 0))
          filter (where first.at is not null) / 3600)::float8 as hours
      from purchase_invitation i
      left join lateral (select min(q.submitted_at) as at from quotation q
        where q.request_id = i.request_id and q.company_id = i.company_id) first on true
      where i.company_id in ${ids} and i.created_at > ${since} group by 1`,
  );
  return new Map(found.map(({ id, ...response }) => [id, response]));
}

/**
 * How the actor's company answered the invitations of the last `responseDays` days.
 * @throws AppError forbidden by role
 */
export async function getResponse(actor: SupplierActor, now = new Date()): Promise<Response> {
  assertMayDo(actor, 'quotation');
  return (await readResponses([actor.companyId], now)).get(actor.companyId) ?? { invited: 0, answered: 0, hours: null };
}

/** The same for the public by company; those below `publicResponseFrom` invitations are left out. */
export async function listPublicResponses(ids: readonly number[], now = new Date()): Promise<Map<number, Response>> {
  const found = await readResponses(ids, now);
  return new Map([...found].filter(([, { invited }]) => invited >= publicResponseFrom));
}

/** The same for one company; null below `publicResponseFrom` invitations. */
export const getPublicResponse = async (companyId: number, now = new Date()): Promise<Response | null> =>
  (await listPublicResponses([companyId], now)).get(companyId) ?? null;
