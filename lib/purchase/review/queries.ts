import 'server-only';
import { and, eq, inArray, not } from 'drizzle-orm';
import { account } from '@/lib/platform/db/schema/account';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import type { Transaction } from '@/lib/platform/db/transaction';

/** Whether a buyer's requests need no review: one of them was open before, or it is a buyer of the demo. docs/domain.md, rule 19. */
export async function isKnownBuyer(tx: Transaction, accountId: number): Promise<boolean> {
  const isUnseen = inArray(purchaseRequest.state, ['draft', 'pending']);
  const reviewedCount = await tx.$count(purchaseRequest, and(eq(purchaseRequest.accountId, accountId), not(isUnseen)));
  return reviewedCount > 0 || (await tx.$count(account, and(eq(account.id, accountId), eq(account.demo, true)))) > 0;
}
