import 'server-only';
import { sql } from 'drizzle-orm';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';

/** Names of suppliers on a site, by id. */
export async function companyNames(site: Locale, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: number; name: string | null }>(
    database(),
    sql`select c.id, ${translated('company_translation', 'company_id', 'name', sql`c.id`, site)} as name from company c
      where c.id = any(${arrayOf(ids, 'integer')})`,
  );
  return new Map(found.map(({ id, name }) => [id, name ?? '']));
}

/** A category's name on a site; undefined if there is none. */
export async function categoryName(site: Locale, id: number | null): Promise<string | undefined> {
  const [found] = await rows<{ name: string | null }>(
    database(),
    sql`select ${translated('category_translation', 'category_id', 'name', sql`c.id`, site)} as name from category c
      where c.id = ${id}`,
  );
  return found?.name ?? undefined;
}
