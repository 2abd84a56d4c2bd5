import 'server-only';
import { and, asc, inArray, ne } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import { purchaseContactClaim as claim } from '@/lib/platform/db/schema/purchase';

/**
 * Texts looking like contacts that are shown in a request: in the buyer's texts if `companyId` is null, else in the
 * company's.
 */
export type ShownClaims = (requestId: number, companyId: number | null) => ReadonlySet<string>;

const noClaims: ReadonlySet<string> = new Set();

/** Contact claims in some requests that staff did not reject. */
export async function listShownClaims(db: Db, requestIds: readonly number[]): Promise<ShownClaims> {
  const byAuthor = new Map<string, Set<string>>();
  const found =
    requestIds.length === 0
      ? []
      : await db
          .select({ requestId: claim.requestId, companyId: claim.companyId, text: claim.text })
          .from(claim)
          .where(and(inArray(claim.requestId, [...requestIds]), ne(claim.state, 'hidden')))
          .orderBy(asc(claim.id));
  for (const { requestId, companyId, text } of found) {
    const key = `${requestId} ${companyId}`;
    byAuthor.set(key, (byAuthor.get(key) ?? new Set()).add(text));
  }
  return (requestId, companyId) => byAuthor.get(`${requestId} ${companyId}`) ?? noClaims;
}
