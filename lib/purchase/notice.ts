import 'server-only';
import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { NoticeType } from '@/lib/notification/constants';
import type { NoticeValues } from '@/lib/notification/format';
import { notifyAccount, notifyCompany } from '@/lib/notification/notice';
import { account } from '@/lib/platform/db/schema/account';
import { company } from '@/lib/platform/db/schema/company';
import { follow } from '@/lib/platform/db/schema/footprint';
import { purchaseInvitation, purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { liveQuotationStates } from '@/lib/platform/db/schema/trade-state';
import type { Transaction } from '@/lib/platform/db/transaction';
import { translated } from '@/lib/platform/db/translation';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { withoutReason } from '@/lib/platform/reason/schema';
import { href } from '@/lib/platform/routes/address';
import { listShownClaims } from './claim/queries';
import { requestPath } from './follow/queries';
import type { RequestRow } from './lock';
import { maskContacts } from './mask';
import { listProductTitles, textFor } from './text';

type Subject = Pick<RequestRow, 'id' | 'accountId' | 'locale'>;

type Named = Pick<Subject, 'id' | 'locale'>;

type TitleFor = (site: Locale) => string;

/** Returns a function giving a request's title on each site. */
async function ownTitles(tx: Transaction, { id, locale }: Named): Promise<TitleFor> {
  const written = await tx.select().from(purchaseTranslation).where(eq(purchaseTranslation.requestId, id));
  const texts = [...written, ...(await listProductTitles(tx, [id]))];
  return (site) => textFor(texts, site, locale)?.title ?? '';
}

/** The same with contacts masked. */
export async function titlesOf(tx: Transaction, request: Named): Promise<TitleFor> {
  const titleFor = await ownTitles(tx, request);
  const notContacts = (await listShownClaims(tx, [request.id]))(request.id, null);
  return (site) => maskContacts(titleFor(site), notContacts);
}

/** A request's title in its original language, with contacts masked. */
export const titleOf = async (tx: Transaction, request: Named): Promise<string> =>
  (await titlesOf(tx, request))(isLocale(request.locale) ? request.locale : 'en');

/** A company's name in an account's language. */
async function companyFor(tx: Transaction, accountId: number, companyId: number): Promise<string> {
  const [reader] = await tx.select({ locale: account.locale }).from(account).where(eq(account.id, accountId));
  const site = reader && isLocale(reader.locale) ? reader.locale : 'en';
  const name = sql<string | null>`${translated('company_translation', 'company_id', 'name', sql`${company.id}`, site)}`;
  const [found] = await tx.select({ name }).from(company).where(eq(company.id, companyId));
  return found?.name ?? '';
}

/**
 * Notifies the buyer about their request, with a link to it, to the comparison for a quotation, or to the order sheet
 * for its award; the id in `supplier` becomes a name.
 */
export async function notifyBuyer(tx: Transaction, request: Subject, type: NoticeType, values: NoticeValues = {}) {
  const titleFor = await ownTitles(tx, request);
  const { id, accountId } = request;
  const named = typeof values.supplier === 'number' && (await companyFor(tx, accountId, values.supplier));
  // A rejected request is a draft, whose only page is its form.
  const path =
    type === 'purchaseRejected'
      ? `${href('purchaseForm')}?id=${id}`
      : type === 'purchaseAwarded'
        ? href('purchaserOrder', { id })
        : href(type.startsWith('quotation') ? 'purchaserComparison' : 'purchaserPurchaseDetail', { id });
  const allValues = { ...values, ...(named && { company: named }) };
  await notifyAccount(tx, accountId, { type, values: (site) => ({ title: titleFor(site), ...allValues }), path });
}

type Supplier = { companyId: number; accountId: number | null };

/**
 * Notifies suppliers about a request, with its title in each reader's language.
 * @param shown path of the public page, if any
 */
export async function notifySuppliers(
  tx: Transaction,
  request: Subject,
  suppliers: readonly Supplier[],
  type: NoticeType,
  values: NoticeValues | ((site: Locale, title: string) => NoticeValues) = {},
  shown?: string,
): Promise<void> {
  if (suppliers.length === 0) return;
  const titleFor = await titlesOf(tx, request);
  const path = href('supplierPurchaseQuote', { id: request.id });
  const valuesFor = (site: Locale): NoticeValues => {
    const title = titleFor(site);
    return { title, ...(typeof values === 'function' ? values(site, title) : values) };
  };
  for (const { companyId, accountId } of suppliers)
    await notifyCompany(tx, companyId, accountId, {
      type,
      values: valuesFor,
      path,
      ...(shown !== undefined && { shown }),
    });
}

/** Notifies one supplier about a request. */
export const notifySupplier = (
  tx: Transaction,
  request: Subject,
  supplier: Supplier,
  type: NoticeType,
  values: NoticeValues = {},
): Promise<void> => notifySuppliers(tx, request, [supplier], type, values);

/** The suppliers whose quotations for a request are live. */
export const liveBidders = (tx: Transaction, requestId: number) =>
  tx
    .select({ companyId: quotation.companyId, accountId: quotation.accountId })
    .from(quotation)
    .where(and(eq(quotation.requestId, requestId), inArray(quotation.state, [...liveQuotationStates])))
    .orderBy(quotation.companyId);

/** Notifies every supplier with a live quotation. */
export const notifyBidders = async (tx: Transaction, request: Subject, type: NoticeType, values: NoticeValues = {}) =>
  notifySuppliers(tx, request, await liveBidders(tx, request.id), type, values);

/** Invited suppliers who have not quoted for a request. */
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
 * Notifies supplier users and buyers who follow a request.
 * @param notified companies already notified as bidders or invited
 */
export async function notifyFollowers(
  tx: Transaction,
  request: Subject,
  type: NoticeType,
  notified: readonly { companyId: number }[],
  values: NoticeValues = {},
): Promise<void> {
  const followers = await tx
    .select({ accountId: follow.accountId, companyId: account.companyId })
    .from(follow)
    .innerJoin(account, eq(account.id, follow.accountId))
    .where(
      and(
        eq(follow.requestId, request.id),
        // Notified as its buyer.
        ne(follow.accountId, request.accountId),
        eq(account.status, 'active'),
        or(
          isNull(account.companyId),
          notInArray(account.companyId, [0, ...notified.map(({ companyId }) => companyId)]),
        ),
      ),
    )
    .orderBy(asc(follow.accountId));
  if (followers.length === 0) return;
  const titleFor = await titlesOf(tx, request);
  for (const { accountId, companyId } of followers) {
    const path = requestPath(companyId === null ? 'purchaser' : 'supplier', request.id);
    // The buyer's reason for withdrawing is only for suppliers.
    const readerValues = companyId === null && 'reason' in values ? { ...values, ...withoutReason } : values;
    await notifyAccount(tx, accountId, { type, values: (site) => ({ title: titleFor(site), ...readerValues }), path });
  }
}
