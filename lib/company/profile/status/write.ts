import 'server-only';
import { sql } from 'drizzle-orm';
import type { CompanyStatus } from '@/lib/company/profile/constants';
import type { Db } from '@/lib/platform/db/client';

/** Sets a company's status; the date it first became public is kept. `reason` is for rejecting or disabling. */
export async function setStatus(
  db: Db,
  companyId: number,
  status: CompanyStatus,
  reason: string | null = null,
): Promise<void> {
  await db.execute(sql`update company set status = ${status}, reject_reason = ${reason}, updated_at = now(),
    published_at = ${status === 'normal' ? sql`coalesce(published_at, now())` : sql`published_at`} where id = ${companyId}`);
}
