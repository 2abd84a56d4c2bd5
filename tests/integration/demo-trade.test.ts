import { and, inArray, like, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { rows } from '@/lib/db/client';
import { purchaseRequest } from '@/lib/db/schema/purchase';
import { quotation, quotationRevision } from '@/lib/db/schema/quotation';
import { report } from '@/lib/db/schema/report';
import { audit } from '@/lib/db/schema/review';
import { loadDemoAccounts } from '@/lib/demo/load-account';
import { locales } from '@/lib/i18n/site';
import { purchaseInput } from '@/lib/purchase/schema';
import { inputOf, readStored } from '@/lib/purchase/write';
import { quotationInput } from '@/lib/quotation/schema';
import { readInput } from '@/lib/quotation/write';
import { demoDatabase, loadedOn, undone } from '../database';

beforeAll(async () => void (await demoDatabase()));

const issuesOf = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path }) => path.join('.'));

it('the demo has requests in every state and language whose fields and quotations the forms would take', () =>
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
      expect(row.submittedAt.getTime()).toBeLessThan(loadedOn.getTime());
    }
    expect(new Set(quotations.map(({ locale }) => locale)).size).toBeGreaterThan(5);
    expect(new Set(quotations.map(({ state }) => state)).size).toBe(6);
    const revisions = await tx.select().from(quotationRevision);
    expect(new Set(revisions.map(({ quotationId }) => quotationId)).size).toBe(quotations.length);
    const open = requests.filter(({ state }) => state === 'open' || state === 'closed').map(({ id }) => id);
    for (const row of quotations)
      expect([row.id, ['submitted', 'revised'].includes(row.state)]).toEqual([
        row.id,
        open.includes(row.requestId) && !['declined', 'withdrawn'].includes(row.state),
      ]);
    const awarded = await rows(
      tx,
      sql`select r.id from purchase_request r where r.state = 'awarded' and (select count(*) from quotation q
        join purchase_contact c on c.request_id = q.request_id and c.company_id = q.company_id
        where q.request_id = r.id and q.state = 'accepted') = 1`,
    );
    expect(awarded).toHaveLength(requests.filter(({ state }) => state === 'awarded').length);
  }));

it('the demo has reports in every state, by those who may report and decided as the staff would', () =>
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
