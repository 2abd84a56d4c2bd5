import { decimalOf } from '@/lib/platform/money/amount';
import 'server-only';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { listRecords } from '@/lib/company/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { purchaseContact, purchaseQuestion, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation, quotationRevision } from '@/lib/platform/db/schema/quotation';
import { translated } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { revisionOf } from '@/lib/platform/revision/queries';
import type { Incoterm } from '@/lib/purchase/constants';
import { titlesIn } from '@/lib/purchase/follow/queries';
import { readSpecification } from '@/lib/purchase/specification/queries';
import { inputOf, readStored } from '@/lib/purchase/write';
import { latestRates } from '@/lib/reference/queries';
import { getStanding } from '@/lib/standing/gate';
import { getUploads } from '@/lib/upload/queries';
import { type BasisChoice, basisOf, commonest, comparedCurrencies } from './basis/rules';
import { ceilingsOn } from './ceiling/rules';
import { countMonth } from './commands';
import { compareOffer, priceQuantityFor } from './comparison/rules';
import { isCompared, type QuotationState } from './constants';
import { notesOf, weightsOf } from './evaluation/commands';
import { winnerPriceBands } from './price-range';
import { listPublicResponses } from './response/queries';
import { isAnswered, roundOf } from './round/queries';
import { deviationsOf } from './tolerance/queries';
import type { Decline, OwnQuotation, ReceivedComparison, ReceivedQuotation, Version } from './types';
import { listUndoneAwards, undoUntil } from './undo/queries';
import { type QuotationRow, readInput, readInputs, readTotals } from './write';

const answered = () => sql<boolean>`${isAnswered()}`;
const revision = sql<number>`${revisionOf('quotation', sql`${quotation.id}`)}`;

const declineOf = ({ state, declineKey, declineReason }: QuotationRow): Decline | null =>
  state === 'declined' ? { key: declineKey, text: declineReason ?? '' } : null;

/** A company's quotations this month, and its cap; `max` is null if unlimited. */
export async function getMonth(actor: SupplierActor, now = new Date()): Promise<{ used: number; max: number | null }> {
  const { membership } = await getStanding(database(), actor.companyId);
  return { used: await countMonth(database(), actor.companyId, now), max: config.caps.quotation[membership] };
}

/**
 * A page of the company's own quotations in some states, the latest first.
 * @throws AppError forbidden by role
 */
export async function listOwnQuotations(
  actor: SupplierActor,
  site: Locale,
  { states, page, pageSize }: { states: readonly QuotationState[]; page: number; pageSize: number },
): Promise<{ items: OwnQuotation[]; total: number; month: { used: number; max: number | null } }> {
  assertMayDo(actor, 'quotation');
  const where = and(eq(quotation.companyId, actor.companyId), inArray(quotation.state, [...states]));
  const found = await database()
    .select({
      row: quotation,
      request: purchaseRequest,
      revision,
      answered: answered(),
    })
    .from(quotation)
    .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId))
    .where(where)
    .orderBy(desc(quotation.submittedAt), desc(quotation.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await database().select({ total: count() }).from(quotation).where(where);
  const titles = await titlesIn(
    site,
    found.map(({ request }) => request),
  );
  const totals = await readTotals(found.map(({ row }) => row));
  const items: OwnQuotation[] = [];
  for (const { row, revision: read, answered: isOver } of found)
    items.push({
      id: row.id,
      requestId: row.requestId,
      state: row.state,
      title: titles.get(row.requestId) ?? { text: '', locale: site },
      quantity: row.quantity,
      unit: row.unit,
      total: totals.get(row.id) ?? null,
      unitPrice: decimalOf(row.unitPrice, row.currency),
      priceQuantity: row.priceQuantity,
      currency: row.currency,
      validUntil: row.validUntil.toISOString(),
      submittedAt: row.submittedAt.toISOString(),
      decline: declineOf(row),
      round: roundOf(row, isOver),
      revision: read,
    });
  return { items, total: all?.total ?? 0, month: await getMonth(actor) };
}

const versionsOf = async (quotationId: number): Promise<Version[]> => {
  const found = await database()
    .select({
      number: quotationRevision.number,
      changed: quotationRevision.changed,
      createdAt: quotationRevision.createdAt,
      unitPrice: sql<number>`(${quotationRevision.content} ->> 'unitPrice')::float8`,
      // Versions from before prices had a quantity are per unit.
      priceQuantity: sql<number>`coalesce((${quotationRevision.content} ->> 'priceQuantity')::int, 1)`,
      currency: sql<string>`${quotationRevision.content} ->> 'currency'`,
      incoterm: sql<Incoterm>`${quotationRevision.content} ->> 'incoterm'`,
      place: sql<string>`coalesce(${quotationRevision.content} ->> 'place', '')`,
    })
    .from(quotationRevision)
    .where(eq(quotationRevision.quotationId, quotationId))
    .orderBy(asc(quotationRevision.number));
  return found.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: createdAt.toISOString() }));
};

/**
 * An own quotation as form input; null for another company's.
 * @throws AppError forbidden by role
 */
export async function getOwnQuotation(actor: SupplierActor, id: number) {
  assertMayDo(actor, 'quotation');
  const own = and(eq(quotation.id, id), eq(quotation.companyId, actor.companyId));
  const [found] = await database()
    .select({ row: quotation, revision, answered: answered() })
    .from(quotation)
    .where(own);
  if (!found) return null;
  const { row } = found;
  return {
    id,
    requestId: row.requestId,
    state: row.state,
    decline: declineOf(row),
    round: roundOf(row, found.answered),
    revision: found.revision,
    quotation: await readInput(database(), row),
    versions: await versionsOf(id),
  };
}

type Bidder = { name: string; available: boolean };

const biddersOf = async (site: Locale, requestId: number): Promise<Map<number, Bidder>> => {
  const found = await rows<{ id: number; name: string | null; available: boolean }>(
    database(),
    sql`select c.id, c.status = 'normal' as available, ${translated('company_translation', 'company_id', 'name', sql`c.id`, site)} as name from company c
      where c.id in (select q.company_id from quotation q where q.request_id = ${requestId})`,
  );
  return new Map(found.map(({ id, name, available }) => [id, { name: name ?? '', available }]));
};

/**
 * All quotations of an own request, compared on a basis; null for another's request. The basis is the request's
 * quantity, unit, Incoterm and currency unless the buyer chose others; terms left for negotiation are those most
 * suppliers quoted.
 */
export async function compareQuotations(
  actor: PurchaserActor,
  site: Locale,
  requestId: number,
  choice: BasisChoice = {},
  now = new Date(),
): Promise<ReceivedComparison | null> {
  const mine = and(eq(purchaseRequest.id, requestId), eq(purchaseRequest.accountId, actor.accountId));
  const [request] = await database().select().from(purchaseRequest).where(mine);
  if (!request) return null;
  const quoted = await database()
    .select({ row: quotation, answered: answered() })
    .from(quotation)
    .where(eq(quotation.requestId, requestId))
    .orderBy(asc(quotation.submittedAt), asc(quotation.id));
  const found = quoted.map(({ row }) => row);
  const rates = request.rates ?? (await latestRates(database()));
  const inputs = await readInputs(database(), found);
  const ranked = found.flatMap((row) => (isCompared(row) ? (inputs.get(row.id) ?? []) : []));
  const terms = {
    incoterm: request.incoterm ?? commonest(ranked.map(({ incoterm }) => incoterm)),
    currency: request.currency ?? commonest(ranked.map(({ currency }) => currency)),
  };
  const chosen = basisOf({ ...request, ...terms }, choice, rates);
  const basis = chosen && { ...chosen, priceQuantity: priceQuantityFor(ranked, chosen, rates) };
  const notes = await notesOf(
    database(),
    found.map(({ id }) => id),
  );
  const bidders = await biddersOf(site, requestId);
  const records = await listRecords([...bidders.keys()]);
  const responses = await listPublicResponses([...bidders.keys()], now);
  const contacts = await database()
    .select({ companyId: purchaseContact.companyId })
    .from(purchaseContact)
    .where(eq(purchaseContact.requestId, requestId));
  const opened = new Set(contacts.map(({ companyId }) => companyId));
  const deviations = await deviationsOf(database(), [requestId]);
  const stored = await readStored(database(), request);
  const { targetPrice, budget } = inputOf(stored);
  const items: ReceivedQuotation[] = [];
  for (const { row, answered: isOver } of quoted) {
    const input = inputs.get(row.id) ?? (await readInput(database(), row));
    const bidder = bidders.get(row.companyId);
    const record = records[row.companyId];
    items.push({
      id: row.id,
      companyId: row.companyId,
      company: bidder?.name ?? '',
      available: bidder?.available ?? false,
      grade: record?.grade ?? 'C',
      membership: record?.membership ?? 'regular',
      record: record ?? null,
      response: responses.get(row.companyId) ?? null,
      state: row.state,
      quotation: input,
      deviations: deviations.get(row.id) ?? [],
      versions: await versionsOf(row.id),
      round: roundOf(row, isOver, now),
      submittedAt: row.submittedAt.toISOString(),
      decline: declineOf(row),
      note: notes.get(row.id) ?? { text: '', revision: 0 },
      files: (await getUploads(database(), row.attachments)).map(({ key, name }) => ({ key, name })),
      opened: opened.has(row.companyId),
      compared: basis ? compareOffer(input, basis, rates) : null,
    });
  }
  const { currency, quantity } = request;
  const undone = await listUndoneAwards(requestId);
  return {
    basis,
    own: { currency, quantity },
    requirements: await readSpecification(requestId, site, stored.specification, (line) => line),
    ceilings: basis
      ? ceilingsOn({ currency, quantity, targetPrice, budget }, basis, rates)
      : { price: null, total: null },
    currencies: comparedCurrencies(currency, rates),
    weights: weightsOf(request.weights),
    frozen: request.rates !== null,
    unanswered: await database().$count(
      purchaseQuestion,
      and(eq(purchaseQuestion.requestId, requestId), isNull(purchaseQuestion.answer)),
    ),
    bands: request.showPriceBand ? winnerPriceBands(found, rates) : [],
    undoUntil: undoUntil(request, now),
    undone: undone.map((one) => ({ ...one, company: bidders.get(one.companyId)?.name ?? '' })),
    items,
  };
}
