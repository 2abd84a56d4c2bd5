import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { readInput, versionOf } from '@/lib/product/edit/read';
import type { ProductInput } from '@/lib/product/edit/schema';

/**
 * What is known of a product of a company: the version that is worked on, else what its tables hold; group and place
 * are always those of the tables. Null where the company has none of this id.
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
