import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { chatLimits } from '@/lib/chat/constants';
import { startChat } from '@/lib/chat/conversation/commands';
import { addNote, deleteNote, listNotes } from '@/lib/chat/note/commands';
import { getConversation } from '@/lib/chat/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import type { AppError } from '@/lib/platform/errors';
import { demoDatabase } from '../database';
import { makeMember } from '../factories';
import { makeBidder, makePurchaser } from './trade-kit';

let buyer: PurchaserActor;
let owner: SupplierActor;
let sales: SupplierActor;
let conversationId: number;

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    ({ code }: AppError) => code,
  );
const notesFor = async (actor: SupplierActor) =>
  (await listNotes(actor, conversationId)).items.map(({ text, own, name }) => ({ text, own, name }));

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  owner = await makeBidder();
  sales = await makeMember(owner.companyId, 'sales', { name: 'Jo Sales' });
  ({ conversationId } = await startChat(buyer, { companyId: owner.companyId }));
  const message = { kind: 'text', text: 'Good morning' } as const;
  await sendMessage(buyer, 'en', { conversationId, clientId: crypto.randomUUID(), message });
});

it('are read by all colleagues, newest first, each with its author', async () => {
  await addNote(owner, conversationId, 'Pays late');
  await addNote(sales, conversationId, 'Wants samples first');
  expect(await notesFor(sales)).toEqual([
    { text: 'Wants samples first', own: true, name: 'Jo Sales' },
    { text: 'Pays late', own: false, name: expect.stringMatching(/^Lena/) },
  ]);
  expect((await getConversation(owner, 'en', conversationId)).notes).toBe(2);
});

it('are stored once if sent again, as after a lost response', async () => {
  const sent = await Promise.all([1, 2, 3].map(() => addNote(owner, conversationId, 'Pays late')));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await addNote(sales, conversationId, 'Pays late');
  expect(await notesFor(owner)).toHaveLength(2);
});

it('are hidden from the purchaser', async () => {
  await addNote(owner, conversationId, 'Pays late');
  expect(await refusal(listNotes(buyer, conversationId))).toBe('notFound');
  expect(await refusal(addNote(buyer, conversationId, 'Mine'))).toBe('notFound');
  expect((await getConversation(buyer, 'en', conversationId)).notes).toBe(0);
});

it('are deleted only by their author, and repeatedly without harm', async () => {
  const { id } = await addNote(owner, conversationId, 'Pays late');
  expect(await refusal(deleteNote(sales, conversationId, id))).toBe('forbidden');
  const { conversationId: other } = await startChat(await makePurchaser(), { companyId: owner.companyId });
  await deleteNote(owner, other, id);
  expect(await notesFor(owner)).toHaveLength(1);
  await deleteNote(owner, conversationId, id);
  expect(await refusal(deleteNote(owner, conversationId, id))).toBeNull();
  expect(await notesFor(sales)).toEqual([]);
});

it('are paged', async () => {
  for (let at = 0; at <= chatLimits.notes; at += 1) await addNote(at % 2 ? owner : sales, conversationId, `Note ${at}`);
  const { items, more } = await listNotes(owner, conversationId);
  expect([items.length, more, items[0]?.text]).toEqual([chatLimits.notes, true, `Note ${chatLimits.notes}`]);
  const rest = await listNotes(owner, conversationId, items.at(-1)?.id);
  expect([rest.items.map(({ text }) => text), rest.more]).toEqual([['Note 0'], false]);
});
