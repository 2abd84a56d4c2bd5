import 'server-only';
import type { PurchaserActor } from '@/lib/auth/actor';
import type { Locale } from '@/lib/i18n/site';
import { listOwnPurchases } from '@/lib/purchase/own/queries';
import { isRanked } from '../mark/rules';
import { compareQuotations } from '../queries';
import type { WaitingRequest } from './types';

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
  for (const { id, title, quotations, quotationMax, unanswered, validUntil, decideUntil } of items)
    waiting.push({
      ...{ id, title, quotations, quotationMax, unanswered, until: decideUntil ?? validUntil },
      lowest: quotations > 0 ? await lowestOf(actor, site, id, now) : null,
    });
  return waiting;
}
