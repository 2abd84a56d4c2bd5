import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { loadDemoAccounts } from '@/lib/demo/load-account';
import { readRequests, readTradeTexts } from '@/lib/demo/trade-seed';
import { rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { productParameter } from '@/lib/platform/db/schema/product';
import {
  purchaseContact,
  purchaseInvitation,
  purchaseQuestion,
  purchaseRequest,
  purchaseSpecification,
} from '@/lib/platform/db/schema/purchase';
import {
  quotation,
  quotationDeviation,
  quotationNote,
  quotationRevision,
  undoneAward,
} from '@/lib/platform/db/schema/quotation';
import { report } from '@/lib/platform/db/schema/report';
import { audit } from '@/lib/platform/db/schema/review';
import { locales } from '@/lib/platform/i18n/site';
import { purchaseInput } from '@/lib/purchase/check';
import { purchaseLimits } from '@/lib/purchase/constants';
import { inputOf, readStored } from '@/lib/purchase/write';
import { quotationInput } from '@/lib/quotation/check';
import { readInput } from '@/lib/quotation/write';
import { demoDatabase, loadedOn, undone } from '../database';

beforeAll(async () => void (await demoDatabase()));

const issuesOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path }) => path.join('.'));

it('the demo has requests in every state and language, with valid fields and quotations', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true, loadedOn);
    const requests = await tx.select().from(purchaseRequest);
    expect(requests.length).toBeGreaterThanOrEqual(60);
    expect(new Set(requests.map(({ countryCode }) => countryCode)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(requests.map(({ locale }) => locale))).toEqual(new Set(locales));
    const states = ['draft', 'pending', 'open', 'closed', 'awarded', 'cancelled', 'expired'];
    expect(new Set(requests.map(({ state }) => state))).toEqual(new Set(states));
    for (const row of requests) {
      const stored = await readStored(tx, row);
      expect([row.id, issuesOf(purchaseInput.safeParse(inputOf(stored)))]).toEqual([row.id, []]);
      expect(stored.specification.length).toBeGreaterThan(2);
    }
    const quotations = await tx.select().from(quotation);
    for (const row of quotations) {
      expect([row.id, issuesOf(quotationInput.safeParse(await readInput(tx, row)))]).toEqual([row.id, []]);
      const request = requests.find(({ id }) => id === row.requestId);
      expect(row.submittedAt.getTime()).toBeGreaterThan(request?.publishedAt?.getTime() ?? 0);
      const end = request?.closedAt ?? request?.endedAt ?? loadedOn;
      expect(row.submittedAt.getTime()).toBeLessThan(end.getTime());
    }
    expect(new Set(quotations.map(({ locale }) => locale)).size).toBeGreaterThan(5);
    expect(new Set(quotations.map(({ state }) => state)).size).toBe(7);
    const revisions = await tx.select().from(quotationRevision);
    expect(new Set(revisions.map(({ quotationId }) => quotationId)).size).toBe(quotations.length);
    const open = requests.filter(({ state }) => state === 'open' || state === 'closed').map(({ id }) => id);
    for (const row of quotations)
      expect([row.id, ['submitted', 'revised'].includes(row.state)]).toEqual([
        row.id,
        open.includes(row.requestId) && !['declined', 'withdrawn', 'expired'].includes(row.state),
      ]);
    const awarded = await rows(
      tx,
      sql`select r.id from purchase_request r where r.state = 'awarded' and (select count(*) from quotation q
        join purchase_contact c on c.request_id = q.request_id and c.company_id = q.company_id
        where q.request_id = r.id and q.state = 'accepted') = 1`,
    );
    expect(awarded).toHaveLength(requests.filter(({ state }) => state === 'awarded').length);
  }));

it('the demo asks suppliers of the category, one of them ten times, and its quotations state deviations', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true, loadedOn);
    const strangers = await rows(
      tx,
      sql`select i.request_id, i.company_id from purchase_invitation i join purchase_request r on r.id = i.request_id
        where not exists (select from product p join product_category c on c.product_id = p.id
          where p.company_id = i.company_id and c.category_id = r.category_id)`,
    );
    expect(strangers).toEqual([]);
    const invited = await tx
      .select({ state: purchaseRequest.state })
      .from(purchaseInvitation)
      .innerJoin(account, eq(account.companyId, purchaseInvitation.companyId))
      .innerJoin(purchaseRequest, eq(purchaseRequest.id, purchaseInvitation.requestId))
      .where(eq(account.username, 'supplier_a_diamond'));
    expect(invited.filter(({ state }) => state !== 'draft' && state !== 'pending').length).toBeGreaterThanOrEqual(10);
    const specification = await tx.select().from(purchaseSpecification);
    const needs = readRequests().reduce((sum, { need }) => sum + Object.keys(need).length, 0);
    expect(specification).toHaveLength(needs);
    const deviations = await tx.select().from(quotationDeviation);
    const offers = await tx.select().from(quotation);
    const values = await tx.select().from(productParameter);
    let met = 0;
    for (const { id, requestId, productId } of offers.filter(({ productId }) => productId !== null)) {
      for (const row of specification.filter((one) => one.requestId === requestId)) {
        const own = values.find((one) => one.productId === productId && one.parameterId === row.parameterId);
        const isShort =
          row.optionId === null
            ? own?.min != null &&
              ((row.min !== null && (own.max ?? own.min) < row.min) || (row.max !== null && own.min > row.max))
            : own?.optionId !== row.optionId;
        const isTold = deviations.some(({ quotationId, position }) => quotationId === id && position === row.position);
        expect([id, row.position, isTold]).toEqual([id, row.position, isShort]);
        if (!isShort) met++;
      }
    }
    // Most requirements are met, and some are not.
    expect(deviations.length).toBeGreaterThan(20);
    expect(met).toBeGreaterThan(deviations.length * 3);
    const figures = (amount: bigint | number | null) => String(amount ?? '').replace(/0+$/, '').length;
    const requests = await tx.select().from(purchaseRequest);
    expect(Math.max(...requests.flatMap((row) => [figures(row.targetPrice), figures(row.budget)]))).toBe(2);
    expect(Math.max(...offers.map(({ unitPrice }) => figures(unitPrice)))).toBeLessThanOrEqual(3);
  }));

/** Sentences that occur more than `max` times. */
function overMany(sentences: readonly string[], max: number): string[] {
  const times = new Map<string, number>();
  for (const sentence of sentences) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return [...times].filter(([, count]) => count > max).map(([sentence, count]) => `${count} × ${sentence}`);
}

it('every quotation of the demo has unique text, in its supplier’s language', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true, loadedOn);
    const offers = await tx.select().from(quotation);
    expect(new Set(offers.map(({ message }) => message)).size).toBe(offers.length);
    const sentences = offers.flatMap(({ message }) => message.split(/(?<=。)|(?<=[.؟?!]) /));
    expect(overMany(sentences, 5)).toEqual([]);
    expect(sentences.filter((sentence) => /[{}]|undefined/.test(sentence))).toEqual([]);
    const scripts: Record<string, RegExp> = {
      zh: /\p{Script=Han}/u,
      ru: /\p{Script=Cyrillic}/u,
      ar: /\p{Script=Arabic}/u,
    };
    for (const { id, locale, message, model } of offers) {
      if (model !== '') expect([id, message]).toEqual([id, expect.stringContaining(model)]);
      for (const [language, script] of Object.entries(scripts))
        expect([id, language, script.test(message)]).toEqual([id, language, language === locale]);
    }
    const questions = await tx.select().from(purchaseQuestion);
    expect(questions.length).toBeGreaterThan(10);
    expect(
      overMany(
        questions.map(({ question }) => question),
        3,
      ),
    ).toEqual([]);
  }));

it('each demo buyer has quotations with notes, in their own language', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true, loadedOn);
    const notes = await tx
      .select({ text: quotationNote.text, locale: purchaseRequest.locale })
      .from(quotationNote)
      .innerJoin(quotation, eq(quotation.id, quotationNote.quotationId))
      .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId));
    const texts = readTradeTexts();
    for (const locale of locales) {
      const own = notes.filter((note) => note.locale === locale).map(({ text }) => text);
      expect([locale, own.length > 3]).toEqual([locale, true]);
      expect(own.filter((text) => !texts[locale].notes.includes(text))).toEqual([]);
    }
  }));

it('a demo buyer has undone an award in time, and its winner still has the contacts', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true, loadedOn);
    const [award, ...others] = await tx
      .select()
      .from(undoneAward)
      .innerJoin(quotation, eq(quotation.id, undoneAward.quotationId))
      .innerJoin(purchaseRequest, eq(purchaseRequest.id, quotation.requestId));
    if (!award) throw new Error('no award was undone');
    expect(others).toEqual([]);
    const { undone_award: trace, quotation: winner, purchase_request: request } = award;
    expect([request.state, request.closeReason, request.closedAt]).toEqual(['closed', 'undone', trace.undoneAt]);
    expect(['submitted', 'revised']).toContain(winner.state);
    expect([trace.undoneBy, trace.undoReason === '']).toEqual(['purchaser', false]);
    const days = (trace.undoneAt.getTime() - trace.awardedAt.getTime()) / 86_400_000;
    expect(days > 0 && days <= purchaseLimits.undoDays).toBe(true);
    expect(trace.undoneAt.getTime()).toBeLessThan(loadedOn.getTime());
    const bids = await tx.select().from(quotation).where(eq(quotation.requestId, request.id));
    expect(bids.length).toBeGreaterThan(2);
    for (const { submittedAt } of bids) expect(submittedAt.getTime()).toBeLessThan(trace.awardedAt.getTime());
    const opened = await tx.select().from(purchaseContact).where(eq(purchaseContact.requestId, request.id));
    expect(opened).toEqual([{ requestId: request.id, companyId: winner.companyId, openedAt: trace.awardedAt }]);
  }));

it('the demo has reports in every state, by those allowed, decided like staff would', () =>
  undone(async (tx) => {
    await tx.execute(sql`delete from account`);
    await loadDemoAccounts(tx, true, loadedOn);
    const reports = await tx.select().from(report).orderBy(report.id);
    const by = (state: string) => reports.filter((row) => row.state === state);
    expect(by('open').length).toBeGreaterThanOrEqual(3);
    expect(new Set(by('open').map(({ kind }) => kind)).size).toBe(2);
    expect(by('dismissed').length).toBeGreaterThan(0);
    expect(new Set(by('upheld').map(({ kind }) => kind)).size).toBe(2);
    expect(new Set(reports.map(({ reason }) => reason)).size).toBe(5);
    for (const script of [/\p{Script=Han}/u, /\p{Script=Arabic}/u, /[éè]/, /\bthe\b/])
      expect(reports.some(({ text }) => script.test(text))).toBe(true);
    const requests = await tx.select().from(purchaseRequest);
    const quotations = await tx.select().from(quotation);
    const ids = reports.map(({ id }) => id);
    const acts = await tx
      .select()
      .from(audit)
      .where(and(like(audit.action, 'report.%'), inArray(audit.targetId, ids)))
      .orderBy(audit.id);
    expect(acts.map(({ at }) => at)).toEqual(acts.map(({ at }) => at).toSorted((a, b) => Number(a) - Number(b)));
    for (const row of reports) {
      const request = requests.find(({ id }) => id === row.requestId);
      const offer = quotations.find(({ id }) => id === row.quotationId);
      const known = offer?.submittedAt ?? request?.publishedAt ?? loadedOn;
      expect(row.createdAt.getTime()).toBeGreaterThan(known.getTime());
      expect(row.createdAt.getTime()).toBeLessThan((row.decidedAt ?? loadedOn).getTime());
      expect((row.decidedAt ?? loadedOn).getTime()).toBeLessThanOrEqual(loadedOn.getTime());
      if (offer) expect(row.accountId).toBe(request?.accountId);
      const ended = offer ? offer.state === 'withdrawn' : request?.state === 'cancelled';
      expect([row.id, ended]).toEqual([row.id, row.state === 'upheld']);
      if (row.state === 'upheld') expect(row.decidedAt).toEqual((offer ?? request)?.endedAt);
      const decision = { upheld: ['report.uphold'], dismissed: ['report.dismiss'], open: [] }[row.state];
      const own = acts.filter(({ targetId }) => targetId === row.id);
      expect(own.map(({ action }) => action)).toEqual(['report.submit', ...decision]);
      expect(own.map(({ at }) => at)).toEqual([row.createdAt, ...(row.decidedAt ? [row.decidedAt] : [])]);
    }
  }));
