import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';

/** Default currency of a new product: that of the company's country. */
export async function getHomeCurrency({ companyId }: SupplierActor): Promise<string> {
  const [found] = await rows<{ currency: string }>(
    database(),
    sql`select co.currency from company c join country co on co.code = c.country_code where c.id = ${companyId}`,
  );
  return found?.currency ?? '';
}
