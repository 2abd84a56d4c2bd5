import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { blockConversation, notifyTyping, reachMessages, sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { handConversation } from '@/lib/chat/handover/commands';
import { addNote, deleteNote, listNotes } from '@/lib/chat/note/commands';
import { archiveConversation, muteConversation } from '@/lib/chat/place/commands';
import { getConversation, readMessages } from '@/lib/chat/queries';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { report } from '@/lib/platform/db/schema/report';
import { onEmission } from '@/lib/platform/emission';
import type { AppError } from '@/lib/platform/errors';
import { reportConversation } from '@/lib/report/conversation/commands';
import { demoDatabase } from '../database';
import { makeMember } from '../factories';
import { makeBidder, makePurchaser } from './trade-kit';

let buyer: PurchaserActor;
let supplier: SupplierActor;
let conversationId: number;

const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    ({ code, errors }: AppError) => [code, ...errors.map(({ key }) => key)].join(' '),
  );
const suspend = () => database().update(company).set({ status: 'disabled' }).where(eq(company.id, supplier.companyId));

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  supplier = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
  const message = { kind: 'text', text: 'Can you deliver in March?' } as const;
  await sendMessage(buyer, 'en', { conversationId, clientId: crypto.randomUUID(), message });
});

it('prevents a non-public supplier from adding notes and handing over, but not from deleting its notes', async () => {
  const { id } = await addNote(supplier, conversationId, 'Pays late');
  const to = await makeMember(supplier.companyId, 'sales');
  await suspend();
  expect(await refusal(addNote(supplier, conversationId, 'Asked again'))).toBe('forbidden notPublished');
  const handed = handConversation(supplier, conversationId, { from: null, to: to.accountId });
  expect(await refusal(handed)).toBe('forbidden notPublished');
  expect((await listNotes(supplier, conversationId)).items.map(({ text }) => text)).toEqual(['Pays late']);
  await deleteNote(supplier, conversationId, id);
  expect((await listNotes(supplier, conversationId)).items).toEqual([]);
});

it('sends no typing events where nobody may write', async () => {
  const typing: string[] = [];
  const stop = onEmission(({ event, data }) => void (event === 'typing' && typing.push(JSON.stringify(data))));
  await notifyTyping(buyer, conversationId);
  await suspend();
  await notifyTyping(supplier, conversationId);
  await notifyTyping(buyer, conversationId);
  stop();
  expect(typing).toEqual([expect.stringContaining('"purchaser"')]);
});

it('allows both sides to read, block, mute, archive and report', async () => {
  await suspend();
  for (const actor of [supplier, buyer]) {
    expect((await readMessages(actor, conversationId, {})).items).toHaveLength(1);
    await reachMessages(actor, conversationId, { delivered: 1, read: 1 });
    await blockConversation(actor, conversationId, true);
    expect((await getConversation(actor, 'en', conversationId)).blockedBy).toBe('own');
    await blockConversation(actor, conversationId, false);
    await muteConversation(actor, conversationId, true);
    await archiveConversation(actor, conversationId, 1);
    expect(await getConversation(actor, 'en', conversationId)).toMatchObject({ muted: true, archived: true });
    await reportConversation(actor, { id: conversationId, reason: 'spam', text: '', block: false });
  }
  expect(await database().$count(report, eq(report.conversationId, conversationId))).toBe(2);
});
