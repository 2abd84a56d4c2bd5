import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Database, rows } from '@/lib/db/client';
import { purchaseRequest } from '@/lib/db/schema/purchase';
import { quotation, quotationRevision } from '@/lib/db/schema/quotation';
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
    await loadDemoAccounts(tx as unknown as Database, true, loadedOn);
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
