import { nearestMinor } from '@/lib/money/amount';
import 'server-only';
import { sql } from 'drizzle-orm';
import { type Executor, rows } from '@/lib/db/client';
import {
  purchaseAddendum,
  purchaseContact,
  purchaseInvitation,
  purchaseQuestion,
  purchaseRequest,
  purchaseSpecification,
  purchaseTranslation,
} from '@/lib/db/schema/purchase';
import { quotation, quotationDeviation, quotationPriceBreak, quotationRevision } from '@/lib/db/schema/quotation';
import { recountPlaces } from '@/lib/purchase/lock';
import { indexPurchases } from '@/lib/purchase/showing';
import type { QuotationState } from '@/lib/quotation/constants';
import { type Bidder, findBidders, readValues } from './bidder';
import { ids, insertLater } from './insert';
import { quotationRows, type Requirement, requirementsOf, roundPrice } from './quotation-row';
import { demonstrationRates } from './rate';
import { type KindSeed, readSectors, type SectorSeed } from './seed';
import { type RequestSeed, readRequests, readTradeTexts } from './trade-seed';
import { at, endOf } from './trade-time';

const day = 86_400_000;

type Buyer = { id: number; username: string; name: string; phone: string; email: string };
type Load = {
  on: Executor;
  now: Date;
  perDollar: Map<string, number>;
  insert: ReturnType<typeof insertLater>;
  quotationIds: Awaited<ReturnType<typeof ids>>;
};

/** What the bidders of a request have come to, the cheapest winning where one is awarded. */
function statesOf({ state, bids }: RequestSeed, bidders: readonly Bidder[]): QuotationState[] {
  const cheapest = bidders.reduce((best, { usd }, place) => (usd < (bidders[best]?.usd ?? 0) ? place : best), 0);
  return bidders.map((_, place) => {
    if (state === 'awarded') return place === cheapest ? 'accepted' : 'notSelected';
    if (state === 'cancelled' || state === 'expired') return 'notSelected';
    if (place === 4) return 'declined';
    if (place === 5 && bids > 5) return 'withdrawn';
    return place === 0 ? 'revised' : 'submitted';
  });
}

type Asked = { kind: KindSeed; sector: SectorSeed };

async function addRequest(
  load: Load,
  id: number,
  seed: RequestSeed,
  { kind, sector }: Asked,
  buyer: Buyer,
): Promise<void> {
  const { on, now, perDollar, insert } = load;
  const { locale, currency, quantity, state, days } = seed;
  const [published, valid, delivery] = days;
  const all = await findBidders(on, kind, sector, seed.key);
  const [model, bidders] = [all[0], all.slice(0, seed.bids)];
  if (!model?.productId) return;
  const [place] = await rows<{ id: number }>(
    on,
    sql`select category_id as id from product_category where product_id = ${model.productId} order by category_id desc limit 1`,
  );
  const publishedAt = state === 'draft' ? null : at(now, published, 8);
  const endedAt = endOf(seed, now);
  const target = roundPrice(model.usd * (perDollar.get(currency) ?? 1) * 0.93, currency);
  const minor = (amount: number) => nearestMinor(amount, currency);
  const changedAt = endedAt ?? publishedAt ?? at(now, published, 9);
  insert.add(purchaseRequest, [
    {
      id,
      accountId: buyer.id,
      kind: seed.kindOf ?? 'public',
      state,
      closeReason: state === 'closed' ? 'time' : null,
      closedAt: state === 'closed' ? at(now, valid, 15) : null,
      cancelKey: state === 'cancelled' ? 'budget' : null,
      locale,
      categoryId: place?.id ?? null,
      productId: model.productId,
      quantity,
      unit: kind.unit,
      incoterm: seed.terms[0],
      place: seed.terms[1],
      targetPrice: minor(target),
      budget: minor(roundPrice(target * quantity * 1.1, currency)),
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
  const requirements = requirementsOf(await readValues(on, model.productId, locale));
  insert.add(
    purchaseSpecification,
    requirements.map((row) => ({ requestId: id, ...row })),
  );
  const invited = seed.kindOf === 'inquiry' ? all.slice(0, seed.bids + 2) : all.slice(0, 3);
  insert.add(
    purchaseInvitation,
    invited.map(({ companyId }) => ({ requestId: id, companyId, createdAt: publishedAt ?? changedAt })),
  );
  if (publishedAt) await addBids(load, { id, seed, kind, bidders, requirements, publishedAt, endedAt });
}

type Published = {
  id: number;
  seed: RequestSeed;
  kind: KindSeed;
  bidders: Bidder[];
  requirements: Requirement[];
  publishedAt: Date;
  endedAt: Date | null;
};

const texts = readTradeTexts();

/** The quotations of a request, and what was asked and answered meanwhile. */
async function addBids(load: Load, request: Published): Promise<void> {
  const { on, now, perDollar, insert, quotationIds } = load;
  const { id, seed, kind, bidders, requirements, publishedAt, endedAt } = request;
  const states = statesOf(seed, bidders);
  const last = endedAt ?? now;
  for (const [place, bidder] of bidders.entries()) {
    const state = states[place] ?? 'submitted';
    const span = last.getTime() - publishedAt.getTime();
    const submittedAt = new Date(publishedAt.getTime() + (span * (place + 1)) / (bidders.length + 2));
    const isOver = state === 'declined' || state === 'withdrawn';
    const rowsOf = quotationRows({
      id: quotationIds.next(),
      requestId: id,
      seed,
      unit: kind.unit,
      bidder,
      place,
      state,
      values: bidder.productId === null ? [] : await readValues(on, bidder.productId, bidder.locale),
      requirements,
      submittedAt,
      endedAt: state === 'submitted' || state === 'revised' ? null : isOver ? last : endedAt,
      validUntil: at(endedAt ?? now, 20 + ((place * 11) % 40), 15),
      texts,
      perDollar,
    });
    const isAsked = seed.round && place === 1;
    const round = isAsked
      ? { betterOfferRound: 1, betterOfferBy: at(now, 3, 15), betterOfferText: seed.round ?? '', updatedAt: now }
      : {};
    insert.add(quotation, [{ ...rowsOf.quotation, ...round }]);
    insert.add(quotationPriceBreak, rowsOf.breaks);
    insert.add(quotationDeviation, rowsOf.deviations);
    insert.add(quotationRevision, rowsOf.revisions);
    if (state === 'accepted')
      insert.add(purchaseContact, [{ requestId: id, companyId: bidder.companyId, openedAt: last }]);
  }
  addCorrespondence(load, request);
}

function addCorrespondence({ now, insert }: Load, { id, seed, bidders, publishedAt }: Published): void {
  const { locale } = seed;
  const [first, second] = bidders;
  const askedAt = new Date(publishedAt.getTime() + day);
  if (seed.question && first)
    insert.add(purchaseQuestion, [
      {
        requestId: id,
        companyId: first.companyId,
        accountId: first.accountId,
        locale,
        question: seed.question[0],
        answer: seed.question[1],
        answeredAt: new Date(askedAt.getTime() + day),
        createdAt: askedAt,
      },
    ]);
  if (second && seed.state === 'open' && id % 3 === 1)
    insert.add(purchaseQuestion, [
      {
        requestId: id,
        companyId: second.companyId,
        accountId: second.accountId,
        locale: second.locale,
        question: texts[second.locale].ask,
        createdAt: at(now, -1, 9),
      },
    ]);
  if (seed.addendum)
    insert.add(purchaseAddendum, [
      { requestId: id, number: 1, locale, text: seed.addendum, createdAt: at(now, -2, 9) },
    ]);
}

/** Writes the requests of the demo's buyers, one buyer a language, with their quotations; once the accounts are there. */
export async function loadTrade(on: Executor, now: Date): Promise<void> {
  const kinds = new Map(
    readSectors().flatMap((sector) => sector.kinds.map((kind) => [kind.key, { kind, sector }] as const)),
  );
  const buyers = await rows<Buyer>(
    on,
    sql`select id, username, name, phone, email from account where demo and kind = 'purchaser'`,
  );
  const next = await ids(on, purchaseRequest);
  const quotationIds = await ids(on, quotation);
  const load: Load = { on, now, perDollar: demonstrationRates(now).perDollar, insert: insertLater(), quotationIds };
  for (const seed of readRequests()) {
    const asked = kinds.get(seed.kind);
    const buyer = buyers.find(({ username }) => username === `buyer_${seed.locale}`);
    if (asked && buyer) await addRequest(load, next.next(), seed, asked, buyer);
  }
  await load.insert.run(on);
  await recountPlaces(on);
  await next.settle();
  await quotationIds.settle();
  const open = await rows<{ id: number }>(on, sql`select id from purchase_request where state = 'open'`);
  await indexPurchases(
    on,
    open.map(({ id }) => id),
  );
}
