import 'server-only';
import { eq, lte, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '@/lib/platform/calendar/constants';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import type { ListState } from '@/lib/platform/routes/list-state';

export type MatchFilter = {
  country: string | null;
  categoryId: number | null;
  /** only matches and invitations */
  matching: boolean;
  quoted: 'all' | 'no' | 'yes';
  /** maximum days until they close */
  closing: ListState['closing'];
  /** minimum places available to the supplier */
  places: ListState['places'];
  page: number;
  pageSize: number;
};

const { id, quotationMax: max, placesLeft } = purchaseRequest;

/** SQL: places available to a company in a request: the stored count is for uninvited suppliers. */
const placesFor = (companyId: number): SQL => sql`case
    when exists (select from purchase_invitation own where own.request_id = ${id} and own.company_id = ${companyId})
      then ${max} - (select count(*) from quotation q where q.request_id = ${id} and q.state in ${liveQuotationStates})
    else ${placesLeft} end`;

/** SQL conditions of a filter on requests, from a company's view. */
export function filterOf(companyId: number, filter: MatchFilter, now: Date): SQL[] {
  const { country, categoryId, quoted, closing, places } = filter;
  const parts: SQL[] = [];
  if (country !== null) parts.push(eq(purchaseRequest.countryCode, country));
  if (categoryId !== null)
    parts.push(sql`${purchaseRequest.categoryId} in (with recursive below(id) as (select ${categoryId}::int
      union all select c.id from category c join below on c.parent_id = below.id) select id from below)`);
  // After withdrawing, the company can quote again.
  const answered = sql`${id} in (select q.request_id from ${quotation} q
    where q.company_id = ${companyId} and q.state <> 'withdrawn')`;
  if (quoted !== 'all') parts.push(quoted === 'yes' ? answered : sql`not (${answered})`);
  if (closing !== null) parts.push(lte(purchaseRequest.validUntil, new Date(now.getTime() + closing * dayMs)));
  if (places !== null) parts.push(sql`${placesFor(companyId)} >= ${places}::int`);
  return parts;
}
