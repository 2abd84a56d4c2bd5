import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as decide } from '@/app/api/admin/purchase/contact/route';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import type { AppError } from '@/lib/platform/errors';
import { addAddendum } from '@/lib/purchase/addendum/commands';
import { publishPurchase } from '@/lib/purchase/commands';
import { answerQuestion, askQuestion } from '@/lib/purchase/correspondence/commands';
import { followedRequests } from '@/lib/purchase/follow/queries';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import { getPurchase, listPurchases } from '@/lib/purchase/queries';
import { listContactClaims } from '@/lib/staff/claim/queries';
import { countQueues } from '@/lib/staff/queue/queries';
import { demoDatabase } from '../database';
import { type Colleague, makeColleague } from './staff-kit';
import { makeBidder, makePurchaser, now, requestOf } from './trade-kit';

const drawing = '+221 33 823 10 10';
const phone = '+33 1 42 68 53 00';
const title = `Pompes selon plan ${drawing}`;
let buyer: PurchaserActor;
let bidder: SupplierActor;
let reviewer: Colleague;
let editor: Colleague;

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: AppError) => (error.errors[0] ? `${error.errors[0].field}:${error.errors[0].key}` : error.code),
  );
const inputOf = (notContacts: string[], over: { title?: string; details?: string } = {}) =>
  requestOf({
    translations: { fr: { title, details: `Sinon appelez le ${phone}.`, ...over } },
    notContacts,
  });
const publish = async (notContacts = [drawing]) =>
  (await publishPurchase(buyer, { id: null }, await inputOf(notContacts), now)).id;
/** Everything visitors can read of a request. */
const publicText = async (id: number) => {
  const { items } = await listPurchases(
    'fr',
    { country: [], categoryId: null, incoterm: null, page: 1, pageSize: 100 },
    now,
  );
  const detail = await getPurchase('fr', null, id);
  const followed = (await followedRequests('fr', [id])).get(id);
  return [detail, items.find((one) => one.id === id), followed].map((one) => JSON.stringify(one));
};
const noticesOf = async ({ accountId }: { accountId: number }) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).map(({ type, values }) => ({ type, values }));
const claimOf = async (requestId: number, text: string) => {
  const { waiting, decided } = await listContactClaims(reviewer.actor);
  return [...waiting, ...decided].find((one) => one.requestId === requestId && one.text === text);
};
const settle = async (who: Colleague, requestId: number, text: string, state: string) => {
  const claim = await claimOf(requestId, text);
  return who.browser.ask(decide, { id: claim?.id, read: claim?.state, state });
};

beforeAll(async () => {
  await demoDatabase();
  buyer = await makePurchaser();
  bidder = await makeBidder();
  reviewer = await makeColleague('claim_reviewer', 'reviewer');
  editor = await makeColleague('claim_editor', 'editor');
}, 240_000);

describe('text its buyer declares not to be a contact', () => {
  it('is shown everywhere, and other matches are hidden', async () => {
    const id = await publish();
    for (const text of await publicText(id)) {
      expect(text).toContain(drawing);
      expect(text).not.toContain(phone);
    }
    expect((await getOwnPurchase(buyer, id))?.purchase.notContacts).toEqual([drawing]);
  });

  it('is hidden without a declaration, which must match the text', async () => {
    const id = await publish([phone.slice(0, 6), 'nobody@works.example']);
    for (const text of await publicText(id)) expect(text).not.toContain(drawing);
    expect(await claimOf(id, 'nobody@works.example')).toBeUndefined();
  });

  it('is hidden again by an addendum without the declaration, and shown by one with it', async () => {
    const id = await publish();
    const more = '+221 33 000 00 07';
    const change = async (notContacts: string[]) => ({
      text: `Voir aussi ${more}`,
      purchase: await inputOf(notContacts),
    });
    const first = await addAddendum(buyer, id, 2, await change([more]), now);
    const [detail] = await publicText(id);
    expect(detail).toContain(more);
    expect(detail).not.toContain(drawing);
    await addAddendum(buyer, id, first.revision, await change([drawing]), now);
    expect((await publicText(id))[0]).toContain(drawing);
    expect((await getPurchase('fr', null, id))?.addenda.map(({ changed }) => changed)).toEqual([[], []]);
  });

  it('works in an answer, while a question’s author declares it for a question', async () => {
    const id = await publish([]);
    const question = await askQuestion(bidder, id, `Selon ${phone} ou ${drawing} ?`, now, [phone]);
    await answerQuestion(buyer, id, question.id, `Selon ${drawing}, pas ${phone}`, now, [drawing]);
    const [one] = (await getPurchase('fr', null, id))?.questions ?? [];
    expect(one).toMatchObject({ question: `Selon ${phone} ou ••• ?`, answer: `Selon ${drawing}, pas •••` });
  });
});

describe('staff', () => {
  it('see it in context, can hide it again, and its author is notified and cannot declare it again', async () => {
    const id = await publish();
    expect(await claimOf(id, drawing)).toMatchObject({ state: 'claimed', isBuyer: true, context: title });
    expect((await settle(editor, id, drawing, 'hidden')).status).toBe(403);
    expect((await settle(reviewer, id, drawing, 'hidden')).status).toBe(200);
    for (const text of await publicText(id)) expect(text).not.toContain(drawing);
    expect(await noticesOf(buyer)).toContainEqual({
      type: 'purchaseContactHidden',
      values: expect.objectContaining({ contact: drawing }),
    });
    const again = { text: 'Encore', purchase: await inputOf([drawing]) };
    expect(await refusal(addAddendum(buyer, id, 2, again, now))).toBe('notContacts:contactRefused');
    expect((await settle(reviewer, id, drawing, 'approved')).status).toBe(200);
    for (const text of await publicText(id)) expect(text).toContain(drawing);
    expect((await noticesOf(buyer)).at(-1)?.type).toBe('purchaseContactShown');
  });

  it('can leave it shown without a message, decide only on the version read, and have a count', async () => {
    const waiting = async () => (await countQueues(reviewer.actor)).find(({ kind }) => kind === 'purchase')?.count ?? 0;
    const queued = await waiting();
    const id = await publish();
    expect(await waiting()).toBe(queued + 1);
    const claim = await claimOf(id, drawing);
    const before = (await noticesOf(buyer)).length;
    const approve = () => reviewer.browser.ask(decide, { id: claim?.id, read: 'claimed', state: 'approved' });
    expect((await approve()).status).toBe(200);
    expect((await approve()).status).toBe(409);
    expect(await noticesOf(buyer)).toHaveLength(before);
    expect((await claimOf(id, drawing))?.state).toBe('approved');
    expect(await waiting()).toBe(queued);
  });

  it('notify a supplier about its question', async () => {
    const id = await publish([]);
    await askQuestion(bidder, id, `Selon ${phone} ?`, now, [phone]);
    expect(await claimOf(id, phone)).toMatchObject({ isBuyer: false, context: `Selon ${phone} ?` });
    expect((await settle(reviewer, id, phone, 'hidden')).status).toBe(200);
    expect((await noticesOf(bidder)).at(-1)?.type).toBe('purchaseContactHidden');
  });
});
