import 'server-only';
import { eq } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { nextState } from '@/lib/platform/life-cycle';
import { reasonValues } from '@/lib/platform/reason/schema';
import { notifySupplier } from '@/lib/purchase/notice';
import { settlePlaces } from '@/lib/purchase/transition';
import { moveQuotation } from '@/lib/quotation/commands';
import { quotationLimits } from '@/lib/quotation/constants';
import { lockQuotation } from '@/lib/quotation/lock';
import { quotationLife } from '@/lib/quotation/rules';
import type { Decline } from '@/lib/quotation/types';

/**
 * Declines a live quotation with a preset reason or free text, shown to its supplier; its place becomes free.
 * @throws AppError notFound, conflict state:quotationState
 */
export const declineQuotation = (
  actor: PurchaserActor,
  id: number,
  { key, text }: Decline,
  now = new Date(),
): Promise<null> =>
  transaction(async (tx) => {
    const { request, row } = await lockQuotation(tx, id, actor);
    await moveQuotation(tx, actor, row, 'decline', now, { declineKey: key, declineReason: text });
    await notifySupplier(tx, request, row, 'quotationDeclined', reasonValues({ key, text }));
    await settlePlaces(tx, request, now);
    return null;
  });

/**
 * Requests a better offer by a date within the quotation's validity: a round, of at most five. Meanwhile it can be
 * revised, even if its request is closed. @throws AppError notFound, conflict state:quotationState or
 * state:requestState, badRequest for a date past or after the validity, and over the number of rounds
 */
export const askBetterOffer = (
  actor: PurchaserActor,
  id: number,
  { until, text }: { until: Date; text: string },
  now = new Date(),
): Promise<{ round: number }> =>
  transaction(async (tx) => {
    const { request, row } = await lockQuotation(tx, id, actor);
    nextState(quotationLife, 'revise', row.state, 'quotationState');
    if (request.state !== 'open' && request.state !== 'closed')
      throw new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
    if (until <= now) throw new AppError('badRequest', [{ field: 'until', key: 'dayPast' }]);
    if (until > row.validUntil) throw new AppError('badRequest', [{ field: 'until', key: 'afterValidity' }]);
    const round = row.betterOfferRound + 1;
    if (round > quotationLimits.rounds) throw new AppError('badRequest', [{ field: 'id', key: 'limit' }]);
    await tx
      .update(quotation)
      .set({ betterOfferRound: round, betterOfferBy: until, betterOfferText: text, updatedAt: now })
      .where(eq(quotation.id, id));
    await writeAudit(tx, actor, { action: 'quotation.askBetter', targetId: id, companyId: row.companyId });
    const wish = { worded: text === '' ? 'no' : 'yes', wish: text };
    await notifySupplier(tx, request, row, 'betterOfferAsked', { date: { instant: until.toISOString() }, ...wish });
    return { round };
  });
