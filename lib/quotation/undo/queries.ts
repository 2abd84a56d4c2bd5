import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { quotation, undoneAward } from '@/lib/platform/db/schema/quotation';
import type { RequestRow } from '@/lib/purchase/lock';
import { undoEnd } from '@/lib/purchase/rules';
import type { UndoneAward } from '../types';

/** Until when the award of a request can be undone, as an ISO instant; null without one, or once that time is over. */
export function undoUntil(request: RequestRow, now: Date): string | null {
  const end = undoEnd(request);
  return end !== null && end > now ? end.toISOString() : null;
}

/** The awards of a request that were undone, the latest first; for the buyer, or of one company for its users. */
export async function listUndoneAwards(requestId: number, companyId?: number): Promise<UndoneAward[]> {
  const found = await database()
    .select({ companyId: quotation.companyId, award: undoneAward })
    .from(undoneAward)
    .innerJoin(quotation, eq(quotation.id, undoneAward.quotationId))
    .where(
      and(eq(quotation.requestId, requestId), companyId === undefined ? undefined : eq(quotation.companyId, companyId)),
    )
    .orderBy(desc(undoneAward.undoneAt), desc(undoneAward.id));
  return found.map(({ companyId: of, award }) => ({
    companyId: of,
    awardedAt: award.awardedAt.toISOString(),
    undoneAt: award.undoneAt.toISOString(),
    by: award.undoneBy,
    reason: { key: award.undoKey, text: award.undoReason },
  }));
}
