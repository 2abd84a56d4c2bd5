import { beforeAll, describe, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { companyCategory } from '@/lib/platform/db/schema/company';
import { category } from '@/lib/platform/db/schema/reference';
import { AppError } from '@/lib/platform/errors';
import { addAddendum } from '@/lib/purchase/addendum/commands';
import { purchaseInput } from '@/lib/purchase/check';
import { publishPurchase, savePurchase } from '@/lib/purchase/commands';
import { inviteSuppliers } from '@/lib/purchase/correspondence/commands';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import { getPurchase } from '@/lib/purchase/queries';
import type { PurchaseFormInput } from '@/lib/purchase/schema';
import { exportComparison } from '@/lib/quotation/comparison/export';
import { compareQuotations } from '@/lib/quotation/queries';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, makeQuotation, makeRequest, now, requestRow } from './trade-kit';

const input: PurchaseFormInput = {
  locale: 'en',
  kind: 'inquiry',
  translations: { en: { title: 'Gate valves', details: 'DN150, for potable water.' } },
  quantity: 4,
  unit: 'piece',
};
const inquiry = purchaseInput.parse(input);
let buyer: PurchaserActor;
let supplier: SupplierActor;
let categoryId = 0;

beforeAll(async () => {
  await demoDatabase();
  buyer = { ...(await makePurchaser('en')), timeZone: 'UTC' };
  supplier = await makeBidder();
  const [found] = await database().select({ id: category.id }).from(category).orderBy(category.id).limit(1);
  categoryId = found?.id ?? 0;
}, 240_000);

/** A published inquiry with four fields to one supplier. */
async function ask(): Promise<number> {
  const { id, revision } = await savePurchase(buyer, { id: null }, inquiry, now);
  await inviteSuppliers(buyer, id, [supplier.companyId]);
  await publishPurchase(buyer, { id, revision }, inquiry, now);
  return id;
}

describe('an inquiry in four fields', () => {
  it('is refused at its category if no asked supplier has one', async () => {
    const error = await ask().catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ errors: [{ field: 'categoryId', key: 'required' }] });
  });

  it('reaches its supplier under one of its categories, for two weeks, with all terms to be agreed', async () => {
    await database().insert(companyCategory).values({ companyId: supplier.companyId, categoryId });
    const id = await ask();
    expect(await requestRow(id)).toMatchObject({ state: 'open', categoryId, validUntil: inDays(14) });
    const read = await getPurchase('en', supplier, id);
    expect(read).toMatchObject({
      incoterm: null,
      targetPrice: null,
      port: null,
      deliveryBy: null,
      paymentMethod: null,
    });
    expect(read?.toAgree).toEqual([
      ...['countryCode', 'deliveryBy', 'destination', 'incoterm'],
      ...['paymentMethod', 'port', 'shippingMethod', 'targetPrice'],
    ]);
    expect(JSON.stringify(read)).not.toContain('"budget"');
    expect(await getPurchase('en', await makeBidder(), id)).toBeNull();
  });

  it('is completed by an addendum, which lists what was agreed since', async () => {
    const id = await ask();
    const own = await getOwnPurchase(buyer, id);
    expect(own?.purchase.toAgree).toContain('budget');
    const purchase = purchaseInput.parse({
      ...own?.purchase,
      ...{ incoterm: 'DAP', place: 'Bamako', toAgree: own?.purchase.toAgree.filter((field) => field !== 'incoterm') },
    });
    await addAddendum(buyer, id, own?.revision ?? 0, { text: 'The terms are known now.', purchase }, now);
    const read = await getPurchase('en', supplier, id);
    expect(read).toMatchObject({ incoterm: 'DAP', place: 'Bamako' });
    expect(read?.addenda.map(({ changed }) => changed.toSorted())).toEqual([['incoterm', 'place']]);
    expect(read?.toAgree).not.toContain('incoterm');
  });

  it('compares its quotations under their most common terms and currency', async () => {
    const id = await ask();
    const others = [await makeBidder(), await makeBidder()];
    await inviteSuppliers(
      buyer,
      id,
      others.map(({ companyId }) => companyId),
    );
    const valid = { quantity: 4, unit: 'piece', validUntil: inDays(10).toISOString() } as const;
    await makeQuotation(supplier, id, { ...valid, incoterm: 'CIF', currency: 'USD' });
    for (const one of others) await makeQuotation(one, id, { ...valid, incoterm: 'FOB', currency: 'EUR' });
    const comparison = await compareQuotations(buyer, 'en', id);
    expect(comparison?.basis).toMatchObject({ incoterm: 'FOB', currency: 'EUR', quantity: 4, unit: 'piece' });
    const file = await exportComparison(buyer, id, 'en');
    expect(file).toContain('Lead time,Asked for: To be agreed');
    expect(file).toContain('Payment,Asked for: To be agreed');
  });
});

describe('a public request', () => {
  it('saves a draft as typed, and publishes nothing of terms to be agreed', async () => {
    const { id } = await savePurchase(buyer, { id: null }, { ...inquiry, port: 'SNDKR', toAgree: ['port'] }, now);
    expect(await getOwnPurchase(buyer, id)).toMatchObject({ purchase: { port: 'SNDKR', toAgree: ['port'] } });
    const open = await makeRequest(buyer, { deliveryBy: '2097-04-30', toAgree: ['deliveryBy', 'budget'] });
    expect(await requestRow(open)).toMatchObject({ deliveryBy: null, budget: null, toAgree: ['budget', 'deliveryBy'] });
    expect(await getPurchase('en', null, open)).toMatchObject({ deliveryBy: null, toAgree: ['deliveryBy'] });
  });
});
