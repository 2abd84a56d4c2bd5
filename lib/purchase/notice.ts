import 'server-only';
import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { account } from '@/lib/db/schema/account';
import { company } from '@/lib/db/schema/company';
import { follow } from '@/lib/db/schema/footprint';
import { purchaseInvitation, purchaseTranslation } from '@/lib/db/schema/purchase';
import { quotation } from '@/lib/db/schema/quotation';
import { liveQuotationStates } from '@/lib/db/schema/trade-state';
import type { Transaction } from '@/lib/db/transaction';
import { translated } from '@/lib/db/translation';
import { isLocale } from '@/lib/i18n/site';
import { notifyAccount, notifyCompany } from '@/lib/notification/company';
import type { NoticeType } from '@/lib/notification/kind';
import type { NoticeValues } from '@/lib/notification/value';
import { href } from '@/lib/routes/address';
import { listShownClaims } from './claim/queries';
import { requestPath } from './follow';
import type { RequestRow } from './lock';
import { maskContacts } from './mask';

type Subject = Pick<RequestRow, 'id' | 'accountId' | 'locale'>;

type Named = Pick<Subject, 'id' | 'locale'>;

const ownTitleOf = async (tx: Transaction, { id, locale }: Named): Promise<string> => {
  const [text] = await tx
    .select({ title: purchaseTranslation.title })
    .from(purchaseTranslation)
    .where(and(eq(purchaseTranslation.requestId, id), eq(purchaseTranslation.locale, locale)));
  return text?.title ?? '';
};

/** What a request is called in the language it was written in, without contacts. */
export const titleOf = async (tx: Transaction, request: Named): Promise<string> =>
  maskContacts(await ownTitleOf(tx, request), (await listShownClaims(tx, [request.id]))(request.id, null));

/** What a company is called in the language of an account. */
async function companyFor(tx: Transaction, accountId: number, companyId: number): Promise<string> {
  const [reader] = await tx.select({ locale: account.locale }).from(account).where(eq(account.id, accountId));
  const site = reader && isLocale(reader.locale) ? reader.locale : 'en';
  const name = sql<string | null>`${translated('company_translation', 'company_id', 'name', sql`${company.id}`, site)}`;
  const [found] = await tx.select({ name }).from(company).where(eq(company.id, companyId));
  return found?.name ?? '';
}

/** Tells the buyer of something about their request, and leads to it, to its comparison where it is about a quotation, or to the order sheet of its award; `supplier` is told by name. */
export async function tellBuyer(tx: Transaction, request: Subject, type: NoticeType, values: NoticeValues = {}) {
  const title = await ownTitleOf(tx, request);
  const { id, accountId } = request;
  const named = typeof values.supplier === 'number' && (await companyFor(tx, accountId, values.supplier));
  // What was sent back is a draft, which has no page but its form.
  const path =
    type === 'purchaseRejected'
      ? `${href('purchaseForm')}?id=${id}`
      : type === 'purchaseAwarded'
        ? href('purchaserOrder', { id })
        : href(type.startsWith('quotation') ? 'purchaserComparison' : 'purchaserPurchaseDetail', { id });
  await notifyAccount(tx, accountId, { type, values: { title, ...values, ...(named && { company: named }) }, path });
}

/** Tells a supplier of something about a request. */
export async function tellSupplier(
  tx: Transaction,
  request: Subject,
  supplier: { companyId: number; accountId: number | null },
  type: NoticeType,
  values: NoticeValues = {},
) {
  const title = await titleOf(tx, request);
  const path = href('supplierPurchaseQuote', { id: request.id });
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
export async function tellBidders(tx: Transaction, request: Subject, type: NoticeType, values: NoticeValues = {}) {
  for (const bidder of await liveBidders(tx, request.id)) await tellSupplier(tx, request, bidder, type, values);
}

/** The suppliers whom a buyer invited and who have not quoted for a request. */
export const silentSuppliers = async (
  tx: Transaction,
  requestId: number,
): Promise<{ companyId: number; accountId: null }[]> => {
  const found = await tx
    .select({ companyId: purchaseInvitation.companyId })
    .from(purchaseInvitation)
    .leftJoin(
      quotation,
      and(eq(quotation.requestId, purchaseInvitation.requestId), eq(quotation.companyId, purchaseInvitation.companyId)),
    )
    .where(and(eq(purchaseInvitation.requestId, requestId), isNull(quotation.id)))
    .orderBy(purchaseInvitation.companyId);
  return found.map(({ companyId }) => ({ companyId, accountId: null }));
};

/**
 * Tells the suppliers' users and the buyers who follow a request.
 * @param told companies that were told of the same as bidders or as invited
 */
export async function tellFollowers(
  tx: Transaction,
  request: Subject,
  type: NoticeType,
  told: readonly { companyId: number }[],
  values: NoticeValues = {},
): Promise<void> {
  const followers = await tx
    .select({ accountId: follow.accountId, companyId: account.companyId })
    .from(follow)
    .innerJoin(account, eq(account.id, follow.accountId))
    .where(
      and(
        eq(follow.requestId, request.id),
        // Told as its buyer.
        ne(follow.accountId, request.accountId),
        eq(account.status, 'active'),
        or(isNull(account.companyId), notInArray(account.companyId, [0, ...told.map(({ companyId }) => companyId)])),
      ),
    )
    .orderBy(asc(follow.accountId));
  if (followers.length === 0) return;
  const title = await titleOf(tx, request);
  for (const { accountId, companyId } of followers) {
    const path = requestPath(companyId === null ? 'purchaser' : 'supplier', request.id);
    await notifyAccount(tx, accountId, { type, values: { title, ...values }, path });
  }
}
