import 'server-only';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { ApplicationDeclineKey } from '@/lib/agent/application/constants';
import { slotsOf } from '@/lib/fair/rules';
import type { NoticeType } from '@/lib/notification/constants';
import { account } from '@/lib/platform/db/schema/account';
import { agentApplication, agentApplicationCountry, agentTerritory } from '@/lib/platform/db/schema/agent';
import { company, companyTranslation } from '@/lib/platform/db/schema/company';
import { fairExhibitor, fairMeeting, fairRegistration, fairSession } from '@/lib/platform/db/schema/fair';
import { agentOffer, agentOfferTranslation } from '@/lib/platform/db/schema/launch';
import { notification } from '@/lib/platform/db/schema/notification';
import { purchaseInvitation, purchaseRequest, purchaseTranslation } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { category } from '@/lib/platform/db/schema/reference';
import { savedSearch } from '@/lib/platform/db/schema/saved-search';
import type { Transaction } from '@/lib/platform/db/transaction';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { reasonValues } from '@/lib/platform/reason/schema';
import { href } from '@/lib/platform/routes/address';
import { ids, insertLater } from './insert';
import { readCompanies } from './seed';

const day = 86_400_000;
/** How long ago a notice came that its reader has not opened yet, at most. */
const unreadFor = 3 * day;

type Application = {
  buyer: Locale;
  company: string;
  countries: string[];
  days: number;
  message: string;
  state?: 'accepted' | 'declined';
  key?: ApplicationDeclineKey;
  answer?: string;
};
type Meeting = { buyer: Locale; company: string; round: number; slot: number; days: number; topic: string };
type Search = { company: string; name: string; words?: string; country?: string; category?: string };

export const readActivity = () =>
  JSON.parse(readFileSync(resolve('lib/demo/data/trade/activity.json'), 'utf8')) as {
    applications: Application[];
    meetings: Meeting[];
    searches: Search[];
  };

type Notice = Pick<typeof notification.$inferInsert, 'values' | 'path'> & { type: NoticeType; at: Date };
type Load = Awaited<ReturnType<typeof prepare>>;

/** Who there is: buyers by language, companies by their key, with their owners where they have accounts. */
async function prepare(tx: Transaction, now: Date) {
  const people = await tx.select().from(account).where(eq(account.demo, true));
  const brands = new Map(readCompanies().companies.map(({ key, brand }) => [key, brand]));
  const companies = await tx
    .select({ id: company.id, brand: company.brand })
    .from(company)
    .where(eq(company.demo, true));
  const insert = insertLater();
  const idOf = (key: string) => companies.find(({ brand }) => brand === brands.get(key))?.id;
  const ownerOf = (companyId: number | undefined) =>
    people.find((one) => one.companyId === companyId && one.companyRole === 'owner');
  const addNotice = (accountId: number | undefined, { at, ...notice }: Notice) => {
    const readAt = now.getTime() - at.getTime() > unreadFor ? new Date(at.getTime() + day / 4) : null;
    // Demo notices are not mailed, so they count as mailed.
    if (accountId !== undefined)
      insert.add(notification, [{ ...notice, accountId, createdAt: at, mailedAt: at, readAt }]);
  };
  const buyerOf = (locale: Locale) => people.find(({ username }) => username === `buyer_${locale}`);
  const ago = (days: number) => new Date(now.getTime() - days * day - day / 5);
  return { tx, now, insert, idOf, ownerOf, buyerOf, addNotice, ago };
}

async function addApplications({ tx, insert, idOf, ownerOf, buyerOf, addNotice, ago }: Load): Promise<void> {
  const offers = await tx
    .select({
      ...{ id: agentOffer.id, companyId: agentOffer.companyId },
      ...{ locale: agentOfferTranslation.locale, slogan: agentOfferTranslation.slogan },
    })
    .from(agentOffer)
    .innerJoin(agentOfferTranslation, eq(agentOfferTranslation.offerId, agentOffer.id))
    .where(eq(agentOffer.status, 'normal'));
  const next = await ids(tx, agentApplication);
  for (const { company: key, buyer: locale, countries, days, message, state = 'submitted', ...reply } of readActivity()
    .applications) {
    const offer = offers.find(({ companyId }) => companyId === idOf(key));
    const buyer = buyerOf(locale);
    if (!offer || !buyer) continue;
    const [id, createdAt] = [next.next(), ago(days)];
    const answeredAt = state === 'submitted' ? null : ago(days - 2);
    insert.add(agentApplication, [
      {
        ...{ id, offerId: offer.id, accountId: buyer.id, state, locale, message, createdAt, answeredAt },
        ...{ name: buyer.name, position: buyer.position, updatedAt: answeredAt ?? createdAt },
        ...{ declineKey: reply.key ?? null, answer: reply.answer ?? '' },
      },
    ]);
    insert.add(
      agentApplicationCountry,
      countries.map((countryCode) => ({ applicationId: id, countryCode })),
    );
    const given = state === 'accepted' ? countries : [];
    insert.add(
      agentTerritory,
      given.map((countryCode) => ({
        ...{ offerId: offer.id, applicationId: id, countryCode, exclusive: true },
        createdAt: answeredAt ?? createdAt,
      })),
    );
    const titleFor = (reader: string) =>
      offers.find((one) => one.id === offer.id && one.locale === reader)?.slogan ?? offer.slogan;
    const owner = ownerOf(offer.companyId);
    const [values, path] = [
      { title: titleFor(owner?.locale ?? 'en'), name: buyer.name },
      href('supplierAgentApplication'),
    ];
    addNotice(owner?.id, { type: 'applicationReceived', values, path, at: createdAt });
    const title = titleFor(locale);
    const [answer, own] = [reply.answer ?? '', href('purchaserAgent')];
    const isAccepted = state === 'accepted';
    const replyValues = isAccepted
      ? { answer, hasAnswer: 'yes' }
      : reasonValues({ key: reply.key ?? null, text: answer });
    const type = isAccepted ? 'applicationAccepted' : 'applicationDeclined';
    if (answeredAt) addNotice(buyer.id, { type, values: { title, ...replyValues }, path: own, at: answeredAt });
  }
  await next.settle();
}

/** Buyers' fair registrations and meetings, with the notices of the exhibitors. */
async function addFair({ tx, insert, idOf, ownerOf, buyerOf, addNotice, ago }: Load): Promise<void> {
  const sessions = await tx.select().from(fairSession).orderBy(fairSession.startsAt);
  const stands = await tx.select().from(fairExhibitor);
  const rounds = sessions.filter(({ format }) => format === 'matchmaking');
  for (const [place, locale] of locales.entries()) {
    const buyer = buyerOf(locale);
    // Everybody comes to the opening and to every third session, each to others.
    const chosen = sessions.filter(
      ({ format }, index) => format === 'opening' || (format !== 'matchmaking' && index % 3 === place % 3),
    );
    insert.add(
      fairRegistration,
      chosen.flatMap((one) => (buyer ? [{ sessionId: one.id, accountId: buyer.id, createdAt: ago(10 - place) }] : [])),
    );
  }
  for (const { buyer: locale, company: key, round, slot, days, topic } of readActivity().meetings) {
    const [buyer, companyId, session] = [buyerOf(locale), idOf(key), rounds[round]];
    const stand = stands.find((one) => one.companyId === companyId && one.fairId === session?.fairId);
    const startsAt = session && slotsOf(session)[slot];
    if (!buyer || !stand || !session || !startsAt) continue;
    const at = ago(days);
    const values = { name: buyer.name, time: { instant: startsAt.toISOString() } };
    insert.add(fairMeeting, [
      { sessionId: session.id, companyId: stand.companyId, accountId: buyer.id, startsAt, topic, createdAt: at },
    ]);
    addNotice(ownerOf(companyId)?.id, { type: 'fairMeetingBooked', values, path: href('supplierFair'), at });
  }
}

async function addSearches({ tx, now, insert, idOf, ownerOf, ago }: Load): Promise<void> {
  const categories = await tx.select({ id: category.id, key: category.key }).from(category);
  for (const { company: key, name, words = '', country, category: named } of readActivity().searches) {
    const owner = ownerOf(idOf(key));
    const categoryId = categories.find((one) => one.key === named)?.id ?? null;
    if (owner)
      insert.add(savedSearch, [
        { accountId: owner.id, name, words, countryCode: country ?? null, categoryId, seenAt: ago(6), toldUntil: now },
      ]);
  }
}

/** Notices about requests and quotations to company owners and buyers. */
async function addTradeNotices({ tx, ownerOf, addNotice }: Load): Promise<void> {
  const isItsOwn = and(
    eq(purchaseTranslation.requestId, purchaseRequest.id),
    eq(purchaseTranslation.locale, purchaseRequest.locale),
  );
  const invited = await tx
    .select({
      ...{ id: purchaseRequest.id, title: purchaseTranslation.title },
      ...{ companyId: purchaseInvitation.companyId, at: purchaseInvitation.createdAt },
    })
    .from(purchaseInvitation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, purchaseInvitation.requestId))
    .innerJoin(purchaseTranslation, isItsOwn)
    .where(notInArray(purchaseRequest.state, ['draft', 'pending']))
    .orderBy(purchaseRequest.id);
  for (const { id, title, companyId, at } of invited)
    addNotice(ownerOf(companyId)?.id, {
      ...{ type: 'purchaseInvited', values: { title }, at },
      path: href('supplierPurchaseQuote', { id }),
    });
  const offers = await tx
    .select({
      ...{ id: purchaseRequest.id, title: purchaseTranslation.title, buyerId: purchaseRequest.accountId },
      ...{ supplier: quotation.companyId, at: quotation.submittedAt, company: companyTranslation.name },
    })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .innerJoin(purchaseTranslation, isItsOwn)
    .innerJoin(
      companyTranslation,
      and(eq(companyTranslation.companyId, quotation.companyId), eq(companyTranslation.locale, purchaseRequest.locale)),
    )
    .where(inArray(purchaseRequest.state, ['open', 'closed']))
    .orderBy(quotation.id);
  for (const { id, buyerId, at, ...values } of offers)
    addNotice(buyerId, { type: 'quotationReceived', values, path: href('purchaserComparison', { id }), at });
}

/**
 * Writes the demo's other activity and its notices: agent applications, the fair and saved searches. Needs accounts,
 * trade and fair.
 */
export async function loadActivity(tx: Transaction, now: Date): Promise<void> {
  const load = await prepare(tx, now);
  await addTradeNotices(load);
  await addFair(load);
  await addSearches(load);
  await addApplications(load);
  await load.insert.run(tx);
}
