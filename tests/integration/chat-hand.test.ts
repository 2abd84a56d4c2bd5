import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { handConversation, listColleagues } from '@/lib/chat/handover/commands';
import { countUnread, getConversation, listConversations } from '@/lib/chat/queries';
import { notifyUnread } from '@/lib/chat/unread/job';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { notification } from '@/lib/platform/db/schema/notification';
import { onEmission } from '@/lib/platform/emission';
import type { AppError } from '@/lib/platform/errors';
import { demoDatabase } from '../database';
import { makeMember } from '../factories';
import { makeBidder, makePurchaser } from './trade-kit';

let buyer: PurchaserActor;
let owner: SupplierActor;
let sales: SupplierActor;
let editor: SupplierActor;
let conversationId: number;

const hand = (actor: MemberActor, from: SupplierActor | null, to: SupplierActor | null) =>
  handConversation(actor, conversationId, { from: from?.accountId ?? null, to: to?.accountId ?? null }).then(
    () => null,
    ({ code, errors, data }: AppError) => ({ why: [code, ...errors.map(({ key }) => key)].join(' '), data }),
  );
const assigneeFor = async (actor: MemberActor) => (await getConversation(actor, 'en', conversationId)).assignee;
const noticesOf = async ({ accountId }: SupplierActor) =>
  (
    await database().select().from(notification).where(eq(notification.accountId, accountId)).orderBy(notification.id)
  ).map(({ type, values, path }) => ({ type, values, path }));

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  owner = { ...(await makeBidder()), name: 'Lena' } as SupplierActor;
  sales = await makeMember(owner.companyId, 'sales', { name: 'Jo' });
  editor = await makeMember(owner.companyId, 'editor', { name: 'Kim' });
  ({ conversationId } = await startChat(buyer, { companyId: owner.companyId }));
  const message = { kind: 'text', text: 'Good morning' } as const;
  await sendMessage(buyer, 'en', { conversationId, clientId: crypto.randomUUID(), message });
});

it('hands a conversation to a colleague with a notice, without informing the purchaser', async () => {
  const rooms: string[] = [];
  const stop = onEmission((emission) => void rooms.push(...emission.rooms));
  expect(await hand(owner, null, sales)).toBeNull();
  stop();
  expect(await assigneeFor(owner)).toEqual({ id: sales.accountId, name: 'Jo' });
  expect(await noticesOf(sales)).toEqual([
    {
      type: 'chatHanded',
      values: { by: 'Lena', name: buyer.name, known: 'yes' },
      path: expect.stringMatching(new RegExp(`\\?id=${conversationId}$`)),
    },
  ]);
  expect(rooms).toEqual([`company:${owner.companyId}`]);
  expect(await assigneeFor(buyer)).toBeNull();
});

it('tells the second of two who has it now, and changes nothing', async () => {
  expect(await hand(sales, null, sales)).toBeNull();
  expect(await hand(owner, null, owner)).toEqual({
    why: 'conflict chatHanded',
    data: { assignee: { id: sales.accountId, name: 'Jo' } },
  });
  expect(await assigneeFor(owner)).toMatchObject({ name: 'Jo' });
  expect(await hand(sales, null, sales)).toBeNull();
  expect(await hand(owner, sales, null)).toBeNull();
  expect(await assigneeFor(owner)).toBeNull();
});

it('is only possible to colleagues who may chat', async () => {
  expect((await listColleagues(owner, conversationId)).map(({ name }) => name)).toEqual(['Jo', expect.any(String)]);
  expect(await hand(owner, null, editor)).toMatchObject({ why: 'badRequest chatColleague' });
  expect(await hand(owner, null, await makeBidder())).toMatchObject({ why: 'badRequest chatColleague' });
  expect(await hand(editor, null, sales)).toMatchObject({ why: 'notFound' });
  expect(await hand(buyer, null, sales)).toMatchObject({ why: 'notFound' });
});

it('lists one’s own, and counts unread messages for the assigned colleague', async () => {
  await hand(owner, null, sales);
  const ids = async (actor: SupplierActor) =>
    (await listConversations(actor, 'en', { mine: true })).items.map(({ id }) => id);
  expect([await ids(sales), await ids(owner)]).toEqual([[conversationId], []]);
  expect([await countUnread(sales), await countUnread(owner)]).toEqual([1, 0]);
});

it('is unassigned when its colleague may no longer chat', async () => {
  await hand(owner, null, sales);
  await database().update(account).set({ companyRole: 'editor' }).where(eq(account.id, sales.accountId));
  expect([await assigneeFor(owner), await countUnread(owner)]).toEqual([null, 1]);
  await notifyUnread(new Date(Date.now() + 3_600_000));
  expect((await noticesOf(owner)).map(({ type }) => type)).toEqual(['chatUnread']);
  expect((await noticesOf(sales)).map(({ type }) => type)).toEqual(['chatHanded']);
  expect(await hand(owner, null, owner)).toBeNull();
});
