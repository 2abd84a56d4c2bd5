import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { idRows, recordset, textsOf, type VersionRow } from './recordset';

type Taken = { productId: number; locale: Locale };

/**
 * Claims product names within a locked company, replacing those of these products' tables and given versions.
 * @param keepPublished keep the published names too, while a change is pending
 * @returns the names that another product of the company has
 */
export async function claimNames(
  db: Db,
  companyId: number,
  claims: readonly VersionRow[],
  keepPublished: boolean,
): Promise<Taken[]> {
  if (claims.length === 0) return [];
  const names = claims.flatMap(textsOf).map(({ id, locale, name }) => ({ id, locale, name }));
  const ids = idRows(claims.map(({ productId }) => productId));
  await db.execute(sql`delete from product_claimed_name where product_id in (${ids})`);
  const key = sql`lower(btrim(normalize(name, NFKC)))`;
  if (keepPublished)
    await db.execute(sql`insert into product_claimed_name (company_id, locale, name_key, product_id)
      select company_id, locale, name_key, product_id from product_translation where product_id in (${ids})`);
  if (names.length === 0) return [];
  return rows<Taken>(
    db,
    sql`with wanted as (select r.id, r.locale, ${key} as name_key from ${recordset(names, 'id int, locale text, name text')}),
      made as (insert into product_claimed_name (company_id, locale, name_key, product_id)
        select ${companyId}, locale, name_key, id from wanted order by locale, name_key, id
        on conflict do nothing returning locale, name_key, product_id)
      select w.id as "productId", w.locale from wanted w
      where not exists (select from made m where m.locale = w.locale and m.name_key = w.name_key and m.product_id = w.id)
        and not exists (select from product_claimed_name held
          where held.company_id = ${companyId} and held.locale = w.locale and held.name_key = w.name_key and held.product_id = w.id)`,
  );
}

/** @throws AppError badRequest at the names that another product of the company has */
export function assertFree(taken: readonly Taken[]): void {
  if (taken.length > 0)
    throw new AppError(
      'badRequest',
      taken.map(({ locale }) => ({ field: `translations.${locale}.name`, key: 'nameDuplicated' })),
    );
}
