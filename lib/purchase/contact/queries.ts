import 'server-only';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { purchaseContact, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { followedRequests } from '@/lib/purchase/follow/queries';
import { readContact } from '@/lib/purchase/queries';
import type { BuyerContact } from '@/lib/purchase/types';

/** A buyer who disclosed contacts to a company: those of the latest such request, and when it first happened. */
export type OpenedBuyer = BuyerContact & { openedAt: string; requests: { id: number; title: TextWithLanguage }[] };

/** Maximum requests listed per buyer, the last disclosed first. */
const named = 10;

/** SQL: accounts of buyers who disclosed contacts to a company; empty while it is not public. */
export const openedBuyers = (companyId: number): SQL => sql`select r.account_id as id from purchase_contact c
  join purchase_request r on r.id = c.request_id join account a on a.id = r.account_id
  join company on company.id = c.company_id and company.status = 'normal'
  where c.company_id = ${companyId} and a.status = 'active'`;

/** Of some buyers, those who disclosed contacts to a company, by account. */
export async function readOpenedBuyers(
  site: Locale,
  companyId: number,
  accountIds: readonly number[],
): Promise<Map<number, OpenedBuyer>> {
  const buyers = new Map<number, OpenedBuyer>();
  if (accountIds.length === 0) return buyers;
  const opened = await database()
    .select({ request: purchaseRequest, openedAt: purchaseContact.openedAt })
    .from(purchaseContact)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, purchaseContact.requestId))
    .where(and(eq(purchaseContact.companyId, companyId), inArray(purchaseRequest.accountId, [...accountIds])))
    .orderBy(desc(purchaseContact.openedAt), desc(purchaseRequest.id));
  const requests = await followedRequests(
    site,
    opened.map(({ request }) => request.id),
  );
  for (const { request, openedAt } of opened) {
    const found = buyers.get(request.accountId);
    const known: Omit<OpenedBuyer, 'openedAt'> = found ?? { ...(await readContact(request)), requests: [] };
    const title = requests.get(request.id)?.title;
    if (title && known.requests.length < named) known.requests.push({ id: request.id, title });
    buyers.set(request.accountId, { ...known, openedAt: openedAt.toISOString() });
  }
  return buyers;
}
