import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import type { AppError } from '@/lib/platform/errors';
import { addAddendum } from '@/lib/purchase/addendum/commands';
import { closePurchase, deletePurchase, makePublic, raiseQuotationMax, savePurchase } from '@/lib/purchase/commands';
import { answerQuestion, askQuestion, inviteSuppliers, openContacts } from '@/lib/purchase/correspondence/commands';
import { getOwnPurchase, listOwnPurchases } from '@/lib/purchase/own/queries';
import { getPurchase, listPurchases } from '@/lib/purchase/queries';
import { reviseQuotation, withdrawQuotation } from '@/lib/quotation/commands';
import { askBetterOffer, declineQuotation } from '@/lib/quotation/negotiation/commands';
import { acceptQuotation, cancelPurchase } from '@/lib/quotation/outcome/commands';
import { compareQuotations, getOwnQuotation, listOwnQuotations } from '@/lib/quotation/queries';
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
  requestOf,
} from './trade-kit';

let buyer: PurchaserActor;
let otherBuyer: PurchaserActor;
let bidder: SupplierActor;
let rival: SupplierActor;
let requestId: number;
let inquiryId: number;
let questionId: number;
let quoted: number;

/** Words that only some may read. */
const secrets = {
  contact: ['Awa Ndiaye', 'awa@buyer.example', '33 823 10 10', '+22133823'],
  budget: ['2500000', '25000', 'budget'],
  quotation: ['Secret offer', '88000'],
};
const pageOf = { page: 1, pageSize: 100 };
const states = ['draft', 'open', 'closed', 'awarded', 'cancelled', 'expired'] as const;
const quotationStates = ['submitted', 'revised'] as const;

/** What a read shows, or how it was refused. */
const shown = (work: () => Promise<unknown>): Promise<string> =>
  Promise.resolve()
    .then(work)
    .then(
      (value) => JSON.stringify(value),
      (error: AppError) => `refused: ${error.code}`,
    );

beforeAll(async () => {
  await demoDatabase();
  [buyer, otherBuyer] = [await makePurchaser(), await makePurchaser()];
  [bidder, rival] = [await makeBidder(), await makeBidder()];
  requestId = await makeRequest(buyer, { validUntil: inDays(300).toISOString() });
  inquiryId = await makeRequest(buyer, { kind: 'inquiry', validUntil: inDays(300).toISOString() });
  await inviteSuppliers(buyer, inquiryId, [bidder.companyId]);
  quoted = await makeQuotation(bidder, requestId, { message: 'Secret offer' });
  await makeQuotation(rival, requestId);
  questionId = (await askQuestion(rival, requestId, 'Secret question of the rival', now)).id;
}, 240_000);

describe('reads of a public request', () => {
  const readers: [string, () => MemberActor | null][] = [
    ['a visitor', () => null],
    ['another purchaser', () => otherBuyer],
    ['a bidder', () => bidder],
    ['a rival', () => rival],
  ];
  it.each(readers)('%s: no name, contact, budget or quotation', async (_, actor) => {
    const detail = await shown(() => getPurchase('fr', actor(), requestId));
    const list = await shown(() =>
      listPurchases('fr', { country: [], categoryId: null, incoterm: null, ...pageOf }, now),
    );
    for (const text of [detail, list]) {
      expect(text).toContain('Pompes centrifuges');
      for (const secret of [...secrets.contact, ...secrets.budget, ...secrets.quotation])
        expect(text).not.toContain(secret);
    }
    expect(JSON.parse(detail)).toMatchObject({ contact: null, targetPrice: null, quotations: 2 });
  });

  it('its buyer reads everything', async () => {
    const detail = await getPurchase('fr', buyer, requestId);
    expect(detail).toMatchObject({ contact: { name: 'Awa Ndiaye' }, targetPrice: { minor: 90_000 } });
    expect(detail?.details.text).toContain('33 823 10 10');
  });

  it('an unanswered question is visible only to its author and the buyer', async () => {
    expect(await shown(() => getPurchase('fr', bidder, requestId))).not.toContain('Secret question');
    expect(await shown(() => getPurchase('fr', null, requestId))).not.toContain('Secret question');
    expect(await shown(() => getPurchase('fr', rival, requestId))).toContain('Secret question');
  });

  it('a supplier with opened contacts reads them, and no other', async () => {
    const other = await makeBidder();
    const id = await makeRequest(buyer);
    await makeQuotation(other, id);
    await openContacts(buyer, id, other.companyId);
    expect((await getPurchase('fr', other, id))?.contact).toMatchObject({ email: 'awa@buyer.example' });
    expect((await getPurchase('fr', other, id))?.details.text).toContain('33 823 10 10');
    expect((await getPurchase('fr', rival, id))?.contact).toBeNull();
    // Without a contact phone, the account's number is not used instead.
    await database().update(purchaseRequest).set({ contactPhone: null }).where(eq(purchaseRequest.id, id));
    expect((await getPurchase('fr', other, id))?.contact).toMatchObject({ email: 'awa@buyer.example', phone: null });
  });
});

describe('contacts in questions and answers', () => {
  let id: number;
  let winner: SupplierActor;
  let loser: SupplierActor;
  const own = { winner: '+49 30 901820', loser: 'ouyang@lanchi.example' };
  const answered = { winner: 'winner@buyer.example', loser: 'loser@buyer.example' };
  const all = [...Object.values(own), ...Object.values(answered)];
  const seenBy = async (actor: MemberActor | null): Promise<string[]> => {
    const questions = (await getPurchase('en', actor, id))?.questions;
    expect(questions).toHaveLength(2);
    return all.filter((contact) => JSON.stringify(questions).includes(contact));
  };

  beforeAll(async () => {
    [winner, loser] = [await makeBidder(), await makeBidder()];
    id = await makeRequest(buyer);
    for (const [side, actor] of [
      ['winner', winner],
      ['loser', loser],
    ] as const) {
      await makeQuotation(actor, id);
      const question = await askQuestion(actor, id, `Which seal? Reach me by ${own[side]}.`, now);
      await answerQuestion(buyer, id, question.id, `Viton. Write to ${answered[side]}.`, now);
    }
  });

  it('are visible only to both parties, once the buyer opened theirs', async () => {
    for (const actor of [null, otherBuyer, rival, winner, loser]) expect(await seenBy(actor)).toEqual([]);
    expect(await seenBy(buyer)).toEqual(all);
    await openContacts(buyer, id, winner.companyId);
    for (const actor of [null, otherBuyer, rival, loser]) expect(await seenBy(actor)).toEqual([]);
    expect(await seenBy(winner)).toEqual([own.winner, answered.winner]);
  });

  it('are so after the award, also if both have the buyer’s contacts', async () => {
    const [won] = (await listOwnQuotations(winner, 'en', { states: quotationStates, ...pageOf })).items;
    await acceptQuotation(buyer, won?.id ?? 0, now);
    await openContacts(buyer, id, loser.companyId);
    expect(await seenBy(winner)).toEqual([own.winner, answered.winner]);
    expect(await seenBy(loser)).toEqual([own.loser, answered.loser]);
    expect(await seenBy(buyer)).toEqual(all);
    for (const actor of [null, otherBuyer, rival]) expect(await seenBy(actor)).toEqual([]);
  });
});

describe('an inquiry', () => {
  it('is visible only to its buyer and invited suppliers, and in no list', async () => {
    expect(await getPurchase('fr', bidder, inquiryId)).toMatchObject({ kind: 'inquiry', contact: null });
    expect(await getPurchase('fr', buyer, inquiryId)).toMatchObject({ kind: 'inquiry' });
    for (const actor of [null, otherBuyer, rival]) expect(await getPurchase('fr', actor, inquiryId)).toBeNull();
    const { items } = await listPurchases('fr', { country: [], categoryId: null, incoterm: null, ...pageOf }, now);
    expect(items.map(({ id }) => id)).not.toContain(inquiryId);
  });
});

describe('another user’s item', () => {
  const input = () => quotationOf();
  const works: [string, () => Promise<unknown>][] = [
    ['getOwnPurchase', () => getOwnPurchase(otherBuyer, requestId)],
    ['compareQuotations', () => compareQuotations(otherBuyer, 'fr', requestId)],
    ['getOwnQuotation', () => getOwnQuotation(rival, quoted)],
    ['savePurchase', async () => savePurchase(otherBuyer, { id: requestId }, await requestOf(), now)],
    ['deletePurchase', () => deletePurchase(otherBuyer, requestId)],
    ['closePurchase', () => closePurchase(otherBuyer, requestId, now)],
    ['cancelPurchase', () => cancelPurchase(otherBuyer, requestId, dropped, now)],
    ['raiseQuotationMax', () => raiseQuotationMax(otherBuyer, requestId, 20, now)],
    ['makePublic', () => makePublic(otherBuyer, inquiryId, now)],
    ['addAddendum', async () => addAddendum(otherBuyer, requestId, 2, { text: 'x', purchase: await requestOf() }, now)],
    ['inviteSuppliers', () => inviteSuppliers(otherBuyer, requestId, [rival.companyId])],
    ['openContacts', () => openContacts(otherBuyer, requestId, rival.companyId)],
    ['answerQuestion', () => answerQuestion(otherBuyer, requestId, questionId, 'x', now)],
    ['acceptQuotation', () => acceptQuotation(otherBuyer, quoted, now)],
    ['declineQuotation', () => declineQuotation(otherBuyer, quoted, { key: null, text: 'x' }, now)],
    ['askBetterOffer', () => askBetterOffer(otherBuyer, quoted, { until: inDays(2), text: '' }, now)],
    ['reviseQuotation', () => reviseQuotation(rival, quoted, 1, input(), now)],
    ['withdrawQuotation', () => withdrawQuotation(rival, quoted, now)],
  ];
  it.each(works)('is not found: %s', async (_, work) => {
    expect(['null', 'refused: notFound']).toContain(await shown(work));
  });

  it('is in no list of others', async () => {
    const requests = await listOwnPurchases(otherBuyer, { states, ...pageOf });
    expect(requests).toEqual({ items: [], total: 0, counts: {} });
    const { items } = await listOwnQuotations(rival, 'en', { states: quotationStates, ...pageOf });
    expect(items.map(({ id }) => id)).not.toContain(quoted);
  });

  it('is found by its owner', async () => {
    expect((await listOwnPurchases(buyer, { states, ...pageOf })).items.map(({ id }) => id)).toContain(requestId);
    expect(await getOwnQuotation(bidder, quoted)).toMatchObject({ quotation: { message: 'Secret offer' } });
    const compared = await compareQuotations(buyer, 'fr', requestId);
    expect(compared?.items.map(({ companyId }) => companyId)).toEqual([bidder.companyId, rival.companyId]);
    expect(compared?.items[0]?.compared).toMatchObject({ quoted: 880, missing: ['freight', 'insurance'] });
  });
});
