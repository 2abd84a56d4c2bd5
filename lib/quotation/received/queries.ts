import 'server-only';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { listRecords } from '@/lib/company/queries';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest, purchaseSpecification } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { translated } from '@/lib/platform/db/translation';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { decimalOf } from '@/lib/platform/money/amount';
import { purchaseLimits } from '@/lib/purchase/constants';
import { listOwnPurchases } from '@/lib/purchase/own/queries';
import { textsOf } from '@/lib/purchase/queries';
import { type PurchaseText, textFor } from '@/lib/purchase/text';
import { isRanked, missedCount } from '../mark/rules';
import { compareQuotations } from '../queries';
import { listPublicResponses } from '../response/queries';
import { deviationsOf } from '../tolerance/queries';
import { readTotals } from '../write';
import type { ReceivedRow, WaitingRequest } from './types';

/** Number of undecided requests searched for those waiting for their buyer: more than can be open. */
const searchLimit = 2 * purchaseLimits.open;

/** The title of an own request on a site. */
function titleIn(texts: readonly PurchaseText[] | undefined, site: Locale, original: string): TextWithLanguage {
  const text = textFor(texts ?? [], site, original);
  const locale = text?.locale ?? original;
  return { text: text?.title ?? '', locale: isLocale(locale) ? locale : 'en' };
}

async function lowestOf(actor: PurchaserActor, site: Locale, id: number, now: Date): Promise<WaitingRequest['lowest']> {
  const comparison = await compareQuotations(actor, site, id, {}, now);
  const prices = (comparison?.items ?? []).filter(isRanked).flatMap(({ compared }) => compared?.converted ?? []);
  const basis = comparison?.basis;
  if (!basis || prices.length === 0) return null;
  return { amount: Math.min(...prices), currency: basis.currency, per: basis.priceQuantity };
}

/**
 * The actor's undecided requests with something to decide or answer, last changed first, with the lowest conforming
 * price of each.
 */
export async function listWaitingRequests(
  actor: PurchaserActor,
  site: Locale,
  max: number,
  now = new Date(),
): Promise<WaitingRequest[]> {
  const undecided = { states: ['open', 'closed'], page: 1, pageSize: searchLimit } as const;
  const items = (await listOwnPurchases(actor, undecided, now)).items
    .filter(({ quotations, unanswered }) => quotations > 0 || unanswered > 0)
    .slice(0, max);
  const texts = await textsOf(items.map(({ id }) => id));
  const waiting: WaitingRequest[] = [];
  for (const { id, locale, quotations, places, unanswered, validUntil, decideUntil } of items)
    waiting.push({
      ...{
        id,
        title: titleIn(texts.get(id), site, locale),
        quotations,
        places,
        unanswered,
        until: decideUntil ?? validUntil,
      },
      lowest: quotations > 0 ? await lowestOf(actor, site, id, now) : null,
    });
  return waiting;
}

/** A page of the quotations received for the actor's requests, newest first, without withdrawn ones. */
export async function listReceived(
  actor: PurchaserActor,
  site: Locale,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: ReceivedRow[]; total: number }> {
  const where = and(eq(purchaseRequest.accountId, actor.accountId), ne(quotation.state, 'withdrawn'));
  const company = translated('company_translation', 'company_id', 'name', sql`${quotation.companyId}`, site);
  const found = await database()
    .select({ row: quotation, locale: purchaseRequest.locale, company: sql<string | null>`${company}` })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(where)
    .orderBy(desc(quotation.submittedAt), desc(quotation.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await database()
    .select({ total: sql<number>`count(*)::int` })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(where);
  const requestIds = [...new Set(found.map(({ row }) => row.requestId))];
  const texts = await textsOf(requestIds);
  const deviations = await deviationsOf(database(), requestIds);
  const specified = await database()
    .selectDistinct({ id: purchaseSpecification.requestId })
    .from(purchaseSpecification)
    .where(inArray(purchaseSpecification.requestId, requestIds));
  const counted = (id: number) => {
    const own = deviations.get(id) ?? [];
    const missed = missedCount({ deviations: own });
    return { missed, taken: own.length - missed };
  };
  const companyIds = [...new Set(found.map(({ row }) => row.companyId))];
  const records = await listRecords(companyIds);
  const responses = await listPublicResponses(companyIds);
  const totals = await readTotals(found.map(({ row }) => row));
  const items: ReceivedRow[] = [];
  for (const { row, locale, company: name } of found)
    items.push({
      id: row.id,
      requestId: row.requestId,
      title: titleIn(texts.get(row.requestId), site, locale),
      company: name ?? '',
      record: records[row.companyId] ?? null,
      response: responses.get(row.companyId) ?? null,
      state: row.state,
      unitPrice: decimalOf(row.unitPrice, row.currency),
      priceQuantity: row.priceQuantity,
      currency: row.currency,
      total: totals.get(row.id) ?? null,
      deviations: specified.some(({ id }) => id === row.requestId) ? counted(row.id) : null,
      validUntil: row.validUntil.toISOString(),
      submittedAt: row.submittedAt.toISOString(),
    });
  return { items, total: all?.total ?? 0 };
}
