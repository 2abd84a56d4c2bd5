import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { chatLimits } from '@/lib/chat/constants';
import { startChat } from '@/lib/chat/conversation/commands';
import type { ChatCard } from '@/lib/chat/schema';
import { readSubject } from '@/lib/chat/subject/queries';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser, makeRequest } from './trade-kit';

let buyer: PurchaserActor;
let supplier: SupplierActor;
let conversationId: number;

const attach = (card: ChatCard) =>
  sendMessage(buyer, 'en', { conversationId, clientId: crypto.randomUUID(), message: { kind: 'card', card } });
const read = (actor: MemberActor) => readSubject({ actor, site: 'fr' }, conversationId);
const attached = async (actor: MemberActor) => (await read(actor)).cards.map(({ kind, id }) => `${kind} ${id}`);

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  supplier = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
});

it('has each attached item once, newest first, in the reader’s language and its current state', async () => {
  expect(await attached(buyer)).toEqual([]);
  const [first, second] = [await makeRequest(buyer), await makeRequest(buyer)];
  await attach({ kind: 'request', id: first });
  await attach({ kind: 'company', id: supplier.companyId });
  await attach({ kind: 'request', id: second });
  await attach({ kind: 'request', id: first });
  const order = [`request ${first}`, `request ${second}`, `company ${supplier.companyId}`];
  expect(await attached(buyer)).toEqual(order);
  expect(await attached(supplier)).toEqual(order);
  const ended = { state: 'cancelled', endedAt: new Date() } as const;
  await database().update(purchaseRequest).set(ended).where(eq(purchaseRequest.id, second));
  const [shown, cancelled] = (await read(supplier)).cards;
  expect(shown).toMatchObject({ title: { text: 'Pompes centrifuges', locale: 'fr' }, requestState: 'open' });
  expect(cancelled?.requestState).toBe('cancelled');
});

it('has only the newest of many', async () => {
  const ids: number[] = [];
  for (let at = 0; at < chatLimits.subject + 1; at += 1) ids.push(await makeRequest(buyer));
  for (const id of ids) await attach({ kind: 'request', id });
  expect(await attached(buyer)).toEqual(
    ids
      .slice(1)
      .reverse()
      .map((id) => `request ${id}`),
  );
});

it('shows the purchaser the supplier’s location while it is public, and nothing of the purchaser', async () => {
  expect((await read(buyer)).partner).toMatchObject({ companyId: supplier.companyId });
  expect((await read(buyer)).partner?.country).not.toBe('');
  expect(await read(supplier)).toEqual({ partner: null, cards: [] });
  await database().update(company).set({ status: 'disabled' }).where(eq(company.id, supplier.companyId));
  expect((await read(buyer)).partner).toBeNull();
});

it('is for the two sides only', async () => {
  for (const stranger of [await makePurchaser(), await makeBidder()])
    await expect(read(stranger)).rejects.toMatchObject({ code: 'notFound' });
});
