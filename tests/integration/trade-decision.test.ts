import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { purchaseRequest, purchaseSpecification } from '@/lib/platform/db/schema/purchase';
import { quotation, quotationDeviation } from '@/lib/platform/db/schema/quotation';
import { exchangeRate } from '@/lib/platform/db/schema/reference';
import { upload } from '@/lib/platform/db/schema/upload';
import type { AppError } from '@/lib/platform/errors';
import { embeddedStorage } from '@/lib/platform/storage/settings';
import { askQuestion } from '@/lib/purchase/correspondence/commands';
import { countReceived, listOwnPurchases } from '@/lib/purchase/own/queries';
import { getPurchase } from '@/lib/purchase/queries';
import { findQuotationFile } from '@/lib/quotation/attachment/queries';
import { reviseQuotation } from '@/lib/quotation/commands';
import { exportComparison } from '@/lib/quotation/comparison/export';
import { saveNote, saveWeights } from '@/lib/quotation/evaluation/commands';
import { acceptQuotation } from '@/lib/quotation/outcome/commands';
import { getStanding } from '@/lib/quotation/own/queries';
import { compareQuotations, getOwnQuotation, listOwnQuotations } from '@/lib/quotation/queries';
import { listReceived, listWaitingRequests } from '@/lib/quotation/received/queries';
import { usualWeights } from '@/lib/quotation/score';
import { saveTolerance } from '@/lib/quotation/tolerance/commands';
import { listWholeVersions } from '@/lib/quotation/version/queries';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, makeQuotation, makeRequest, now, quotationOf } from './trade-kit';

let buyer: PurchaserActor;
let stranger: PurchaserActor;
let bidder: SupplierActor;
let rival: SupplierActor;
let requestId: number;
let quoted: number;
const fijian = { base: 'EUR', currency: 'FJD', source: 'Probe' };

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const compared = async () => compareQuotations(buyer, 'fr', requestId);

beforeAll(async () => {
  await demoDatabase();
  [buyer, stranger] = [await makePurchaser(), await makePurchaser()];
  [bidder, rival] = [await makeBidder(), await makeBidder()];
  requestId = await makeRequest(buyer);
  quoted = await makeQuotation(bidder, requestId);
  await makeQuotation(rival, requestId);
}, 240_000);

describe('a buyer’s weights', () => {
  it('are the default until set, then stored with the request', async () => {
    expect((await compared())?.weights).toEqual(usualWeights);
    const weights = { ...usualWeights, price: 0, payment: 9 };
    await saveWeights(buyer, requestId, weights);
    expect((await compared())?.weights).toEqual(weights);
  });
  it('cannot be set by another buyer', async () =>
    expect(await refusal(saveWeights(stranger, requestId, usualWeights))).toBe('notFound'));
});

describe("a buyer's note", () => {
  it('is stored, and does not overwrite a newer one', async () => {
    expect(await saveNote(buyer, quoted, { read: 0, text: 'Reserved words' })).toEqual({ revision: 1 });
    expect(await refusal(saveNote(buyer, quoted, { read: 0, text: 'From another tab' }))).toBe('revision:changed');
    expect(await saveNote(buyer, quoted, { read: 1, text: 'Private words' })).toEqual({ revision: 2 });
    expect(await refusal(saveNote(buyer, quoted, { read: 1, text: 'Late' }))).toBe('revision:changed');
    const note = (await compared())?.items.find(({ id }) => id === quoted)?.note;
    expect(note).toEqual({ text: 'Private words', revision: 2 });
  });
  it('is hidden from suppliers and other buyers', async () => {
    expect(await refusal(saveNote(stranger, quoted, { read: 2, text: 'Mine' }))).toBe('notFound');
    const list = { states: ['submitted', 'revised'] as const, page: 1, pageSize: 100 };
    const read = [
      await compareQuotations(stranger, 'fr', requestId),
      await getOwnQuotation(bidder, quoted),
      await listOwnQuotations(bidder, 'en', list),
      await getPurchase('en', bidder, requestId),
      await getPurchase('en', rival, requestId),
    ];
    expect(JSON.stringify(read)).not.toContain('Private words');
  });
});

describe('an award', () => {
  it('is refused for a disabled supplier, whose name is given', async () => {
    const at = eq(company.id, bidder.companyId);
    await database().update(company).set({ status: 'disabled' }).where(at);
    expect(await refusal(acceptQuotation(buyer, quoted, now))).toBe('company:supplierUnavailable');
    const available = (await compared())?.items.map((item) => [item.id === quoted, item.available]);
    expect(available).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, true],
      ]),
    );
    await database().update(company).set({ status: 'normal' }).where(at);
    expect((await compared())?.items.every((item) => item.available)).toBe(true);
  });

  it('is refused for an outdated version', async () => {
    const own = await getOwnQuotation(bidder, quoted);
    await reviseQuotation(
      bidder,
      quoted,
      own?.revision ?? 0,
      quotationOf({ unitPrice: 990, currency: 'FJD', incoterm: 'CIF' }),
      now,
    );
    expect(await refusal(acceptQuotation(buyer, quoted, now, 1))).toBe('revision:changed');
  });
  it('keeps the exchange rates of its comparison', async () => {
    const rate = (date: string, value: string) => ({ ...fijian, date, rate: value });
    await database().insert(exchangeRate).values(rate('2026-11-30', '2'));
    const before = (await compared())?.items.map((one) => one.compared);
    expect(before?.[0]).toMatchObject({ converted: 495, rates: [{ currency: 'FJD', date: '2026-11-30', rate: 2 }] });
    await acceptQuotation(buyer, quoted, now, 2);
    await database().insert(exchangeRate).values(rate('2026-12-01', '4'));
    const after = await compared();
    expect(after?.frozen).toBe(true);
    expect(after?.items.map((one) => one.compared)).toEqual(before);
  });
});

describe('a buyer’s tasks', () => {
  it('include only undecided requests with news', async () => {
    const own = await makePurchaser();
    expect(await listWaitingRequests(own, 'fr', 4, now)).toEqual([]);
    const id = await makeRequest(own, { validUntil: inDays(2).toISOString() });
    const quiet = await makeRequest(own);
    const terms = { incoterm: 'CIF', place: 'Dakar' } as const;
    const bid = await makeQuotation(rival, id, { ...terms, validUntil: inDays(20).toISOString() });
    await askQuestion(rival, id, 'Which voltage?', now);
    const waiting = await listWaitingRequests(own, 'fr', 4, now);
    expect(waiting.find((one) => one.id === id)).toMatchObject({
      ...{
        title: { text: 'Pompes centrifuges', locale: 'fr' },
        quotations: 1,
        unanswered: 1,
        until: inDays(2).toISOString(),
      },
      lowest: { amount: 880, currency: 'EUR', per: 1 },
    });
    // It waits for its suppliers.
    expect(waiting.map((one) => one.id)).toEqual([id]);
    expect((await listWaitingRequests(own, 'fr', 1, now)).map((one) => one.id)).toEqual([id]);
    const page = { states: ['open'] as const, page: 1, pageSize: 10 };
    const both = await listOwnPurchases(own, page);
    expect(both.total).toBe(2);
    const countsOf = (of: number) => {
      const found = both.items.find((one) => one.id === of);
      return [found?.quotations, found?.unanswered];
    };
    expect([countsOf(id), countsOf(quiet)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    const placesOf = (of: number) => both.items.find((one) => one.id === of)?.places;
    expect([placesOf(id), placesOf(quiet)]).toEqual([
      { left: 9, spared: 1 },
      { left: 10, spared: 1 },
    ]);
    expect((await getPurchase('fr', null, id))?.placesLeft).toBe(8);
    const { items, total } = await listReceived(own, 'fr', { page: 1, pageSize: 10 });
    expect([total, items]).toMatchObject([
      1,
      [{ id: bid, requestId: id, title: { text: 'Pompes centrifuges', locale: 'fr' }, state: 'submitted' }],
    ]);
    expect(await listReceived(stranger, 'fr', { page: 1, pageSize: 10 })).toEqual({ items: [], total: 0 });
    await acceptQuotation(own, bid, now);
    expect(await listWaitingRequests(own, 'fr', 4, now)).toEqual([]);
    await askQuestion(rival, quiet, 'Which flange?', now);
    expect(await listWaitingRequests(own, 'fr', 4, now)).toMatchObject([{ id: quiet, quotations: 0, lowest: null }]);
    expect([await countReceived(own, id), await countReceived(stranger, id)]).toEqual([1, 0]);
  });

  it('show for each row the deviations of an offer, and those accepted', async () => {
    const own = await makePurchaser();
    const line = (label: string) => ({ label, min: 50, max: null, unit: 'm³/h' });
    const id = await makeRequest(own, { specification: [line('Débit'), line('Hauteur')] as never });
    const bare = await makeRequest(own, { specification: [] });
    const departing = [0, 1].map((position) => ({ position, text: '45 m³/h' }));
    const some = await makeQuotation(rival, id, { deviations: departing });
    await saveTolerance(own, some, { position: 1, text: '45 m³/h', accepted: true });
    const none = await makeQuotation(await makeBidder(), id);
    const unasked = await makeQuotation(rival, bare);
    const { items } = await listReceived(own, 'fr', { page: 1, pageSize: 10 });
    const shown = new Map(items.map((one) => [one.id, one.deviations]));
    expect([shown.get(some), shown.get(none), shown.get(unasked)]).toEqual([
      { missed: 1, taken: 1 },
      { missed: 0, taken: 0 },
      null,
    ]);
  });
});

describe('a quotation’s file', () => {
  it('is only for its buyer and its own company', async () => {
    const storage = embeddedStorage('/nowhere', 'secret');
    const key = 'attachment/trade-decision.pdf';
    await database().insert(upload).values({
      pendingKey: 'pending/trade-decision.pdf',
      key,
      state: 'referenced',
      kind: 'attachment',
      private: true,
      ownerKind: 'supplier',
      ownerId: bidder.accountId,
      companyId: bidder.companyId,
      name: 'Data sheet.pdf',
      mime: 'application/pdf',
      bytes: 1000,
    });
    await database()
      .update(quotation)
      .set({ attachments: [key] })
      .where(eq(quotation.id, quoted));
    expect(await findQuotationFile(storage, buyer, quoted, key)).toContain(key);
    const shown = (await compared())?.items.map(({ files }) => files.map(({ name }) => name));
    expect(shown).toContainEqual(['Data sheet.pdf']);
    expect(await refusal(findQuotationFile(storage, buyer, quoted, 'another/key.pdf'))).toBe('notFound');
    expect(await refusal(findQuotationFile(storage, stranger, quoted, key))).toBe('notFound');
    expect(await findQuotationFile(storage, bidder, quoted, key)).toContain(key);
    expect(await refusal(findQuotationFile(storage, rival, quoted, key))).toBe('notFound');
    expect(await refusal(findQuotationFile(storage, { ...bidder, role: 'editor' }, quoted, key))).toBe('role:role');
  });
});

describe('a deviation from a requirement', () => {
  const stated = { position: 0, text: '45 m³/h' };
  const read = async (id: number, by = buyer) =>
    (await compareQuotations(by, 'en', id))?.items.map(({ deviations }) => deviations);
  it('is accepted only by its buyer, line by line, until supplier or request change it', async () => {
    const id = await makeRequest(buyer, {
      specification: [
        { label: 'Débit', value: '', min: 50, max: null, unit: 'm³/h', parameterId: null, optionId: null },
        { label: 'Corps', value: 'fonte', min: null, max: null, unit: '', parameterId: null, optionId: null },
      ],
    });
    const steel = { position: 1, text: 'acier' };
    const bid = await makeQuotation(bidder, id, { deviations: [stated, steel] });
    const take = (one: typeof stated, accepted = true, by = buyer) => saveTolerance(by, bid, { ...one, accepted });
    expect(await read(id)).toEqual([
      [
        { ...stated, accepted: false },
        { ...steel, accepted: false },
      ],
    ]);
    expect(await refusal(take(stated, true, stranger))).toBe('notFound');
    expect(await refusal(take({ ...stated, text: '40 m³/h' }))).toBe('revision:changed');
    expect(await refusal(take({ ...stated, position: 2 }))).toBe('revision:changed');
    // Two windows, each aware of its own tick only.
    await Promise.all([take(stated), take(steel)]);
    await take(steel);
    expect((await read(id))?.[0]?.map(({ accepted }) => accepted)).toEqual([true, true]);
    await take(steel, false);
    expect((await read(id))?.[0]?.map(({ accepted }) => accepted)).toEqual([true, false]);
    await database()
      .update(purchaseSpecification)
      .set({ min: 55 })
      .where(and(eq(purchaseSpecification.requestId, id), eq(purchaseSpecification.position, 0)));
    expect((await read(id))?.[0]?.map(({ accepted }) => accepted)).toEqual([false, false]);
    await take(stated);
    await database().update(quotationDeviation).set({ text: '30 m³/h' }).where(eq(quotationDeviation.quotationId, bid));
    expect((await read(id))?.[0]?.map(({ accepted }) => accepted)).toEqual([false, false]);
    await database()
      .update(purchaseRequest)
      .set({ state: 'cancelled', endedAt: now })
      .where(eq(purchaseRequest.id, id));
    expect(await refusal(take({ ...stated, text: '30 m³/h' }))).toBe('state:requestState');
  });
  it('is in the file beside the requirement, without a rank until accepted', async () => {
    const own = { ...(await makePurchaser('en')), timeZone: 'UTC' };
    const id = await makeRequest(own, { budget: 10_000, targetPrice: 800 });
    const bid = await makeQuotation(bidder, id, { incoterm: 'CIF', deviations: [stated], warrantyMonths: 12 });
    const before = await exportComparison(own, id, 'en');
    expect(before).toContain('Required: at least 50\u00a0m³/h');
    expect(before).toContain('Deviates: 45 m³/h');
    expect(before).toContain('Not ranked: 1 requirement is not met');
    expect(before).toContain('€80 above your target of €800 (+10%)');
    expect(before).toContain('"€7,600 over your budget of €10,000 (+76%)"');
    await saveTolerance(own, bid, { ...stated, accepted: true });
    const after = await exportComparison(own, id, 'en');
    expect(after).toContain('Deviates: 45 m³/h (acceptable to you)');
    expect(after).not.toContain('Not ranked');
  });
});

describe('a company’s quotation', () => {
  it('is fully visible to it after the decision, in every version, by winner and losers, and to nobody else', async () => {
    const id = await makeRequest(buyer);
    const [won, lost] = [await makeQuotation(bidder, id, { reference: 'Q-1' }), await makeQuotation(rival, id)];
    await reviseQuotation(bidder, won, 1, quotationOf({ reference: 'Q-2', unitPrice: 850 }), now);
    await acceptQuotation(buyer, won, now, 2);
    const read = async (actor: SupplierActor, quotationId: number) =>
      (await listWholeVersions(actor, quotationId)).map((one) => [one.number, one.quotation.unitPrice]);
    expect(await read(bidder, won)).toEqual([
      [1, 880],
      [2, 850],
    ]);
    expect((await listWholeVersions(bidder, won)).map((one) => one.quotation.reference)).toEqual(['Q-1', 'Q-2']);
    expect(await read(rival, lost)).toEqual([[1, 880]]);
    expect((await getStanding(rival, id)).whole).toHaveLength(1);
    expect(await read(rival, won)).toEqual([]);
    expect(await refusal(read({ ...bidder, role: 'editor' }, won))).toBe('role:role');
  });
});

describe('an exported comparison', () => {
  it('has every figure and one’s own notes, safe for spreadsheets', async () => {
    const own = { ...(await makePurchaser('en')), timeZone: 'UTC' };
    const id = await makeRequest(own);
    const bid = await makeQuotation(bidder, id, {
      message: '=HYPERLINK("https://evil.example")',
      brand: '+Pumps',
      deviations: [{ position: 0, text: '@45' }],
    });
    await saveNote(own, bid, { read: 0, text: '-2+3' });
    const text = await exportComparison(own, id, 'en');
    const cells = text.split(/[,\r\n]+/);
    for (const cell of cells) expect(cell.replace(/^"/, '')).not.toMatch(/^[=+@-]/);
    expect(text).toContain("'+Pumps");
    expect(text).toContain("'-2+3");
    expect(text).toContain('€880');
    expect(text).toContain('Freight for your quantity is missing.');
    expect(await refusal(exportComparison({ ...stranger, timeZone: 'UTC' }, id, 'en'))).toBe('notFound');
    await makeQuotation(rival, id, { currency: 'USD', incoterm: 'CIF' });
    const sources = (await exportComparison(own, id, 'fr')).match(/1 USD = [^"\r\n]*/g)?.join(' ');
    expect(sources).toContain('taux de démonstration');
    expect(sources).not.toContain('demonstration');
    const other = await exportComparison(own, id, 'en', { currency: 'USD', quantity: 10 });
    expect(other).toContain('Total for 10 sets');
    expect(other).toContain('"Basis: price of one unit at 10 sets, CIF Dakar, in USD"');
    expect(other).toContain('"Your request says 20 sets, in EUR."');
    expect(other).toContain('US$8,800');
  });
});
