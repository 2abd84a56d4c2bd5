import 'server-only';
import { sql } from 'drizzle-orm';
import { rows } from '@/lib/platform/db/client';
import {
  purchaseContact,
  purchaseInvitation,
  purchaseRequest,
  purchaseSpecification,
  purchaseTranslation,
} from '@/lib/platform/db/schema/purchase';
import {
  quotation,
  quotationDeviation,
  quotationNote,
  quotationPriceBreak,
  quotationRevision,
  undoneAward,
} from '@/lib/platform/db/schema/quotation';
import type { Transaction } from '@/lib/platform/db/transaction';
import { nearestMinor } from '@/lib/platform/money/amount';
import { recountPlaces } from '@/lib/purchase/lock';
import { indexPurchases } from '@/lib/purchase/refresh';
import type { QuotationState } from '@/lib/quotation/constants';
import { type Bidder, findBidders, readValues } from './bidder';
import { addCorrespondence } from './correspondence';
import { ids, insertLater } from './insert';
import { quantityWriter, takeInTurn } from './message';
import { quotationRows, roundPrice } from './quotation-row';
import { draw } from './random';
import { demonstrationRates } from './rate';
import { findRequirements, type Requirement } from './requirement';
import { type KindSeed, readSectors, type SectorSeed } from './seed';
import { type RequestSeed, readRequests, readTradeTexts } from './trade-seed';
import { at, endOf, undoneOf } from './trade-time';

type Buyer = { id: number; username: string; name: string; phone: string; email: string };
type Load = {
  tx: Transaction;
  now: Date;
  perDollar: Map<string, number>;
  insert: ReturnType<typeof insertLater>;
  quotationIds: Awaited<ReturnType<typeof ids>>;
  take: ReturnType<typeof takeInTurn>;
  writeQuantity: Awaited<ReturnType<typeof quantityWriter>>;
};

/** What the bidders of a request have come to. */
function statesOf({ state, bids, award }: RequestSeed, bidders: readonly Bidder[]): QuotationState[] {
  const cheapest = bidders.reduce((best, { usd }, place) => (usd < (bidders[best]?.usd ?? 0) ? place : best), 0);
  return bidders.map((_, place) => {
    if (state === 'awarded') return place === (award ?? cheapest) ? 'accepted' : 'notSelected';
    if (state === 'cancelled' || state === 'expired') return 'notSelected';
    if (place === 4) return 'declined';
    if (place === 5 && bids > 5) return 'withdrawn';
    if (place === 2 && state === 'closed') return 'expired';
    return place === 0 ? 'revised' : 'submitted';
  });
}

type Requested = { kind: KindSeed; sector: SectorSeed };

async function addRequest(
  load: Load,
  id: number,
  seed: RequestSeed,
  requested: Requested,
  buyer: Buyer,
): Promise<void> {
  const { tx, now, perDollar, insert } = load;
  const { kind, sector } = requested;
  const { locale, currency, quantity, state, days } = seed;
  const [published, valid, delivery] = days;
  const all = await findBidders(tx, kind, sector, seed);
  const [model, bidders] = [all[0], all.slice(0, seed.bids)];
  if (!model?.productId) return;
  const [place] = await rows<{ id: number }>(
    tx,
    sql`select category_id as id from product_category where product_id = ${model.productId} order by category_id desc limit 1`,
  );
  const publishedAt = state === 'draft' ? null : at(now, published, 8);
  const endedAt = endOf(seed, now);
  const target = roundPrice(model.usd * (perDollar.get(currency) ?? 1) * 0.93, currency, 2);
  const minor = (amount: number) => nearestMinor(amount, currency);
  const undone = undoneOf(seed, now);
  const changedAt = endedAt ?? undone?.undoneAt ?? publishedAt ?? at(now, published, 9);
  insert.add(purchaseRequest, [
    {
      id,
      accountId: buyer.id,
      kind: seed.kindOf ?? 'public',
      state,
      closeReason: state === 'closed' ? (undone ? 'undone' : 'time') : null,
      closedAt: state === 'closed' ? (undone?.undoneAt ?? at(now, valid, 15)) : null,
      cancelKey: state === 'cancelled' ? 'budget' : null,
      locale,
      categoryId: place?.id ?? null,
      productId: model.productId,
      quantity,
      unit: kind.unit,
      incoterm: seed.terms[0],
      place: seed.terms[1],
      targetPrice: minor(target),
      budget: minor(roundPrice(target * quantity * 1.1, currency, 2)),
      currency,
      showTargetPrice: id % 3 === 0,
      showPriceBand: id % 2 === 0,
      shippingMethod: seed.ship,
      port: seed.port,
      countryCode: seed.country,
      destination: seed.to,
      deliveryBy: at(now, delivery, 0).toISOString().slice(0, 10),
      paymentMethod: seed.pay,
      validUntil: at(now, valid, 15),
      companyName: seed.company,
      contactName: buyer.name,
      contactPhone: buyer.phone,
      contactEmail: buyer.email,
      publishedAt,
      endedAt,
      updatedAt: changedAt,
      createdAt: publishedAt ?? changedAt,
    },
  ]);
  const english = seed.en ? [{ requestId: id, locale: 'en', title: seed.en[0], details: seed.en[1] }] : [];
  insert.add(purchaseTranslation, [{ requestId: id, locale, title: seed.title, details: seed.details }, ...english]);
  const requirements = await findRequirements(tx, seed, requested, await readValues(tx, model.productId, locale));
  insert.add(
    purchaseSpecification,
    requirements.map((row) => ({ requestId: id, ...row })),
  );
  const placeOf = ({ accountId }: Bidder) => accountId ?? Number.MAX_SAFE_INTEGER;
  const ofCategory = all.filter(({ isOfCategory }) => isOfCategory);
  // Companies with a demo account first.
  const invited = ofCategory.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, 3);
  insert.add(
    purchaseInvitation,
    invited.map(({ companyId }) => ({ requestId: id, companyId, createdAt: publishedAt ?? changedAt })),
  );
  if (!publishedAt) return;
  await addBids(load, { id, seed, requested, bidders, requirements, publishedAt, endedAt, undone });
  addCorrespondence(load, { id, seed, bidders, publishedAt });
}

type Published = {
  id: number;
  seed: RequestSeed;
  requested: Requested;
  bidders: Bidder[];
  requirements: Requirement[];
  publishedAt: Date;
  endedAt: Date | null;
  undone: ReturnType<typeof undoneOf>;
};

const texts = readTradeTexts();
/** When a quotation in a state ended; with its request where it is not named. */
type EndOf = Partial<Record<QuotationState, Date | null>>;

/** The quotations of a request, what its buyer notes of them and to whose suppliers the contacts are open. */
async function addBids(load: Load, request: Published): Promise<void> {
  const { tx, now, perDollar, insert, quotationIds, take, writeQuantity } = load;
  const { id, seed, requested, bidders, requirements, publishedAt, endedAt, undone } = request;
  const states = statesOf(seed, bidders);
  const last = endedAt ?? (seed.state === 'closed' ? at(now, seed.days[1], 15) : now);
  const ranOut = at(now, -2, 15);
  const ends: EndOf = { submitted: null, revised: null, declined: last, withdrawn: last, expired: ranOut };
  for (const [place, bidder] of bidders.entries()) {
    const state = states[place] ?? 'submitted';
    const span = last.getTime() - publishedAt.getTime();
    const submittedAt = new Date(publishedAt.getTime() + (span * (place + 1)) / (bidders.length + 2));
    const quotationId = quotationIds.next();
    const rowsOf = quotationRows({
      id: quotationId,
      requestId: id,
      seed,
      requested,
      quantityText: writeQuantity(bidder.locale, seed.quantity, requested.kind.unit),
      leadDays: (bidder.leadDays ?? 30) + draw(`lead|${seed.key}|${bidder.companyId}`).between(0, 20),
      take,
      bidder,
      place,
      state,
      values: bidder.productId === null ? [] : await readValues(tx, bidder.productId, bidder.locale),
      requirements,
      submittedAt,
      endedAt: ends[state] === undefined ? endedAt : ends[state],
      validUntil: state === 'expired' ? ranOut : at(endedAt ?? now, 20 + ((place * 11) % 40), 15),
      texts,
      perDollar,
    });
    const isBetterOfferRequested = seed.round && place === 1;
    const round = isBetterOfferRequested
      ? { betterOfferRound: 1, betterOfferBy: at(now, 3, 15), betterOfferText: seed.round ?? '', updatedAt: now }
      : {};
    insert.add(quotation, [{ ...rowsOf.quotation, ...round }]);
    insert.add(quotationPriceBreak, rowsOf.breaks);
    insert.add(quotationDeviation, rowsOf.deviations);
    insert.add(quotationRevision, rowsOf.revisions);
    if (place % 3 === 0)
      insert.add(quotationNote, [{ quotationId, text: take(`note ${seed.locale}`, texts[seed.locale].notes) }]);
    const once = place === 0 ? undone : null;
    if (once) insert.add(undoneAward, [{ quotationId, ...once }]);
    const isKnown = seed.state === 'open' && state === 'submitted' && bidder.accountId !== null;
    const soon = isKnown ? new Date((submittedAt.getTime() + last.getTime()) / 2) : undefined;
    const openedAt = state === 'accepted' ? last : (once?.awardedAt ?? soon);
    if (openedAt) insert.add(purchaseContact, [{ requestId: id, companyId: bidder.companyId, openedAt }]);
  }
}

/** Writes the requests of the demo's buyers, one buyer a language, with their quotations; once the accounts are there. */
export async function loadTrade(tx: Transaction, now: Date): Promise<void> {
  const kinds = new Map(
    readSectors().flatMap((sector) => sector.kinds.map((kind) => [kind.key, { kind, sector }] as const)),
  );
  const buyers = await rows<Buyer>(
    tx,
    sql`select id, username, name, phone, email from account where demo and kind = 'purchaser'`,
  );
  const next = await ids(tx, purchaseRequest);
  const quotationIds = await ids(tx, quotation);
  const load: Load = {
    ...{ tx, now, perDollar: demonstrationRates(now).perDollar },
    ...{ insert: insertLater(), quotationIds, take: takeInTurn(), writeQuantity: await quantityWriter() },
  };
  for (const seed of readRequests()) {
    const requested = kinds.get(seed.kind);
    const buyer = buyers.find(({ username }) => username === `buyer_${seed.locale}`);
    if (requested && buyer) await addRequest(load, next.next(), seed, requested, buyer);
  }
  await load.insert.run(tx);
  await recountPlaces(tx);
  await next.settle();
  await quotationIds.settle();
  const open = await rows<{ id: number }>(tx, sql`select id from purchase_request where state = 'open'`);
  await indexPurchases(
    tx,
    open.map(({ id }) => id),
  );
}
