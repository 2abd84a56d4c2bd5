import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { AppError } from '@/lib/platform/errors';
import { standing } from './queries';
import { hasProfileFeatures, hasStarFeatures, type Standing } from './rules';

/**
 * A company's current standing; C and regular if there is no such company.
 * docs/domain.md, Verification and membership.
 */
export async function getStanding(db: Db, companyId: number): Promise<Standing> {
  const [found] = await rows<Standing>(
    db,
    sql`select standing.grade, standing.membership from company c ${standing} where c.id = ${companyId}`,
  );
  return found ?? { grade: 'C', membership: 'regular' };
}

/** @throws AppError forbidden where the company's membership of today does not cover launches and agent offers */
export async function assertStar(db: Db, companyId: number): Promise<void> {
  if (!hasStarFeatures(await getStanding(db, companyId)))
    throw new AppError('forbidden', [{ field: 'membership', key: 'gateStar' }]);
}

/** @throws AppError forbidden where the company's grade of today does not cover the profile's features */
export async function assertProfile(db: Db, companyId: number): Promise<void> {
  if (!hasProfileFeatures(await getStanding(db, companyId)))
    throw new AppError('forbidden', [{ field: 'grade', key: 'gateProfile' }]);
}

/** @throws AppError forbidden where the company is not public */
export async function assertPublished(db: Db, companyId: number): Promise<void> {
  const found = await rows(db, sql`select 1 from company where id = ${companyId} and status = 'normal'`);
  if (found.length === 0) throw new AppError('forbidden', [{ field: 'company', key: 'notPublished' }]);
}

/** Whether a company is public today. */
export const isPublicCompany = async (companyId: number): Promise<boolean> =>
  (await database().$count(company, and(eq(company.id, companyId), eq(company.status, 'normal')))) > 0;

/**
 * The company as which an actor may read supplier-only data: as for writing, by role and while it is public.
 * docs/domain.md, rule 15.
 * @returns null for everybody else
 */
export async function tradingCompany(actor: MemberActor | null): Promise<number | null> {
  if (actor?.kind !== 'supplier' || !mayDo(actor.role, 'quotation')) return null;
  return (await isPublicCompany(actor.companyId)) ? actor.companyId : null;
}
