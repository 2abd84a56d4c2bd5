import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import { transaction } from '@/lib/platform/db/transaction';
import { lockRequest } from '@/lib/purchase/lock';
import {
  liveBidders,
  silentSuppliers,
  tellBuyer,
  tellFollowers,
  tellSupplier,
  tellSuppliers,
} from '@/lib/purchase/notice';

const isLive = inArray(quotation.state, [...liveQuotationStates]);

/** Announces, once, that a request closes within a day; false if already announced or no longer open. */
export const tellClosing = (id: number, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const [request] = await tx
      .update(purchaseRequest)
      .set({ closingToldAt: now })
      .where(and(eq(purchaseRequest.id, id), eq(purchaseRequest.state, 'open'), isNull(purchaseRequest.closingToldAt)))
      .returning();
    if (!request) return false;
    await tellBuyer(tx, request, 'purchaseClosing');
    const silent = await silentSuppliers(tx, id);
    await tellSuppliers(tx, request, silent, 'purchaseClosingInvited');
    await tellFollowers(tx, request, 'followedClosing', [...silent, ...(await liveBidders(tx, id))]);
    return true;
  });

/** Announces to both sides, once, that a live quotation expires within two days; false if already done or ended. */
export const tellExpiring = (id: number, requestId: number, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    const [row] = await tx
      .update(quotation)
      .set({ expiryToldAt: now })
      .where(and(eq(quotation.id, id), isLive, isNull(quotation.expiryToldAt)))
      .returning();
    if (!row) return false;
    await tellBuyer(tx, request, 'quotationExpiring', { supplier: row.companyId });
    await tellSupplier(tx, request, row, 'bidExpiring');
    return true;
  });
