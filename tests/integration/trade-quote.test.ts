import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { purchaseInvitation } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import type { AppError } from '@/lib/platform/errors';
import { askQuestion } from '@/lib/purchase/correspondence/commands';
import { reviseQuotation, submitQuotation, withdrawQuotation } from '@/lib/quotation/commands';
import { acceptQuotation } from '@/lib/quotation/outcome/commands';
import { getCurrent, getStanding } from '@/lib/quotation/own/queries';
import { searchQuotable } from '@/lib/quotation/product/queries';
import { compareQuotations } from '@/lib/quotation/queries';
import { getPublicResponse, getResponse, listPublicResponses, responseDays } from '@/lib/quotation/response/queries';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser, makeQuotation, makeRequest, now, quotationOf } from './trade-kit';

let buyer: PurchaserActor;
let seller: SupplierActor;
let rival: SupplierActor;

const codeOf = (work: Promise<unknown>) => work.then(() => null).catch((error: AppError) => error.code);

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser();
  [seller, rival] = [await makeBidder(), await makeBidder()];
}, 240_000);

describe('a repeated quotation call', () => {
  it('with its key is the same one, and with another is refused', async () => {
    const requestId = await makeRequest(buyer);
    const key = randomUUID();
    const first = await submitQuotation(seller, requestId, quotationOf(), now, key);
    expect(await submitQuotation(seller, requestId, quotationOf(), now, key)).toEqual(first);
    expect(await codeOf(submitQuotation(seller, requestId, quotationOf(), now, randomUUID()))).toBe('conflict');
    expect(await database().$count(quotation, eq(quotation.requestId, requestId))).toBe(1);
  });
});

describe('a disabled company', () => {
  it('cannot quote, revise or ask, but may withdraw', async () => {
    const [requestId, other] = [await makeRequest(buyer), await makeRequest(buyer)];
    const disabled = await makeBidder();
    const { id, revision } = await submitQuotation(disabled, requestId, quotationOf(), now);
    await database().update(company).set({ status: 'disabled' }).where(eq(company.id, disabled.companyId));
    for (const act of [
      () => submitQuotation(disabled, other, quotationOf(), now),
      () => reviseQuotation(disabled, id, revision, quotationOf({ unitPrice: 800 }), now),
      () => askQuestion(disabled, other, 'Which voltage?', now),
    ])
      expect(await codeOf(act())).toBe('forbidden');
    expect(await codeOf(withdrawQuotation(disabled, id, now))).toBeNull();
  });
});

describe('a company’s own view of a request', () => {
  it('has its own quotation and no other', async () => {
    const requestId = await makeRequest(buyer);
    const id = await makeQuotation(seller, requestId);
    expect(await getStanding(seller, requestId)).toMatchObject({ own: { id, state: 'submitted' }, currency: 'EUR' });
    expect(await getStanding(rival, requestId)).toMatchObject({ own: null, files: [], band: null });
    expect(await getCurrent(rival, id)).toEqual({});
    expect(await getCurrent(seller, id)).toMatchObject({ current: { unitPrice: 880 }, files: [] });
  });

  it('has the range of the winning price if the buyer shows it', async () => {
    for (const showPriceBand of [true, false]) {
      const requestId = await makeRequest(buyer, { showPriceBand });
      const won = await makeQuotation(rival, requestId, { unitPrice: 640 });
      await makeQuotation(seller, requestId);
      await acceptQuotation(buyer, won, now);
      const { own, band } = await getStanding(seller, requestId);
      expect(own?.state).toBe('notSelected');
      expect(band).toEqual(showPriceBand ? { low: 50_000, high: 100_000, currency: 'EUR', per: 1 } : null);
      expect((await getStanding(rival, requestId)).band).toBeNull();
      expect((await compareQuotations(buyer, 'en', requestId))?.bands).toEqual(band ? [band] : []);
    }
  });

  it('is not for editors', async () => {
    const requestId = await makeRequest(buyer);
    const editor = { ...seller, role: 'editor' } as SupplierActor;
    expect(await codeOf(getStanding(editor, requestId))).toBe('forbidden');
    expect(await codeOf(searchQuotable(editor, 'en', ''))).toBe('forbidden');
  });
});

describe('products to fill in a quotation', () => {
  it.each(['fixed', 'range'])(
    'are the company’s own public ones, by name or model, with their %s price',
    async (kind) => {
      const [found] = await rows<{ companyId: number; id: number; model: string; price: string; currency: string }>(
        database(),
        sql`select p.company_id as "companyId", p.id, p.model, p.price_min as price, p.currency from product p
        join product_search s on s.product_id = p.id and s.locale = 'en'
        where p.status = 'normal' and p.listed and p.model <> '' and p.price_kind = ${kind}
          and p.currency = 'USD' order by p.id limit 1`,
      );
      const owner = { ...seller, companyId: found?.companyId ?? 0 } as SupplierActor;
      const { items } = await searchQuotable(owner, 'en', found?.model ?? '');
      const item = items.find(({ id }) => id === found?.id);
      expect(item).toMatchObject({ model: found?.model, price: kind === 'fixed' ? Number(found?.price) / 100 : null });
      expect((await searchQuotable(rival, 'en', found?.model ?? '')).items).toEqual([]);
      expect((await searchQuotable(owner, 'en', 'no such thing 4711')).items).toEqual([]);
    },
  );
});

describe('the response rate of invitations', () => {
  it('counts quoted ones, with the median time', async () => {
    const company = await makeBidder();
    expect(await getResponse(company, now)).toEqual({ invited: 0, answered: 0, hours: null });
    for (const hours of [2, 6, null]) {
      const requestId = await makeRequest(buyer);
      const invited = new Date(now.getTime() - (hours ?? 1) * 3_600_000);
      await database()
        .insert(purchaseInvitation)
        .values({ requestId, companyId: company.companyId, createdAt: invited });
      if (hours !== null) await makeQuotation(company, requestId);
    }
    expect(await getResponse(company, now)).toEqual({ invited: 3, answered: 2, hours: 4 });
    const later = new Date(now.getTime() + (responseDays + 1) * 86_400_000);
    expect(await getResponse(company, later)).toMatchObject({ invited: 0 });
  });

  it('is public from the tenth invitation', async () => {
    const company = await makeBidder();
    for (let place = 0; place < 10; place++) {
      expect(await getPublicResponse(company.companyId, now)).toBeNull();
      const requestId = await makeRequest(buyer);
      await database().insert(purchaseInvitation).values({ requestId, companyId: company.companyId, createdAt: now });
      if (place < 7) await makeQuotation(company, requestId);
    }
    expect(await getPublicResponse(company.companyId, now)).toMatchObject({ invited: 10, answered: 7 });
    expect([...(await listPublicResponses([company.companyId, 0], now)).keys()]).toEqual([company.companyId]);
  });
});
