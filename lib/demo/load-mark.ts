import 'server-only';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { insertAll } from '@/lib/platform/db/bulk';
import { account } from '@/lib/platform/db/schema/account';
import { favourite, follow } from '@/lib/platform/db/schema/footprint';
import { purchaseContact, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import type { Transaction } from '@/lib/platform/db/transaction';

const hour = 3_600_000;

/**
 * Writes which requests the demo's buyers and suppliers follow, which of the products that are offered to them buyers
 * marked, and which buyers suppliers keep; once the trade is there.
 */
export async function loadMarks(tx: Transaction): Promise<void> {
  const people = await tx.select().from(account).where(eq(account.demo, true)).orderBy(account.id);
  const owners = people.filter(({ companyRole }) => companyRole === 'owner');
  const requests = await tx
    .select({ id: purchaseRequest.id, buyerId: purchaseRequest.accountId, publishedAt: purchaseRequest.publishedAt })
    .from(purchaseRequest)
    .where(and(eq(purchaseRequest.kind, 'public'), inArray(purchaseRequest.state, ['open', 'closed'])))
    .orderBy(purchaseRequest.id);
  const readers = [...people.filter(({ kind }) => kind === 'purchaser'), ...owners];
  const follows = readers.flatMap(({ id: accountId }, place) =>
    requests
      .filter(({ buyerId }) => buyerId !== accountId)
      .filter((_, index) => index % 7 === place % 7)
      .flatMap(({ id: requestId, publishedAt }) => {
        const createdAt = publishedAt && new Date(publishedAt.getTime() + 6 * hour);
        return createdAt ? [{ accountId, type: 'request', requestId, seenAt: createdAt, createdAt }] : [];
      }),
  );
  await insertAll(tx, follow, follows);
  const offered = await tx
    .select({
      accountId: purchaseRequest.accountId,
      productId: quotation.productId,
      createdAt: quotation.submittedAt,
    })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(and(inArray(quotation.state, liveQuotationStates), isNotNull(quotation.productId)));
  const marked = offered.map((one) => ({ ...one, type: 'product' }));
  const opened = await tx
    .select({
      companyId: purchaseContact.companyId,
      purchaserId: purchaseRequest.accountId,
      createdAt: purchaseContact.openedAt,
    })
    .from(purchaseContact)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, purchaseContact.requestId))
    .orderBy(purchaseContact.openedAt);
  const fromContacts = opened.flatMap(({ companyId, ...one }) =>
    owners
      .filter((owner) => owner.companyId === companyId)
      .map(({ id }) => ({ ...one, accountId: id, type: 'purchaser' })),
  );
  // Some are offered or known by several requests, and a buyer has marked some before.
  await tx
    .insert(favourite)
    .values([...marked, ...fromContacts])
    .onConflictDoNothing();
}
