import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { PurchaserActor } from '@/lib/auth/actor';
import { purchaseSpecification } from '@/lib/db/schema/purchase';
import { quotation, quotationDeviation, quotationTolerance } from '@/lib/db/schema/quotation';
import { type Transaction, transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { holdForBuyer } from './commands';
import type { Deviation } from './types';

type Requirement = Pick<typeof purchaseSpecification.$inferSelect, 'label' | 'value' | 'min' | 'max' | 'unit'>;

const requirementText = ({ label, value, min, max, unit }: Requirement): string =>
  JSON.stringify([label, value, min, max, unit]);

const sameLine = and(
  eq(purchaseSpecification.requestId, quotation.requestId),
  eq(purchaseSpecification.position, quotationDeviation.position),
);

/** Where the quotations of a request depart from its requirements, by the quotation's id; those of lines that are gone are left out. */
export async function deviationsOf(
  tx: Pick<Transaction, 'select'>,
  requestId: number,
): Promise<Map<number, Deviation[]>> {
  const found = await tx
    .select({ stated: quotationDeviation, requirement: purchaseSpecification, tolerance: quotationTolerance })
    .from(quotationDeviation)
    .innerJoin(quotation, eq(quotation.id, quotationDeviation.quotationId))
    .innerJoin(purchaseSpecification, sameLine)
    .leftJoin(
      quotationTolerance,
      and(
        eq(quotationTolerance.quotationId, quotationDeviation.quotationId),
        eq(quotationTolerance.position, quotationDeviation.position),
      ),
    )
    .where(eq(quotation.requestId, requestId))
    .orderBy(asc(quotationDeviation.position));
  const byId = new Map<number, Deviation[]>();
  for (const { stated, requirement, tolerance } of found) {
    const { quotationId, position, text } = stated;
    const accepted = tolerance?.text === text && tolerance.requirement === requirementText(requirement);
    byId.set(quotationId, [...(byId.get(quotationId) ?? []), { position, text, accepted }]);
  }
  return byId;
}

/**
 * Keeps that a buyer takes a departure from a requirement of one of its own requests, or no longer does. What is said of
 * one leaves what another window says of others.
 * @param read the departure as it was read
 * @throws AppError notFound, conflict state:requestState once the request is decided, revision:changed where the supplier
 * states something else by now
 */
export const saveTolerance = (actor: PurchaserActor, id: number, read: Deviation): Promise<null> =>
  transaction(async (tx) => {
    const { request } = await holdForBuyer(tx, actor, id);
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
    const kept = { text, requirement: requirementText(found.requirement) };
    if (accepted)
      await tx
        .insert(quotationTolerance)
        .values({ quotationId: id, position, ...kept })
        .onConflictDoUpdate({ target: [quotationTolerance.quotationId, quotationTolerance.position], set: kept });
    else
      await tx
        .delete(quotationTolerance)
        .where(and(eq(quotationTolerance.quotationId, id), eq(quotationTolerance.position, position)));
    return null;
  });
