import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import { transaction } from '@/lib/platform/db/transaction';
import { lockRequest } from '@/lib/purchase/lock';
import {
  liveBidders,
  notifyBuyer,
  notifyFollowers,
  notifySupplier,
  notifySuppliers,
  silentSuppliers,
} from '@/lib/purchase/notice';

const isLive = inArray(quotation.state, [...liveQuotationStates]);

/** Announces, once, that a request closes within a day; false if already announced or no longer open. */
export const notifyClosing = (id: number, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const [request] = await tx
      .update(purchaseRequest)
      .set({ closingToldAt: now })
      .where(and(eq(purchaseRequest.id, id), eq(purchaseRequest.state, 'open'), isNull(purchaseRequest.closingToldAt)))
      .returning();
    if (!request) return false;
    await notifyBuyer(tx, request, 'purchaseClosing');
    const silent = await silentSuppliers(tx, id);
    await notifySuppliers(tx, request, silent, 'purchaseClosingInvited');
    await notifyFollowers(tx, request, 'followedClosing', [...silent, ...(await liveBidders(tx, id))]);
    return true;
  });

/** Announces to both sides, once, that a live quotation expires within two days; false if already done or ended. */
export const notifyExpiring = (id: number, requestId: number, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    const [row] = await tx
      .update(quotation)
      .set({ expiryToldAt: now })
      .where(and(eq(quotation.id, id), isLive, isNull(quotation.expiryToldAt)))
      .returning();
    if (!row) return false;
    await notifyBuyer(tx, request, 'quotationExpiring', { supplier: row.companyId });
    await notifySupplier(tx, request, row, 'bidExpiring');
    return true;
  });
