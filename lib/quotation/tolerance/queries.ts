import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import { purchaseSpecification } from '@/lib/platform/db/schema/purchase';
import { quotation, quotationDeviation, quotationTolerance } from '@/lib/platform/db/schema/quotation';
import type { Deviation } from '../types';

type Requirement = Pick<typeof purchaseSpecification.$inferSelect, 'label' | 'value' | 'min' | 'max' | 'unit'>;

/** The requirement in the form stored with an accepted deviation. */
export const requirementText = ({ label, value, min, max, unit }: Requirement): string =>
  JSON.stringify([label, value, min, max, unit]);

/** Join condition between a deviation and its requirement. */
export const sameLine = and(
  eq(purchaseSpecification.requestId, quotation.requestId),
  eq(purchaseSpecification.position, quotationDeviation.position),
);

/** Deviations of the quotations of some requests, by quotation id; those of deleted requirements are left out. */
export async function deviationsOf(db: Db, requestIds: readonly number[]): Promise<Map<number, Deviation[]>> {
  const found = await db
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
    .where(inArray(quotation.requestId, [...requestIds]))
    .orderBy(asc(quotationDeviation.position));
  const byId = new Map<number, Deviation[]>();
  for (const { stated, requirement, tolerance } of found) {
    const { quotationId, position, text } = stated;
    const accepted = tolerance?.text === text && tolerance.requirement === requirementText(requirement);
    byId.set(quotationId, [...(byId.get(quotationId) ?? []), { position, text, accepted }]);
  }
  return byId;
}
