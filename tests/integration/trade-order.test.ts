import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { companyTranslation } from '@/lib/platform/db/schema/company';
import { outbox } from '@/lib/platform/db/schema/outbox';
import { reviseQuotation, submitQuotation } from '@/lib/quotation/commands';
import { getOrder } from '@/lib/quotation/order/queries';
import { acceptQuotation } from '@/lib/quotation/outcome/commands';
import { undoAward } from '@/lib/quotation/undo/commands';
import { demoDatabase } from '../database';
import { inDays, makeBidder, makePurchaser, makeQuotation, makeRequest, now, quotationOf } from './trade-kit';

let buyer: PurchaserActor;
let winner: SupplierActor;
let loser: SupplierActor;
let request = 0;
let won = 0;

beforeAll(async () => {
  await demoDatabase();
  [buyer, winner, loser] = [await makePurchaser('en'), await makeBidder(), await makeBidder()];
  request = await makeRequest(buyer, { companyName: 'Dakar Water', showPriceBand: true });
  const first = await submitQuotation(winner, request, quotationOf({ unitPrice: 910 }), now);
  await makeQuotation(loser, request);
  await reviseQuotation(winner, first.id, first.revision, quotationOf({ warrantyMonths: 24 }), now);
  won = first.id;
});

it('an order sheet is visible to both sides of an award, with both contacts and the last offer', async () => {
  expect(await getOrder(buyer, 'en', request)).toBeNull();
  await acceptQuotation(buyer, won, inDays(1));
  const sheet = {
    number: `${request}-${won}`,
    awardedAt: inDays(1).toISOString(),
    title: { text: 'Pompes centrifuges' },
    deliveryBy: '2097-04-30',
    version: { number: 2, quotation: { unitPrice: 880, quantity: 20, incoterm: 'FOB', warrantyMonths: 24 } },
    buyer: { name: 'Dakar Water', person: 'Awa Ndiaye', address: ['Dakar'], email: 'awa@buyer.example' },
    seller: { name: `Probe Works ${winner.companyId}`, phone: '+493023125000', email: 'office@probe.example' },
  };
  expect(await getOrder(buyer, 'en', request)).toMatchObject(sheet);
  expect(await getOrder(winner, 'en', request)).toMatchObject(sheet);
  expect(await getOrder({ ...winner, role: 'editor' } as SupplierActor, 'en', request)).toBeNull();
  expect(await getOrder(loser, 'en', request)).toBeNull();
  expect(await getOrder(await makePurchaser(), 'en', request)).toBeNull();
});

it.each([
  ['Lane 1, 10115 Berlin, Germany', ['Lane 1, 10115 Berlin, Germany']],
  ['Lane 1', ['Lane 1', 'Berlin', 'Germany']],
])('an order sheet has city and country once for the address %s', async (address, expected) => {
  const { companyId } = winner;
  const place = { address, city: 'Berlin', region: 'Berlin' };
  await database().update(companyTranslation).set(place).where(eq(companyTranslation.companyId, companyId));
  expect((await getOrder(buyer, 'en', request))?.seller.address).toEqual(expected);
});

it('the buyer gets the award by e-mail, with the supplier’s name and a link to the order sheet', async () => {
  const [reader] = await database().select().from(account).where(eq(account.id, buyer.accountId));
  const sent = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, reader?.email ?? ''));
  const award = sent.find(({ content }) => content?.subject === 'You have awarded “Pompes centrifuges”');
  expect(award?.content?.text).toContain(`quotation from Probe Works ${winner.companyId}`);
  expect(award?.content?.text).toContain(`/amember/order/${request}.html`);
});

it('it is gone once the award is undone', async () => {
  await undoAward(buyer, won, { key: 'mistake', text: '', withdraw: false }, inDays(2));
  expect(await getOrder(buyer, 'en', request)).toBeNull();
  expect(await getOrder(winner, 'en', request)).toBeNull();
});
