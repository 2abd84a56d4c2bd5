import 'server-only';
import { eq, lte, type SQL, sql } from 'drizzle-orm';
import { purchaseRequest } from '@/lib/db/schema/purchase';
import { quotation } from '@/lib/db/schema/quotation';
import type { ListState } from '@/lib/routes/list-state';
import { sparedPlaces } from '../rules';

export type MatchFilter = {
  country: string | null;
  categoryId: number | null;
  /** those that fit alone, and those to which the supplier was invited */
  matching: boolean;
  quoted: 'all' | 'no' | 'yes';
  /** days within which they close */
  closing: ListState['closing'];
  /** places that the supplier finds free in them at least */
  places: ListState['places'];
  page: number;
  pageSize: number;
};

const day = 86_400_000;
const { id, quotationMax: max } = purchaseRequest;

/** How many places a company finds free in a request: `placesLeft` of the rules, in SQL. */
const placesFor = (companyId: number): SQL => sql`(select case
    when exists (select from purchase_invitation own where own.request_id = ${id} and own.company_id = ${companyId})
      then ${max} - count(*)
    else least(${max} - count(*), ${max} - ${sparedPlaces}::int - count(*) filter (where i.company_id is null)) end
  from quotation q left join purchase_invitation i on i.request_id = q.request_id and i.company_id = q.company_id
  where q.request_id = ${id} and q.state in ('submitted', 'revised'))`;

/** The conditions of a filter on requests, as a company sees them. */
export function filterOf(companyId: number, filter: MatchFilter, now: Date): SQL[] {
  const { country, categoryId, quoted, closing, places } = filter;
  const parts: SQL[] = [];
  if (country !== null) parts.push(eq(purchaseRequest.countryCode, country));
  if (categoryId !== null)
    parts.push(sql`${purchaseRequest.categoryId} in (with recursive below(id) as (select ${categoryId}::int
      union all select c.id from category c join below on c.parent_id = below.id) select id from below)`);
  // What was withdrawn can be quoted for anew.
  const answered = sql`${id} in (select q.request_id from ${quotation} q
    where q.company_id = ${companyId} and q.state <> 'withdrawn')`;
  if (quoted !== 'all') parts.push(quoted === 'yes' ? answered : sql`not (${answered})`);
  if (closing !== null) parts.push(lte(purchaseRequest.validUntil, new Date(now.getTime() + closing * day)));
  if (places !== null) parts.push(sql`${placesFor(companyId)} >= ${places}::int`);
  return parts;
}
