import 'server-only';
import { and, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { purchaseContactClaim as claim } from '@/lib/platform/db/schema/purchase';
import type { Transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { purchaseLimits } from '../constants';

type Author = { requestId: number; companyId: number | null; accountId: number };
type Claims = {
  /** texts that look like contacts */
  found: readonly string[];
  /** those of them that the author claims are not */
  notContacts: readonly string[];
};

const of = ({ requestId, companyId }: Author): SQL | undefined =>
  and(eq(claim.requestId, requestId), companyId === null ? isNull(claim.companyId) : eq(claim.companyId, companyId));

/**
 * Stores which detected contacts the author claims are none; others are ignored.
 * @throws AppError badRequest notContacts:contactRefused for claims that staff rejected, and over the limit per request
 */
export async function claimNotContacts(tx: Transaction, author: Author, { found, notContacts }: Claims): Promise<void> {
  const claimed = [...new Set(notContacts)].filter((text) => found.includes(text));
  if (claimed.length === 0) return;
  const stored = await tx.select({ text: claim.text, state: claim.state }).from(claim).where(of(author));
  if (stored.some(({ text, state }) => state === 'hidden' && claimed.includes(text)))
    throw new AppError('badRequest', [{ field: 'notContacts', key: 'contactRefused' }]);
  const added = claimed.filter((text) => !stored.some((one) => one.text === text));
  if (stored.length + added.length > purchaseLimits.notContacts)
    throw new AppError('badRequest', [{ field: 'notContacts', key: 'limit' }]);
  if (added.length > 0)
    await tx
      .insert(claim)
      .values(added.map((text) => ({ ...author, text })))
      .onConflictDoNothing();
}

/** The same for a text that replaces an earlier one: claims no longer made are removed. */
export async function setNotContacts(tx: Transaction, author: Author, claims: Claims): Promise<void> {
  const removed = claims.found.filter((text) => !claims.notContacts.includes(text));
  if (removed.length > 0)
    await tx.delete(claim).where(and(of(author), inArray(claim.text, removed), ne(claim.state, 'hidden')));
  await claimNotContacts(tx, author, claims);
}
