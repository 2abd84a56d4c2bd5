import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { archiveConversation, muteConversation } from '@/lib/chat/place/commands';
import { countUnread, getConversation, listConversations } from '@/lib/chat/queries';
import { notifyUnread } from '@/lib/chat/unread/job';
import { countUnread as countNotices } from '@/lib/notification/queries';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { demoDatabase } from '../database';
import { makeMember } from '../factories';
import { makeBidder, makePurchaser } from './trade-kit';

let buyer: PurchaserActor;
let supplier: SupplierActor;
let conversationId: number;

const say = (actor: MemberActor, text: string) =>
  sendMessage(actor, 'en', { conversationId, clientId: crypto.randomUUID(), message: { kind: 'text', text } });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const listed = async (actor: MemberActor, archived = false) =>
  (await listConversations(actor, 'en', { archived })).items.map(({ id, unread }) => [id, unread]);

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  supplier = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
});

it('does not count unread messages for a member who muted it, but for colleagues', async () => {
  const colleague = await makeMember(supplier.companyId, 'sales');
  await say(colleague, 'Good morning');
  await muteConversation(supplier, conversationId, true);
  await say(buyer, 'Can you deliver in March?');
  expect([await countUnread(supplier), await listed(supplier)]).toEqual([0, [[conversationId, 1]]]);
  expect(await countUnread(colleague)).toBe(1);
  await notifyUnread(later(16));
  expect([await countNotices(supplier), await countNotices(colleague)]).toEqual([0, 1]);
  await muteConversation(supplier, conversationId, false);
  expect([await countUnread(supplier), (await getConversation(supplier, 'en', conversationId)).muted]).toEqual([
    1,
    false,
  ]);
});

it('is archived for one side only, and returns with the next message', async () => {
  await say(buyer, 'Can you deliver in March?');
  await archiveConversation(supplier, conversationId, 1);
  expect([await listed(supplier), await listed(supplier, true)]).toEqual([[], [[conversationId, 1]]]);
  expect([await listed(buyer), await listed(buyer, true)]).toEqual([[[conversationId, 0]], []]);
  expect(await countUnread(supplier)).toBe(0);
  await say(buyer, 'Or in April?');
  expect([await listed(supplier), await listed(supplier, true)]).toEqual([[[conversationId, 2]], []]);
  expect(await countUnread(supplier)).toBe(2);
});

it('is not archived with an unseen message', async () => {
  await say(buyer, 'Can you deliver in March?');
  await say(buyer, 'Or in April?');
  await archiveConversation(supplier, conversationId, 1);
  expect(await listed(supplier)).toEqual([[conversationId, 2]]);
  await archiveConversation(supplier, conversationId, 2);
  expect(await listed(supplier)).toEqual([]);
  await archiveConversation(supplier, conversationId, 0);
  expect(await listed(supplier)).toEqual([[conversationId, 2]]);
});

it('is changed only by its own sides', async () => {
  for (const stranger of [await makePurchaser(), await makeBidder()]) {
    await expect(muteConversation(stranger, conversationId, true)).rejects.toMatchObject({ code: 'notFound' });
    await expect(archiveConversation(stranger, conversationId, 1)).rejects.toMatchObject({ code: 'notFound' });
  }
});
