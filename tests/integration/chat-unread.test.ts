import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { checkUnread } from '@/lib/account/unread/queries';
import { blockConversation, reachMessages, sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { notifyUnread } from '@/lib/chat/unread/job';
import { countUnread as countNotices } from '@/lib/notification/queries';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { openSession } from '@/lib/platform/auth/session';
import { database, rows } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser } from './trade-kit';

let buyer: PurchaserActor;
let supplier: SupplierActor;
let conversationId: number;

const say = (actor: MemberActor, text: string) =>
  sendMessage(actor, 'en', { conversationId, clientId: crypto.randomUUID(), message: { kind: 'text', text } });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
/** The e-mails to an account, with their subjects. */
const mailsTo = async ({ accountId }: MemberActor) =>
  (
    await rows<{ subject: string; text: string }>(
      database(),
      sql`select o.content ->> 'subject' as subject, o.content ->> 'text' as text from outbox o
        join account a on a.email = o.recipient where a.id = ${accountId} order by o.id`,
    )
  ).map(({ subject, text }) => `${subject}\n${text}`);

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser('fr');
  supplier = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
});

it('e-mails messages once unread for a quarter of an hour, once until read', async () => {
  await say(buyer, 'Can you deliver in March?');
  await notifyUnread(later(14));
  expect(await mailsTo(supplier)).toEqual([]);
  await notifyUnread(later(16));
  await say(buyer, 'Or in April?');
  await notifyUnread(later(40));
  const [mail, ...more] = await mailsTo(supplier);
  expect(mail).toContain(buyer.name);
  expect(mail).toMatch(/\d{1,2}:\d{2}.*\nCan you deliver in March\?/);
  expect(mail).toContain(`/companycenter/im.html?id=${conversationId}`);
  expect(more).toEqual([]);
  await reachMessages(supplier, conversationId, { delivered: 2, read: 2 });
  await say(buyer, 'And in May?');
  await notifyUnread(later(60));
  expect((await mailsTo(supplier)).length).toBe(2);
});

it('does not report messages read meanwhile', async () => {
  await say(buyer, 'Can you deliver in March?');
  await say(buyer, 'Or in April?');
  await notifyUnread(later(16));
  expect(await countNotices(supplier)).toBe(1);
  await reachMessages(supplier, conversationId, { delivered: 2, read: 1 });
  expect(await countNotices(supplier)).toBe(1);
  await reachMessages(supplier, conversationId, { delivered: 2, read: 2 });
  expect(await countNotices(supplier)).toBe(0);
  await say(buyer, 'And in May?');
  await notifyUnread(later(60));
  await say(supplier, 'In May, yes.');
  expect(await countNotices(supplier)).toBe(0);
});

it('counts messages and notices together, and the messages separately', async () => {
  const token = await openSession(
    database(),
    { id: supplier.accountId, kind: 'supplier' },
    { userAgent: '', address: '', host: '' },
  );
  const counted = async () => {
    const { newsNum, chatNum } = await checkUnread({ company_token: token }, new Headers());
    return { newsNum, chatNum };
  };
  const { newsNum: before } = await counted();
  await say(buyer, 'Can you deliver in March?');
  await say(buyer, 'Or in April?');
  expect(await counted()).toEqual({ newsNum: Number(before) + 2, chatNum: 2 });
  await notifyUnread(later(16));
  expect(await counted()).toEqual({ newsNum: Number(before) + 3, chatNum: 2 });
  await reachMessages(supplier, conversationId, { delivered: 2, read: 2 });
  expect(await counted()).toEqual({ newsNum: before, chatNum: 0 });
});

it('e-mails nothing read or answered, and each member in their own language', async () => {
  await say(buyer, 'Can you deliver in March?');
  await say(supplier, 'Yes, by the tenth.');
  await notifyUnread(later(16));
  expect(await mailsTo(supplier)).toEqual([]);
  const [mail] = await mailsTo(buyer);
  expect(mail).toContain('Vous avez 1 message non lu');
  expect(mail).toContain('Yes, by the tenth.');
});

it.each(['supplier', 'purchaser'] as const)('e-mails a %s nothing their side has blocked', async (kind) => {
  const [reader, writer] = kind === 'supplier' ? [supplier, buyer] : [buyer, supplier];
  await say(writer, 'Good morning');
  await blockConversation(reader, conversationId, true);
  await notifyUnread(later(16));
  expect(await mailsTo(reader)).toEqual([]);
  await blockConversation(reader, conversationId, false);
  await blockConversation(writer, conversationId, true);
  await notifyUnread(later(16));
  expect(await mailsTo(reader)).toHaveLength(1);
});

it('e-mails once if several processes run at once', async () => {
  await say(buyer, 'Can you deliver in March?');
  await Promise.all([1, 2, 3].map(() => notifyUnread(later(16))));
  expect(await mailsTo(supplier)).toHaveLength(1);
});
