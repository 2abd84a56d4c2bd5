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
import type { RequestedOffer, Round } from '../types';
import type { QuotationRow } from '../write';

/** SQL: whether the latest version of a quotation is newer than the request for a better one: both update its row. */
export const isAnswered = () =>
  exists(
    database()
      .select({ id: quotationRevision.quotationId })
      .from(quotationRevision)
      .where(
        and(eq(quotationRevision.quotationId, quotation.id), gte(quotationRevision.createdAt, quotation.updatedAt)),
      ),
  );

/** The round of better offers a quotation is in; `open` while it runs unanswered. */
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
 * Better offers requested from a company, by deadline, in the site's language.
 * @throws AppError forbidden by role
 */
export async function listRequestedOffers(
  actor: SupplierActor,
  site: Locale,
  now = new Date(),
): Promise<RequestedOffer[]> {
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
