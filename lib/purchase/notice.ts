import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { purchaseTranslation } from '@/lib/db/schema/purchase';
import { quotation } from '@/lib/db/schema/quotation';
import { liveQuotationStates } from '@/lib/db/schema/trade-state';
import type { Transaction } from '@/lib/db/transaction';
import type { NoticeType } from '@/lib/notification/commands';
import { notifyAccount, notifyCompany } from '@/lib/notification/company';
import { href } from '@/lib/routes/address';
import type { RequestRow } from './lock';
import { maskContacts } from './mask';

type Values = Record<string, string | number>;
type Subject = Pick<RequestRow, 'id' | 'accountId' | 'locale' | 'countryCode'>;

/** What a request is called in the language it was written in, without contacts. */
export async function titleOf(tx: Transaction, { id, locale, countryCode }: Omit<Subject, 'accountId'>) {
  const [text] = await tx
    .select({ title: purchaseTranslation.title })
    .from(purchaseTranslation)
    .where(and(eq(purchaseTranslation.requestId, id), eq(purchaseTranslation.locale, locale)));
  return maskContacts(text?.title ?? '', countryCode);
}

/** Tells the buyer of something about their request. */
export async function tellBuyer(tx: Transaction, request: Subject, type: NoticeType, values: Values = {}) {
  const title = await titleOf(tx, request);
  const path = href('purchaserPurchase');
  await notifyAccount(tx, request.accountId, { type, values: { title, ...values }, path });
}

/** Tells a supplier of something about a request. */
export async function tellSupplier(
  tx: Transaction,
  request: Subject,
  supplier: { companyId: number; accountId: number | null },
  type: NoticeType,
  values: Values = {},
) {
  const title = await titleOf(tx, request);
  const path = href('supplierPurchase');
  await notifyCompany(tx, supplier.companyId, supplier.accountId, { type, values: { title, ...values }, path });
}

/** The suppliers whose quotations for a request are live. */
export const liveBidders = (tx: Transaction, requestId: number) =>
  tx
    .select({ companyId: quotation.companyId, accountId: quotation.accountId })
    .from(quotation)
    .where(and(eq(quotation.requestId, requestId), inArray(quotation.state, [...liveQuotationStates])))
    .orderBy(quotation.companyId);

/** Tells every supplier with a live quotation. */
export async function tellBidders(tx: Transaction, request: Subject, type: NoticeType, values: Values = {}) {
  for (const bidder of await liveBidders(tx, request.id)) await tellSupplier(tx, request, bidder, type, values);
}
