import 'server-only';
import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import {
  purchaseAddendum,
  purchaseContact,
  purchaseQuestion,
  purchaseRequest,
  purchaseTranslation,
} from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { tradingCompany } from '@/lib/standing/gate';
import { listShownClaims } from './claim/queries';
import { countPlaces, countPlacesOf, isInvited, type RequestRow } from './lock';
import { maskContacts, maskLine } from './mask';
import { isShown, placesLeft, wasRemoved } from './rules';
import { readBriefs, readSpecification } from './specification/queries';
import { listProductTitles, type PurchaseText, textFor } from './text';
import type { BuyerContact, PurchaseBrief, PurchaseCard, PurchaseDetail } from './types';
import { readStored } from './write';

const maskedText = (text: string, locale: string, notContacts: ReadonlySet<string>): TextWithLanguage => ({
  text: maskContacts(text, notContacts),
  locale: isLocale(locale) ? locale : 'en',
});

/** The texts of some requests, by id. */
export const textsOf = async (ids: readonly number[]): Promise<Map<number, PurchaseText[]>> => {
  const byId = new Map<number, PurchaseText[]>();
  if (ids.length === 0) return byId;
  const written = await database()
    .select()
    .from(purchaseTranslation)
    .where(inArray(purchaseTranslation.requestId, [...ids]));
  for (const text of [...written, ...(await listProductTitles(database(), ids))])
    byId.set(text.requestId, [...(byId.get(text.requestId) ?? []), text]);
  return byId;
};

type Shown = { left: number; notContacts: ReadonlySet<string> };

/** A request as lists show it, of its text in the language of a site. */
export const cardOf = (
  row: RequestRow,
  texts: readonly PurchaseText[],
  site: Locale,
  { left, notContacts }: Shown,
): PurchaseCard => {
  const text = textFor(texts, site, row.locale);
  return {
    id: row.id,
    title: maskedText(text?.title ?? '', text?.locale ?? row.locale, notContacts),
    categoryId: row.categoryId ?? 0,
    countryCode: row.countryCode,
    quantity: row.quantity ?? 0,
    unit: row.unit ?? 'unit',
    incoterm: row.incoterm,
    publishedAt: row.publishedAt?.toISOString() ?? '',
    validUntil: row.validUntil?.toISOString() ?? '',
    placesLeft: left,
  };
};

/** Condition: the request is public and takes quotations. */
export const isListed = (now: Date): SQL | undefined =>
  and(eq(purchaseRequest.state, 'open'), eq(purchaseRequest.kind, 'public'), gt(purchaseRequest.validUntil, now));

async function cardsOf(site: Locale, found: readonly RequestRow[]) {
  const ids = found.map(({ id }) => id);
  const texts = await textsOf(ids);
  const claims = await listShownClaims(database(), ids);
  const places = await countPlacesOf(database(), found);
  const cards = found.map((row) => {
    const left = placesLeft(places.get(row.id) ?? { max: row.quotationMax, invited: 0, uninvited: 0 }, false);
    return cardOf(row, texts.get(row.id) ?? [], site, { left, notContacts: claims(row.id, null) });
  });
  return { cards, claims };
}

export type PurchaseFilter = {
  country: readonly string[];
  categoryId: number | null;
  incoterm: RequestRow['incoterm'];
  page: number;
  pageSize: number;
};

/** A page of the public requests that take quotations, newest first, in the language of a site. */
export async function listPurchases(
  site: Locale,
  { country, categoryId, incoterm, page, pageSize }: PurchaseFilter,
  now = new Date(),
): Promise<{ items: PurchaseCard[]; total: number }> {
  const parts: (SQL | undefined)[] = [isListed(now)];
  if (country.length > 0) parts.push(inArray(purchaseRequest.countryCode, [...country]));
  if (incoterm !== null) parts.push(eq(purchaseRequest.incoterm, incoterm));
  if (categoryId !== null)
    parts.push(sql`${purchaseRequest.categoryId} in (with recursive below(id) as (select ${categoryId}::int
      union all select c.id from category c join below on c.parent_id = below.id) select id from below)`);
  const where = and(...parts);
  const found = await database()
    .select()
    .from(purchaseRequest)
    .where(where)
    .orderBy(desc(purchaseRequest.publishedAt), desc(purchaseRequest.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await database().select({ total: count() }).from(purchaseRequest).where(where);
  return { items: (await cardsOf(site, found)).cards, total: all?.total ?? 0 };
}

/** Cards of public requests that take quotations, in the order of `ids`; others are left out. */
export async function listPurchaseCards(
  site: Locale,
  ids: readonly number[],
  now = new Date(),
): Promise<PurchaseBrief[]> {
  if (ids.length === 0) return [];
  const where = and(isListed(now), inArray(purchaseRequest.id, [...ids]));
  const found = await database().select().from(purchaseRequest).where(where);
  const { cards, claims } = await cardsOf(site, found);
  const more = await readBriefs(found, site, claims);
  return ids.flatMap((id) => cards.filter((card) => card.id === id).map((card) => ({ ...card, ...more(id) })));
}

const find = async (id: number): Promise<RequestRow | null> =>
  (await database().select().from(purchaseRequest).where(eq(purchaseRequest.id, id)))[0] ?? null;

/** Whether a company has quoted for a request, at any time. */
const hasQuoted = async (requestId: number, companyId: number): Promise<boolean> =>
  (await database().$count(quotation, and(eq(quotation.requestId, requestId), eq(quotation.companyId, companyId)))) > 0;

/** Whether this was a public request that staff removed. */
export async function isRemoved(id: number): Promise<boolean> {
  const row = await find(id);
  return row?.kind === 'public' && wasRemoved(row);
}

/** A request's buyer. Only for those to whom the contacts are disclosed. */
export const readContact = async (row: RequestRow): Promise<BuyerContact> => {
  const [own] = await database().select().from(account).where(eq(account.id, row.accountId));
  return {
    purchaserId: row.accountId,
    companyName: row.companyName,
    name: row.contactName || (own?.name ?? ''),
    // If the buyer gave neither, fall back to the account, so that disclosed contacts are usable.
    phone: row.contactPhone ?? (row.contactEmail ? null : (own?.phone ?? null)),
    email: row.contactEmail ?? (!row.contactPhone && own?.emailConfirmedAt ? own.email : null),
  };
};

/**
 * A request as visible to the actor, suppliers by role and standing: inquiries only if invited, contacts and unmasked
 * texts only if disclosed. Null for drafts, under review except to its buyer, removed except to its buyer and bidders,
 * and otherwise not visible.
 */
export async function getPurchase(site: Locale, actor: MemberActor | null, id: number): Promise<PurchaseDetail | null> {
  const row = await find(id);
  if (!row || row.state === 'draft') return null;
  const companyId = await tradingCompany(actor);
  const isOwn = actor?.kind === 'purchaser' && actor.accountId === row.accountId;
  if (!isShown(row.state) && !isOwn) return null;
  const invited = companyId !== null && (await isInvited(database(), id, companyId));
  const quoted = companyId !== null && (await hasQuoted(id, companyId));
  if (row.kind === 'inquiry' && !isOwn && !invited && !quoted) return null;
  if (wasRemoved(row) && !isOwn && !quoted) return null;
  const opened =
    companyId !== null &&
    (await database().$count(
      purchaseContact,
      and(eq(purchaseContact.requestId, id), eq(purchaseContact.companyId, companyId)),
    )) > 0;
  const isOpened = isOwn || opened;
  const { translations, specification } = await readStored(database(), row);
  const titles = row.kind === 'inquiry' ? await listProductTitles(database(), [id]) : [];
  const texts = [...translations, ...titles];
  const text = textFor(texts, site, row.locale);
  const details = textFor(translations, site, row.locale, 'details');
  const claims = await listShownClaims(database(), [id]);
  const notContacts = claims(id, null);
  const raw = (typed: string) => typed;
  const masked = (typed: string) => maskContacts(typed, notContacts);
  const visible = isOpened ? raw : masked;
  const addenda = await database()
    .select()
    .from(purchaseAddendum)
    .where(eq(purchaseAddendum.requestId, id))
    .orderBy(asc(purchaseAddendum.number));
  const questions = await database()
    .select()
    .from(purchaseQuestion)
    .where(eq(purchaseQuestion.requestId, id))
    .orderBy(asc(purchaseQuestion.id));
  const places = await countPlaces(database(), row);
  const isBelow = row.targetPrice !== null && row.currency !== null && (row.showTargetPrice || isOwn);
  const card = cardOf(row, texts, site, { left: placesLeft(places, invited), notContacts });
  return {
    ...card,
    title: { ...card.title, text: visible(text?.title ?? '') },
    kind: row.kind,
    state: row.state,
    locale: isLocale(row.locale) ? row.locale : 'en',
    details: { ...maskedText('', details?.locale ?? row.locale, notContacts), text: visible(details?.details ?? '') },
    place: visible(row.place),
    targetPrice: isBelow ? { minor: row.targetPrice ?? 0, currency: row.currency ?? '' } : null,
    shippingMethod: row.shippingMethod,
    shippingOther: visible(row.shippingOther),
    port: row.port,
    destination: visible(row.destination),
    deliveryBy: row.deliveryBy,
    paymentMethod: row.paymentMethod,
    paymentOther: visible(row.paymentOther),
    toAgree: row.toAgree.filter((field) => field !== 'budget'),
    quotations: places.invited + places.uninvited,
    specification: await readSpecification(
      id,
      site,
      specification,
      isOpened ? (line) => line : (line) => maskLine(line, notContacts),
    ),
    addenda: addenda.map(({ number, text: words, changes, createdAt }) => ({
      number,
      text: visible(words),
      changed: Object.keys(changes),
      createdAt: createdAt.toISOString(),
    })),
    // Unanswered questions are visible only to their author and the buyer.
    questions: questions
      .filter(({ answer, companyId: asker }) => answer !== null || isOwn || asker === companyId)
      .map((one) => {
        const own = one.companyId === companyId;
        // The buyer disclosed their own contacts, not those in other suppliers' questions.
        const isBare = isOwn || (own && isOpened);
        return {
          id: one.id,
          locale: isLocale(one.locale) ? one.locale : 'en',
          question: isBare ? one.question : maskContacts(one.question, claims(id, one.companyId)),
          answer: one.answer === null ? null : isBare ? one.answer : masked(one.answer),
          createdAt: one.createdAt.toISOString(),
          own,
        };
      }),
    contact: isOpened ? await readContact(row) : null,
  };
}
