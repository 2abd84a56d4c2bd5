import 'server-only';
import { sql } from 'drizzle-orm';
import type { CompanyProfile } from '@/lib/company/types';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { expire } from '@/lib/platform/pagestore/expiry';
import { standing } from '@/lib/standing/queries';
import type { Standing } from '@/lib/standing/rules';

/** The company whose showroom is changed, read under its row lock. */
export type LockedCompany = Standing & { id: number; template: CompanyProfile['template'] };

/**
 * Changes the actor's showroom in a transaction locking the company's row, so that changes run one after the other;
 * then expires its pages, and those of `tags`.
 * @throws AppError forbidden for a user whose role does not cover the showroom
 */
export async function changeShowroom<T>(
  actor: SupplierActor,
  run: (db: Db, company: LockedCompany) => Promise<T>,
  tags: (result: T) => readonly string[] = () => [],
): Promise<T> {
  assertMayDo(actor, 'showroom');
  const result = await transaction(async (tx) => {
    const [company] = await rows<LockedCompany>(
      tx,
      sql`select c.id, c.template, standing.grade, standing.membership from company c ${standing}
        where c.id = ${actor.companyId} for no key update of c`,
    );
    if (!company) throw new AppError('notFound');
    const done = await run(tx, company);
    await touchCompany(tx, company.id);
    return done;
  });
  await expire([`company:${actor.companyId}`, ...tags(result)]);
  return result;
}

/** Updates the modification time of the showroom's home, for sitemaps. */
export const touchCompany = (db: Db, companyId: number): Promise<unknown> =>
  db.execute(sql`update company set updated_at = ${new Date().toISOString()} where id = ${companyId}`);
