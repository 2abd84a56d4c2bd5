import 'server-only';
import { and, asc, eq, exists, gt, gte, inArray, not } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation, quotationRevision } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import type { Locale } from '@/lib/platform/i18n/site';
import { titlesIn } from '@/lib/purchase/follow/queries';
import type { AskedOffer, Round } from '../types';
import type { QuotationRow } from '../write';

/** Whether the newest version of a quotation came after its buyer asked for a better one: either of them changes its row. */
export const isAnswered = () =>
  exists(
    database()
      .select({ id: quotationRevision.quotationId })
      .from(quotationRevision)
      .where(
        and(eq(quotationRevision.quotationId, quotation.id), gte(quotationRevision.createdAt, quotation.updatedAt)),
      ),
  );

/** The round that a quotation's buyer asked for; `open` while it runs and was not answered. */
export const roundOf = (
  { betterOfferRound, betterOfferBy, betterOfferText }: QuotationRow,
  answered: boolean,
  now = new Date(),
): Round | null =>
  betterOfferBy === null
    ? null
    : {
        round: betterOfferRound,
        until: betterOfferBy.toISOString(),
        text: betterOfferText,
        open: !answered && betterOfferBy > now,
      };

/**
 * The better offers that buyers wait for from a company, the first to end first, in the language of a site.
 * @throws AppError forbidden by role
 */
export async function listAskedOffers(actor: SupplierActor, site: Locale, now = new Date()): Promise<AskedOffer[]> {
  assertMayDo(actor, 'quotation');
  const found = await database()
    .select({ request: purchaseRequest, until: quotation.betterOfferBy, text: quotation.betterOfferText })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(
      and(
        eq(quotation.companyId, actor.companyId),
        inArray(quotation.state, [...liveQuotationStates]),
        gt(quotation.betterOfferBy, now),
        not(isAnswered()),
      ),
    )
    .orderBy(asc(quotation.betterOfferBy), asc(quotation.id));
  const titles = await titlesIn(
    site,
    found.map(({ request }) => request),
  );
  return found.flatMap(({ request: { id }, until, text }) =>
    until === null ? [] : [{ requestId: id, title: titles.get(id)?.text ?? '', until: until.toISOString(), text }],
  );
}
