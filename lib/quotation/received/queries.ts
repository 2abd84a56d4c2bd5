import 'server-only';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { PurchaserActor } from '@/lib/auth/actor';
import { db } from '@/lib/db/client';
import { purchaseRequest } from '@/lib/db/schema/purchase';
import { quotation } from '@/lib/db/schema/quotation';
import { translated } from '@/lib/db/translation';
import type { Locale } from '@/lib/i18n/site';
import { decimalOf } from '@/lib/money/amount';
import { listOwnPurchases } from '@/lib/purchase/own/queries';
import { textsOf } from '@/lib/purchase/queries';
import { textFor } from '@/lib/purchase/text';
import { isRanked } from '../mark/rules';
import { compareQuotations } from '../queries';
import { ownTotal } from '../rules';
import { readInput } from '../write';
import type { ReceivedRow, WaitingRequest } from './types';

async function lowestOf(actor: PurchaserActor, site: Locale, id: number, now: Date): Promise<WaitingRequest['lowest']> {
  const comparison = await compareQuotations(actor, site, id, {}, now);
  const prices = (comparison?.items ?? []).filter(isRanked).flatMap(({ compared }) => compared?.converted ?? []);
  const basis = comparison?.basis;
  if (!basis || prices.length === 0) return null;
  return { amount: Math.min(...prices), currency: basis.currency, per: basis.priceQuantity };
}

/** The actor's requests that are not decided, the last changed first, with the lowest price that meets each. */
export async function listWaitingRequests(
  actor: PurchaserActor,
  site: Locale,
  most: number,
  now = new Date(),
): Promise<WaitingRequest[]> {
  const { items } = await listOwnPurchases(actor, { states: ['open', 'closed'], page: 1, pageSize: most }, now);
  const waiting: WaitingRequest[] = [];
  for (const { id, title, quotations, places, unanswered, validUntil, decideUntil } of items)
    waiting.push({
      ...{ id, title, quotations, places, unanswered, until: decideUntil ?? validUntil },
      lowest: quotations > 0 ? await lowestOf(actor, site, id, now) : null,
    });
  return waiting;
}

/** A page of the quotations for the actor's own requests, the latest first, without those that were withdrawn. */
export async function listReceived(
  actor: PurchaserActor,
  site: Locale,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: ReceivedRow[]; total: number }> {
  const where = and(eq(purchaseRequest.accountId, actor.accountId), ne(quotation.state, 'withdrawn'));
  const company = translated('company_translation', 'company_id', 'name', sql`${quotation.companyId}`, site);
  const found = await db()
    .select({ row: quotation, locale: purchaseRequest.locale, company: sql<string | null>`${company}` })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(where)
    .orderBy(desc(quotation.submittedAt), desc(quotation.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db()
    .select({ total: sql<number>`count(*)::int` })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(where);
  const texts = await textsOf([...new Set(found.map(({ row }) => row.requestId))]);
  const items: ReceivedRow[] = [];
  for (const { row, locale, company: name } of found)
    items.push({
      id: row.id,
      requestId: row.requestId,
      title: textFor(texts.get(row.requestId) ?? [], site, locale)?.title ?? '',
      company: name ?? '',
      state: row.state,
      unitPrice: decimalOf(row.unitPrice, row.currency),
      priceQuantity: row.priceQuantity,
      currency: row.currency,
      total: ownTotal(await readInput(db(), row)),
      validUntil: row.validUntil.toISOString(),
      submittedAt: row.submittedAt.toISOString(),
    });
  return { items, total: all?.total ?? 0 };
}
