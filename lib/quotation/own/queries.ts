import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { maskContacts } from '@/lib/purchase/mask';
import { cancelOf } from '@/lib/purchase/own/queries';
import { priceBandIn } from '@/lib/quotation/price-range';
import { getOwnQuotation } from '@/lib/quotation/queries';
import { isRevisable } from '@/lib/quotation/rules';
import { listUndoneAwards, undoUntil } from '@/lib/quotation/undo/queries';
import { listWholeVersions } from '@/lib/quotation/version/queries';
import { getUploads } from '@/lib/upload/queries';

/** An own quotation as form input, with files. */
export async function getCurrent(actor: SupplierActor, id: number) {
  const own = await getOwnQuotation(actor, id);
  if (!own) return {};
  return { current: own.quotation, files: await getUploads(database(), own.quotation.attachments) };
}

/**
 * A company's relation to a request: its latest quotation with files and versions, whether it can be revised, the
 * requested currency; after the decision the winner's price band, if disclosed, or the buyer's reason for withdrawing;
 * for its own award, until when it can be undone, and undone ones. @throws AppError forbidden by role
 */
export async function getStanding(actor: SupplierActor, requestId: number, now = new Date()) {
  assertMayDo(actor, 'quotation');
  const [request] = await database()
    .select({ row: purchaseRequest })
    .from(purchaseRequest)
    .where(eq(purchaseRequest.id, requestId));
  const [last] = await database()
    .select({ id: quotation.id })
    .from(quotation)
    .where(and(eq(quotation.requestId, requestId), eq(quotation.companyId, actor.companyId)))
    .orderBy(desc(quotation.id))
    .limit(1);
  const own = last ? await getOwnQuotation(actor, last.id) : null;
  const [winner] =
    own?.state === 'notSelected' && request?.row.showPriceBand
      ? await database()
          .select({
            unitPrice: quotation.unitPrice,
            currency: quotation.currency,
            priceQuantity: quotation.priceQuantity,
          })
          .from(quotation)
          .where(and(eq(quotation.requestId, requestId), eq(quotation.state, 'accepted')))
      : [];
  const cancel = own && request ? cancelOf(request.row) : null;
  return {
    own,
    whole: own ? await listWholeVersions(actor, own.id) : [],
    files: own ? await getUploads(database(), own.quotation.attachments) : [],
    currency: request?.row.currency ?? null,
    isRevisable:
      request !== undefined && own !== null && isRevisable(request.row, own.round && new Date(own.round.until), now),
    undoUntil: request && own?.state === 'accepted' ? undoUntil(request.row, now) : null,
    undone: await listUndoneAwards(requestId, actor.companyId),
    cancel: cancel && { ...cancel, text: maskContacts(cancel.text) },
    band: winner && own ? priceBandIn(own.quotation.currency, winner, request?.row.rates ?? []) : null,
  };
}

export type Standing = Awaited<ReturnType<typeof getStanding>>;
