import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { readInput, versionOf } from '@/lib/product/edit/read';
import type { ProductInput } from '@/lib/product/edit/schema';

/**
 * The current state of a company's product: the version being edited, else the tables; group and position always from
 * the tables. Null if it is not the company's.
 */
export async function findKnown(db: Db, companyId: number, id: number, locale: Locale): Promise<ProductInput | null> {
  const [found] = await rows<{ content: unknown; group: number | null; sort: number }>(
    db,
    sql`select p.group_id as group, p.sort, (select r.content from review r where r.kind = 'product' and r.target_id = p.id
        and r.state <> 'approved' and r.id = (select max(id) from review where kind = 'product' and target_id = p.id)) as content
      from product p where p.id = ${id} and p.company_id = ${companyId}`,
  );
  if (!found) return null;
  const { content, group, sort } = found;
  const input = versionOf(content) ?? (await readInput(db, id, locale));
  return input && { ...input, locale, groupId: group, sort };
}
