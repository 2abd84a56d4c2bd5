import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { gradeShare } from '@/lib/company/profile/rules';
import type { Grade, Membership } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { expire } from '@/lib/platform/pagestore/expiry';
import { refreshCompanies } from '@/lib/search/refresh';

/** A company's granted grade and membership, expired or not; dates as 2027-05-23. */
export type GrantedStanding = {
  grade: Grade;
  gradeValidUntil: string | null;
  membership: Membership;
  membershipValidUntil: string | null;
};

const readStanding = async (db: Db, companyId: number, lock: SQL): Promise<GrantedStanding> => {
  const [row] = await rows<GrantedStanding>(
    db,
    sql`select grade, grade_valid_until::text as "gradeValidUntil", membership, membership_valid_until::text as "membershipValidUntil"
      from company where id = ${companyId} ${lock}`,
  );
  if (!row) throw new AppError('notFound');
  return row;
};

/** @throws AppError notFound */
export const findStanding = (companyId: number): Promise<GrantedStanding> => readStanding(database(), companyId, sql``);

/** @throws AppError notFound */
export const lockStanding = (db: Db, companyId: number): Promise<GrantedStanding> =>
  readStanding(db, companyId, sql`for update`);

/** Whether a date such as 2027-05-23 is past. */
export const isPast = (day: string | null): boolean => day !== null && day < new Date().toISOString().slice(0, 10);

/**
 * A past date may stay, but not be set.
 * @throws AppError badRequest
 */
export function assertNotPast(before: GrantedStanding, after: GrantedStanding): void {
  const errors = (['gradeValidUntil', 'membershipValidUntil'] as const)
    .filter((field) => isPast(after[field]) && after[field] !== before[field])
    .map((field) => ({ field, key: 'dayPast' }));
  if (errors.length > 0) throw new AppError('badRequest', errors);
}

/** Writes a company's standing and updates the search index. */
export async function writeStanding(
  db: Db,
  companyId: number,
  before: GrantedStanding,
  after: GrantedStanding,
): Promise<void> {
  const { grade, gradeValidUntil, membership, membershipValidUntil } = after;
  const gained = gradeShare[grade] - gradeShare[before.grade];
  await db.execute(sql`update company set quality = least(1, greatest(0, quality + ${gained})), grade = ${grade}, grade_valid_until = ${grade === 'C' ? null : gradeValidUntil},
    membership = ${membership}, membership_valid_until = ${membership === 'regular' ? null : membershipValidUntil},
    updated_at = now() where id = ${companyId}`);
  await refreshCompanies(db, [companyId]);
}

const lists = ['company-list', 'product-list', 'launch-list', 'agent-list'];

/** Runs a transaction that changes a company's standing, and expires its pages. */
export async function change<T>(run: (db: Db) => Promise<{ companyId: number; result: T }>): Promise<T> {
  const { companyId, result } = await transaction(run);
  await expire([`company:${companyId}`, ...lists]);
  return result;
}
