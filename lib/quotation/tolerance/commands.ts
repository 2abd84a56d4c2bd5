import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { purchaseSpecification } from '@/lib/platform/db/schema/purchase';
import { quotation, quotationDeviation, quotationTolerance } from '@/lib/platform/db/schema/quotation';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { lockQuotation } from '../lock';
import type { Deviation } from '../types';
import { requirementText, sameLine } from './queries';

/**
 * Accepts a deviation from an own request's requirement, or revokes that; per deviation, so that windows do not
 * overwrite each other. @throws AppError notFound, conflict state:requestState once decided, revision:changed if the
 * supplier's text is no longer that of `read`
 */
export const saveTolerance = (actor: PurchaserActor, id: number, read: Deviation): Promise<null> =>
  transaction(async (tx) => {
    const { request } = await lockQuotation(tx, id, actor);
    if (request.state !== 'open' && request.state !== 'closed')
      throw new AppError('conflict', [{ field: 'state', key: 'requestState' }]);
    const { position, text, accepted } = read;
    const [found] = await tx
      .select({ requirement: purchaseSpecification })
      .from(quotationDeviation)
      .innerJoin(quotation, eq(quotation.id, quotationDeviation.quotationId))
      .innerJoin(purchaseSpecification, sameLine)
      .where(
        and(
          eq(quotationDeviation.quotationId, id),
          eq(quotationDeviation.position, position),
          eq(quotationDeviation.text, text),
        ),
      );
    if (!found) throw new AppError('conflict', [{ field: 'revision', key: 'changed' }]);
    const texts = { text, requirement: requirementText(found.requirement) };
    if (accepted)
      await tx
        .insert(quotationTolerance)
        .values({ quotationId: id, position, ...texts })
        .onConflictDoUpdate({ target: [quotationTolerance.quotationId, quotationTolerance.position], set: texts });
    else
      await tx
        .delete(quotationTolerance)
        .where(and(eq(quotationTolerance.quotationId, id), eq(quotationTolerance.position, position)));
    return null;
  });
