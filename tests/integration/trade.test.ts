import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotices } from '@/lib/notification/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { notification } from '@/lib/platform/db/schema/notification';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { parameter, parameterTranslation, product, productParameter } from '@/lib/platform/db/schema/product';
import { purchaseAddendum, purchaseContact } from '@/lib/platform/db/schema/purchase';
import { quotationRevision } from '@/lib/platform/db/schema/quotation';
import { audit } from '@/lib/platform/db/schema/review';
import { productSearch } from '@/lib/platform/db/schema/search';
import type { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { addAddendum } from '@/lib/purchase/addendum/commands';
import {
  closePurchase,
  deletePurchase,
  makePublic,
  publishPurchase,
  raiseQuotationMax,
  savePurchase,
} from '@/lib/purchase/commands';
import { answerQuestion, askQuestion, inviteSuppliers, openContacts } from '@/lib/purchase/correspondence/commands';
import { getPurchase } from '@/lib/purchase/queries';
import { purchaseFields } from '@/lib/purchase/schema';
import { reviseQuotation, submitQuotation, withdrawQuotation } from '@/lib/quotation/commands';
import { askBetterOffer, declineQuotation } from '@/lib/quotation/negotiation/commands';
import { acceptQuotation, cancelPurchase, runTradeClock } from '@/lib/quotation/outcome/commands';
import { getStanding } from '@/lib/quotation/own/queries';
import { demoDatabase } from '../database';
import {
  dropped,
  inDays,
  makeBidder,
  makePurchaser,
  makeQuotation,
  makeRequest,
  now,
  quotationOf,
  quotationRow,
  requestOf,
  requestRow,
} from './trade-kit';

let buyer: PurchaserActor;
let bidders: SupplierActor[] = [];

/** `field:key` of a refusal, or its code if it names no field; null if there was none. */
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const noticesOf = async ({ accountId }: { accountId: number }) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).map(({ type }) => type);
const emailOf = async ({ accountId }: SupplierActor): Promise<string> => {
  const [row] = await database().select({ email: account.email }).from(account).where(eq(account.id, accountId));
  return row?.email ?? '';
};
const [first, second, third] = [() => bidders[0], () => bidders[1], () => bidders[2]].map(
  (get) => () => get() as SupplierActor,
) as [() => SupplierActor, () => SupplierActor, () => SupplierActor];

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser();
  bidders = await Promise.all(Array.from({ length: 12 }, () => makeBidder()));
}, 240_000);

describe('a request', () => {
  it('is saved as a draft, refused on an outdated version, and published', async () => {
    const draft = purchaseFields.parse({ locale: 'fr', translations: { fr: { title: 'Pompes' } } });
    const { id, revision } = await savePurchase(buyer, { id: null }, draft, now);
    await savePurchase(buyer, { id, revision }, { ...draft, quantity: 4 }, now);
    expect(await refusal(savePurchase(buyer, { id, revision }, draft, now))).toBe('revision:changed');
    const other = await makePurchaser();
    expect(await refusal(savePurchase(other, { id, revision: 2 }, draft, now))).toBe('notFound');
    const published = await publishPurchase(buyer, { id, revision: 2 }, await requestOf(), now);
    expect(published).toMatchObject({ id, masked: true });
    expect(await requestRow(id)).toMatchObject({ state: 'open', quantity: 20, targetPrice: 90_000, publishedAt: now });
    expect(await refusal(savePurchase(buyer, { id, revision: 4 }, draft, now))).toBe('state:requestState');
    expect(await refusal(deletePurchase(buyer, id))).toBe('state:requestState');
    const [entry] = await database()
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'purchase.publish'), eq(audit.targetId, id)));
    expect(entry).toMatchObject({ accountId: buyer.accountId });
  });

  it('deletes a draft', async () => {
    const draft = purchaseFields.parse({ locale: 'fr', translations: { fr: { title: 'Pompes' } } });
    const { id } = await savePurchase(buyer, { id: null }, draft, now);
    await deletePurchase(buyer, id);
    expect(await requestRow(id)).toBeUndefined();
  });

  it('refuses a validity that is past or too long', async () => {
    for (const days of [0.5, 366])
      expect(await refusal(makeRequest(buyer, { validUntil: inDays(days).toISOString() }))).toBe(
        'validUntil:validDays:1:365',
      );
  });

  it('names requirements taken from a product in every language, and accepts no parameter of another company', async () => {
    const [known] = await database()
      .select({ productId: productParameter.productId, parameterId: parameter.id, optionId: productParameter.optionId })
      .from(productParameter)
      .innerJoin(parameter, eq(parameter.id, productParameter.parameterId))
      .where(and(isNotNull(productParameter.optionId), isNull(parameter.companyId)))
      .limit(1);
    const row = { label: 'Débit', value: 'fort', min: null, max: null, unit: '' };
    const specification = [{ ...row, parameterId: known?.parameterId ?? 0, optionId: known?.optionId ?? 0 }];
    const id = await makeRequest(buyer, { specification });
    const seen = await Promise.all((['en', 'zh'] as const).map((site) => getPurchase(site, null, id)));
    const labels = await database()
      .select({ locale: parameterTranslation.locale, label: parameterTranslation.label })
      .from(parameterTranslation)
      .where(eq(parameterTranslation.parameterId, known?.parameterId ?? 0));
    for (const [at, site] of ['en', 'zh'].entries()) {
      const label = labels.find(({ locale }) => locale === site)?.label;
      expect(seen[at]?.specification).toMatchObject([{ label, value: expect.not.stringMatching(/^fort$/) }]);
    }
    const [foreign] = await database()
      .insert(parameter)
      .values({ companyId: first().companyId, key: 'secret', kind: 'text', section: 'operation' })
      .returning();
    const stolen = makeRequest(buyer, { specification: [{ ...row, parameterId: foreign?.id ?? 0, optionId: null }] });
    expect(await refusal(stolen)).toBe('specification.0.label:choice');
    await database()
      .delete(parameter)
      .where(eq(parameter.id, foreign?.id ?? 0));
  });

  it('accepts a public or previously named product, and reveals nothing about others', async () => {
    const [shown] = await database()
      .select({ id: product.id, companyId: product.companyId })
      .from(product)
      .innerJoin(productSearch, and(eq(productSearch.productId, product.id), eq(productSearch.locale, 'en')))
      .where(and(eq(product.status, 'normal'), product.listed))
      .limit(1);
    const productId = shown?.id ?? 0;
    const [own] = await database()
      .insert(parameter)
      .values({ companyId: shown?.companyId ?? 0, key: 'coating', kind: 'text', section: 'operation' })
      .returning();
    const parameterId = own?.id ?? 0;
    await database().insert(productParameter).values({ productId, parameterId, text: 'ETFE' });
    const row = { parameterId, optionId: null, label: 'Couche', value: 'x', min: null, max: null, unit: '' };
    const named = await requestOf({ productId, specification: [row] });
    const list = (listed: boolean) => database().update(product).set({ listed }).where(eq(product.id, productId));
    const saved = await savePurchase(buyer, { id: null }, named, now);
    await list(false);
    const again = await savePurchase(buyer, saved, { ...named, place: 'Thiès' }, now);
    expect(again.id).toBe(saved.id);
    const other = await savePurchase(buyer, { id: null }, named, now).catch((error: AppError) => error.errors);
    expect(other).toEqual([
      { field: 'productId', key: 'choice' },
      { field: 'specification.0.label', key: 'choice' },
    ]);
    await list(true);
    await deletePurchase(buyer, saved.id);
    await database().delete(productParameter).where(eq(productParameter.parameterId, parameterId));
    await database().delete(parameter).where(eq(parameter.id, parameterId));
  });

  it('shows an inquiry only to invited suppliers, until public', async () => {
    const id = await makeRequest(buyer, { kind: 'inquiry' });
    await inviteSuppliers(buyer, id, [first().companyId]);
    expect(await noticesOf(first())).toContain('purchaseInvited');
    expect(await refusal(submitQuotation(second(), id, quotationOf(), now))).toBe('notFound');
    expect(await refusal(askQuestion(second(), id, 'Which voltage?', now))).toBe('notFound');
    await submitQuotation(first(), id, quotationOf(), now);
    await makePublic(buyer, id, now);
    expect(await refusal(submitQuotation(second(), id, quotationOf(), now))).toBeNull();
    expect(await refusal(makePublic(buyer, id, now))).toBe('state:requestState');
  });

  it('invites at most twenty suppliers, only public ones', async () => {
    const id = await makeRequest(buyer);
    expect(await refusal(inviteSuppliers(buyer, id, [2_000_000_000]))).toBe('companyIds:choice');
    const more = await Promise.all(Array.from({ length: 9 }, () => makeBidder()));
    const ids = [...bidders, ...more].map(({ companyId }) => companyId);
    expect(await refusal(inviteSuppliers(buyer, id, ids))).toBe('companyIds:limit');
    expect(await inviteSuppliers(buyer, id, ids.slice(0, 20))).toEqual({ count: 20 });
  });

  it('notifies every bidder of an addendum with changes, but never the budget', async () => {
    const id = await makeRequest(buyer);
    await makeQuotation(first(), id);
    const changed = await requestOf({ quantity: 30, budget: 40_000 });
    expect(await refusal(addAddendum(buyer, id, 0, { text: 'Plus', purchase: changed }, now))).toBe('revision:changed');
    const { number } = await addAddendum(buyer, id, 2, { text: 'Plus', purchase: changed }, now);
    expect(number).toBe(1);
    // Retried, as after a lost response.
    expect(await addAddendum(buyer, id, 2, { text: 'Plus', purchase: changed }, now)).toEqual({ number, revision: 3 });
    const [row, ...more] = await database().select().from(purchaseAddendum).where(eq(purchaseAddendum.requestId, id));
    expect(more).toEqual([]);
    expect(row?.changes).toEqual({ quantity: { before: 20, after: 30 } });
    expect(await noticesOf(first())).toContain('purchaseAddendum');
    const shorter = await requestOf({ validUntil: inDays(5).toISOString() });
    expect(await refusal(addAddendum(buyer, id, 3, { text: 'Vite', purchase: shorter }, now))).toBe(
      'validUntil:validityShorter',
    );
  });

  it('answers a question once, for its author and every bidder', async () => {
    const [asker, bidder, idle] = [await makeBidder(), await makeBidder(), await makeBidder()];
    const id = await makeRequest(buyer);
    await makeQuotation(bidder, id);
    const { id: question } = await askQuestion(asker, id, 'Which voltage? +221 33 823 10 10', now);
    expect(await noticesOf(buyer)).toContain('purchaseQuestion');
    await answerQuestion(buyer, id, question, '400 V', now);
    expect(await refusal(answerQuestion(buyer, id, question, '380 V', now))).toBe('id:answered');
    expect(await noticesOf(asker)).toEqual(['purchaseAnswer']);
    expect(await noticesOf(bidder)).toEqual(['purchaseAnswer']);
    expect(await noticesOf(idle)).toEqual([]);
    const [notice] = await database().select().from(notification).where(eq(notification.accountId, bidder.accountId));
    // As the page shows both to those without access to the contacts.
    expect(notice?.values).toMatchObject({ worded: 'yes', question: 'Which voltage? •••', answer: '400 V' });
  });

  it('is named to its buyer as written, and to suppliers without contacts', async () => {
    const [own, asker] = [await makePurchaser(), await makeBidder()];
    const title = 'Pompes, +221 33 823 10 10';
    const id = await makeRequest(own, { translations: { fr: { title, details: 'Pour eau claire.' } } });
    const { id: question } = await askQuestion(asker, id, 'Which voltage?', now);
    await answerQuestion(own, id, question, '400 V', now);
    const titles = async ({ accountId }: { accountId: number }) =>
      (await database().select().from(notification).where(eq(notification.accountId, accountId))).map(
        ({ values }) => values.title,
      );
    expect(await titles(own)).toEqual([title]);
    expect(await titles(asker)).toEqual(['Pompes, •••']);
  });

  it('opens contacts only to a bidder or an invited supplier, with the time', async () => {
    const id = await makeRequest(buyer);
    await makeQuotation(first(), id);
    expect(await refusal(openContacts(buyer, id, third().companyId))).toBe('notFound');
    expect(await refusal(openContacts(await makePurchaser(), id, first().companyId))).toBe('notFound');
    await openContacts(buyer, id, first().companyId);
    await openContacts(buyer, id, first().companyId);
    const opened = await database().select().from(purchaseContact).where(eq(purchaseContact.requestId, id));
    expect(opened.map(({ companyId }) => companyId)).toEqual([first().companyId]);
  });
});

describe('a quotation', () => {
  it('keeps every version with its changes', async () => {
    const id = await makeRequest(buyer);
    const { id: quoted, revision } = await submitQuotation(first(), id, quotationOf(), now);
    expect(await refusal(reviseQuotation(second(), quoted, revision, quotationOf(), now))).toBe('notFound');
    await reviseQuotation(first(), quoted, revision, quotationOf({ unitPrice: 850, leadDays: 40 }), now);
    expect(await refusal(reviseQuotation(first(), quoted, revision, quotationOf(), now))).toBe('revision:changed');
    const kept = await database()
      .select()
      .from(quotationRevision)
      .where(eq(quotationRevision.quotationId, quoted))
      .orderBy(quotationRevision.number);
    expect(kept.map(({ number, changed }) => [number, changed])).toEqual([
      [1, []],
      [2, ['unitPrice', 'leadDays']],
    ]);
    expect(await quotationRow(quoted)).toMatchObject({ state: 'revised', unitPrice: 85_000 });
    expect(await noticesOf(buyer)).toEqual(expect.arrayContaining(['quotationReceived', 'quotationRevised']));
    const notices = await database().select().from(notification).where(eq(notification.accountId, buyer.accountId));
    expect(notices.map(({ path }) => path)).toContain(href('purchaserComparison', { id }));
  });

  it('is one per company, and another once withdrawn or declined', async () => {
    const id = await makeRequest(buyer);
    const quoted = await makeQuotation(first(), id);
    const second = makeQuotation(first(), id).catch((error: AppError) => error);
    expect(await second).toMatchObject({
      errors: [{ field: 'requestId', key: 'quotedAlready' }],
      data: { id: quoted, revision: 1, own: true },
    });
    await withdrawQuotation(first(), quoted, now);
    expect(await refusal(withdrawQuotation(first(), quoted, now))).toBe('state:quotationState');
    const again = await makeQuotation(first(), id);
    await declineQuotation(buyer, again, { key: 'delivery', text: 'Too late' }, now);
    expect(await quotationRow(again)).toMatchObject({
      state: 'declined',
      declineKey: 'delivery',
      declineReason: 'Too late',
      endedAt: now,
    });
    expect(await refusal(makeQuotation(first(), id))).toBeNull();
  });

  it('takes a place; one is reserved for invited suppliers, the last closes the request, a free one reopens it', async () => {
    const id = await makeRequest(buyer);
    const quoted: number[] = [];
    for (const bidder of bidders.slice(0, 9)) quoted.push(await makeQuotation(bidder, id));
    const [tenth, eleventh] = bidders.slice(9) as [SupplierActor, SupplierActor];
    expect(await refusal(makeQuotation(tenth, id))).toBe('requestId:requestFull');
    await inviteSuppliers(buyer, id, [tenth.companyId]);
    await makeQuotation(tenth, id);
    expect(await requestRow(id)).toMatchObject({ state: 'closed', closeReason: 'full' });
    expect(await refusal(makeQuotation(eleventh, id))).toBe('state:requestState');
    await declineQuotation(buyer, quoted[0] ?? 0, { key: null, text: 'No' }, now);
    expect(await requestRow(id)).toMatchObject({ state: 'open', closeReason: null });
    await makeQuotation(eleventh, id);
    expect((await requestRow(id))?.state).toBe('closed');
    expect(await refusal(raiseQuotationMax(buyer, id, 21, now))).toBe('max:whole:11:20');
    await raiseQuotationMax(buyer, id, 12, now);
    expect((await requestRow(id))?.state).toBe('open');
  });

  it('counts in its company’s month, whatever its outcome', async () => {
    const bidder = await makeBidder('regular');
    for (let index = 0; index < 10; index++) {
      const quoted = await makeQuotation(bidder, await makeRequest(buyer));
      if (index === 0) await withdrawQuotation(bidder, quoted, now);
    }
    const id = await makeRequest(buyer, { validUntil: inDays(60).toISOString() });
    expect(await refusal(makeQuotation(bidder, id))).toBe('requestId:quotationCap:10');
    const nextMonth = new Date('2097-01-01T00:00:00Z');
    const input = quotationOf({ validUntil: '2097-02-01T00:00:00Z' });
    expect(await refusal(submitQuotation(bidder, id, input, nextMonth))).toBeNull();
  });

  it('is not for an editor of the company', async () => {
    const id = await makeRequest(buyer);
    expect(() => submitQuotation({ ...first(), role: 'editor' }, id, quotationOf(), now)).toThrow('forbidden');
  });

  it('enters another round', async () => {
    const id = await makeRequest(buyer);
    const quoted = await makeQuotation(first(), id);
    expect(await refusal(askBetterOffer(buyer, quoted, { until: inDays(-1), text: '' }, now))).toBe('until:dayPast');
    expect(await askBetterOffer(buyer, quoted, { until: inDays(5), text: 'Mieux ?' }, now)).toEqual({ round: 1 });
    expect(await noticesOf(first())).toContain('betterOfferAsked');
  });

  it('shows deadlines in each reader’s language and time zone, by e-mail and in the inbox', async () => {
    const bidder = await makeBidder('diamond', 'de');
    await database().update(account).set({ timeZone: 'America/Sao_Paulo' }).where(eq(account.id, bidder.accountId));
    const quoted = await makeQuotation(bidder, await makeRequest(buyer));
    // The end of the fifth in Shanghai.
    const until = new Date('2096-12-05T15:59:00.000Z');
    await askBetterOffer(buyer, quoted, { until, text: '' }, now);
    const sent = await database()
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, await emailOf(bidder)));
    const texts = sent.map(({ content }) => (content as { text: string }).text);
    expect(texts.find((text) => text.includes('zu verbessern'))).toMatch(/bis 05\.12\.2096, 12:59 GMT-3 zu verbessern/);
    const read = async (site: Locale, timeZone: string) => {
      const { items } = await listNotices({ ...bidder, timeZone }, site, { page: 1, pageSize: 10 });
      return items.find(({ title }) => /better|改进/.test(title))?.text;
    };
    expect(await read('en', 'Asia/Shanghai')).toMatch(/by 5 Dec 2096, 23:59 GMT\+8\.$/);
    expect(await read('zh', 'Pacific/Auckland')).toContain('在 2096年12月6日 04:59（GMT+13）之前');
  });

  it('accepts a delivery on the current date in the buyer’s time zone', async () => {
    const lateIn = { ...buyer, timeZone: 'Pacific/Honolulu' };
    const early = new Date('2096-12-01T05:00:00Z');
    const publish = async (actor: PurchaserActor, deliveryBy: string) =>
      refusal(publishPurchase(actor, { id: null }, await requestOf({ deliveryBy }), early));
    expect(await publish(lateIn, '2096-11-30')).toBeNull();
    expect(await publish(lateIn, '2096-11-29')).toBe('deliveryBy:dayPast');
    expect(await publish({ ...buyer, timeZone: 'Asia/Shanghai' }, '2096-11-30')).toBe('deliveryBy:dayPast');
  });
});

describe('the outcome', () => {
  it('awards one and notifies every other bidder, also by e-mail in their language', async () => {
    const [winner, german, withdrawn] = [await makeBidder(), await makeBidder('diamond', 'de'), await makeBidder()];
    const id = await makeRequest(buyer, { showPriceBand: true });
    const [won, lost, withdrawnId] = [
      await makeQuotation(winner, id),
      await makeQuotation(german, id),
      await makeQuotation(withdrawn, id),
    ];
    await withdrawQuotation(withdrawn, withdrawnId, now);
    expect(await refusal(acceptQuotation(await makePurchaser(), won, now))).toBe('notFound');
    await acceptQuotation(buyer, won, now);
    expect(await requestRow(id)).toMatchObject({ state: 'awarded', endedAt: now });
    expect((await quotationRow(won))?.state).toBe('accepted');
    expect((await quotationRow(lost))?.state).toBe('notSelected');
    expect((await quotationRow(withdrawnId))?.state).toBe('withdrawn');
    expect(await noticesOf(winner)).toEqual(['quotationAwarded']);
    expect(await noticesOf(german)).toEqual(['quotationNotSelected']);
    expect(await noticesOf(withdrawn)).toEqual([]);
    const [mail] = await database()
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, await emailOf(german)));
    expect(mail?.content).toMatchObject({ subject: 'Ihr Angebot wurde nicht ausgewählt' });
    expect(mail?.content?.text).toMatch(/mit einem Stückpreis im Bereich \u2066?500–1\.000\s€/);
    const opened = await database().select().from(purchaseContact).where(eq(purchaseContact.requestId, id));
    expect(opened.map(({ companyId }) => companyId)).toEqual([winner.companyId]);
    expect(await refusal(acceptQuotation(buyer, lost, now))).toBe('state:quotationState');
  });

  it('of a withdrawn request', async () => {
    const bidder = await makeBidder('diamond', 'de');
    const id = await makeRequest(buyer);
    const quoted = await makeQuotation(bidder, id);
    await closePurchase(buyer, id, now);
    await cancelPurchase(buyer, id, { key: 'changed', text: 'Six pumps now: ask@pump.example' }, now);
    expect((await quotationRow(quoted))?.state).toBe('notSelected');
    const { items } = await listNotices(bidder, 'de', { page: 1, pageSize: 10 });
    expect(items.map(({ text }) => text)).toEqual([
      expect.stringMatching(/zurückgezogen\. Grund: Die Anforderungen haben sich geändert\. „Six pumps now: •••“$/),
    ]);
    expect(await getStanding(bidder, id)).toMatchObject({ cancel: { key: 'changed', text: 'Six pumps now: •••' } });
    expect(await getStanding(await makeBidder(), id)).toMatchObject({ cancel: null });
    expect(await refusal(cancelPurchase(buyer, id, dropped, now))).toBe('state:requestState');
  });
});

describe('the trade job', () => {
  it('closes expired items to the minute, once, and expired ones cannot be accepted before it ran', async () => {
    const [bidder, short] = [await makeBidder(), await makeBidder()];
    const id = await makeRequest(buyer, { validUntil: inDays(10).toISOString() });
    const long = await makeQuotation(bidder, id);
    const brief = await makeQuotation(short, id, { validUntil: inDays(2).toISOString() });
    expect(await refusal(acceptQuotation(buyer, brief, inDays(2)))).toBe('state:quotationState');
    await runTradeClock(new Date(inDays(2).getTime() - 60_000));
    expect((await quotationRow(brief))?.state).toBe('submitted');
    await runTradeClock(inDays(2));
    expect(await quotationRow(brief)).toMatchObject({ state: 'expired' });
    expect(await noticesOf(short)).toEqual(['quotationExpired']);
    const before = (await noticesOf(buyer)).filter((type) => type === 'purchaseClosing').length;
    await Promise.all([runTradeClock(inDays(9.5)), runTradeClock(inDays(9.5))]);
    await runTradeClock(inDays(9.6));
    expect((await noticesOf(buyer)).filter((type) => type === 'purchaseClosing')).toHaveLength(before + 1);
    await Promise.all([runTradeClock(inDays(10)), runTradeClock(inDays(10))]);
    await runTradeClock(inDays(11));
    expect(await requestRow(id)).toMatchObject({ state: 'closed', closeReason: 'time', closedAt: inDays(10) });
    expect((await quotationRow(long))?.state).toBe('submitted');
    expect(await noticesOf(bidder)).toEqual([]);
    const closed = await database()
      .select()
      .from(audit)
      .where(and(inArray(audit.action, ['purchase.timeOut']), eq(audit.targetId, id)));
    expect(closed).toHaveLength(1);
  });
});
