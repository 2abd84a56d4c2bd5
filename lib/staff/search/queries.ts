import { sql } from 'drizzle-orm';
import type { StaffActor } from '@/lib/auth/actor';
import { config } from '@/lib/config';
import { db, rows } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/site';
import { searchHits } from '../constants';
import { nameOf } from '../queue/queries';
import type { CompanyHit, Hits, ProductHit } from './types';

const none: Hits = { companies: [], products: [] };
const idOf = (text: string): number => (/^\d{1,10}$/.test(text) && Number(text) <= config.id.max ? Number(text) : 0);

/** Companies and products of any status by id or part of a name, registration number or model; at most `searchHits` each. */
export async function searchThings(_actor: StaffActor, asked: string, locale: Locale): Promise<Hits> {
  const text = asked.normalize('NFC').trim().slice(0, config.keyword.max);
  if (text === '') return none;
  const id = idOf(text);
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const companies = await rows<CompanyHit>(
    db(),
    sql`select c.id, ${nameOf(locale)} as name, c.status, c.country_code as country, c.registration_number as "registrationNumber"
      from company c where c.id = ${id} or c.registration_number ilike ${like}
        or exists (select from company_translation t where t.company_id = c.id and t.name ilike ${like})
      order by c.id = ${id} desc, c.id limit ${searchHits}`,
  );
  const products = await rows<ProductHit>(
    db(),
    sql`select p.id, coalesce(hit.name, '') as name, p.model, p.status, p.company_id as "companyId", ${nameOf(locale)} as company
      from product p join company c on c.id = p.company_id
      left join lateral (select t.name from product_translation t where t.product_id = p.id
        order by t.name ilike ${like} desc, t.locale = ${locale} desc, t.locale = 'en' desc, t.locale limit 1) hit on true
      where p.id = ${id} or p.model ilike ${like}
        or exists (select from product_translation t where t.product_id = p.id and t.name ilike ${like})
      order by p.id = ${id} desc, p.id limit ${searchHits}`,
  );
  return { companies, products };
}
