import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { blockConversation, sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { getChatResponse, getPublicChatResponse } from '@/lib/chat/response/queries';
import type { MemberActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser } from './trade-kit';

const now = new Date('2026-06-01T12:00:00Z');
let supplier: SupplierActor;

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  supplier = await makeBidder();
});

/** A conversation of a new buyer: who wrote, hours before `now`. */
async function talk(...lines: readonly ['buyer' | 'supplier', number][]): Promise<number> {
  const buyer = await makePurchaser();
  const { conversationId } = await startChat(buyer, { companyId: supplier.companyId });
  for (const [who, hours] of lines) {
    const actor: MemberActor = who === 'buyer' ? buyer : supplier;
    const { number } = await sendMessage(actor, 'en', {
      conversationId,
      clientId: crypto.randomUUID(),
      message: { kind: 'text', text: `${hours}` },
    });
    const at = new Date(now.getTime() - hours * 3_600_000).toISOString();
    await database().execute(
      sql`update chat_message set created_at = ${at} where conversation_id = ${conversationId} and number = ${number}`,
    );
  }
  return conversationId;
}

it('counts a question once, with all its messages, and the time to the first answer', async () => {
  await talk(['buyer', 100], ['buyer', 99], ['supplier', 98], ['supplier', 90], ['buyer', 80], ['supplier', 76]);
  expect(await getChatResponse(supplier, now)).toEqual({ asked: 2, answered: 2, hours: 3 });
});

it('counts a question as unanswered after a day, and forgets it after 180 days', async () => {
  await talk(['buyer', 181 * 24], ['supplier', 180.5 * 24], ['buyer', 50], ['supplier', 49], ['buyer', 25]);
  await talk(['buyer', 5]);
  expect(await getChatResponse(supplier, now)).toEqual({ asked: 2, answered: 1, hours: 1 });
});

it('excludes suppliers’ blocked buyers, and other suppliers', async () => {
  const conversationId = await talk(['buyer', 50]);
  await blockConversation(supplier, conversationId, true);
  expect(await getChatResponse(supplier, now)).toEqual({ asked: 0, answered: 0, hours: null });
  expect(await getChatResponse(await makeBidder(), now)).toMatchObject({ asked: 0 });
});

it('is public from ten questions on', async () => {
  for (let one = 0; one < 9; one += 1) await talk(['buyer', 30], ['supplier', 28]);
  expect(await getPublicChatResponse(supplier.companyId, now)).toBeNull();
  await talk(['buyer', 30]);
  expect(await getPublicChatResponse(supplier.companyId, now)).toEqual({ asked: 10, answered: 9, hours: 2 });
});
