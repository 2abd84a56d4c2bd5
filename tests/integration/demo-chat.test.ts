import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { contentOf } from '@/lib/chat/message/content';
import { phraseField } from '@/lib/chat/phrase/schema';
import { countUnread, listConversations } from '@/lib/chat/queries';
import { getChatResponse } from '@/lib/chat/response/queries';
import { cardField, textMessage } from '@/lib/chat/schema';
import { notifyUnread } from '@/lib/chat/unread/job';
import { loadDemoAccounts } from '@/lib/demo/load-account';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { type Db, database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { chatMessage, chatReader, conversation } from '@/lib/platform/db/schema/chat';
import { purchaseContact, purchaseRequest } from '@/lib/platform/db/schema/purchase';
import { quotation } from '@/lib/platform/db/schema/quotation';
import { transaction } from '@/lib/platform/db/transaction';
import { locales } from '@/lib/platform/i18n/site';
import { contactsIn } from '@/lib/purchase/mask';
import { tradeJob } from '@/lib/server/renderer/trade-clock';
import { demoDatabase } from '../database';
import { purchaserActor, supplierActor } from '../factories';

let db: Db;
const day = 86_400_000;
const long = 5000;

async function load(now: Date): Promise<void> {
  await db.execute(sql`delete from account`);
  await db.execute(sql`delete from portal_search where kind = 'purchase'`);
  await loadDemoAccounts(db, true, now);
}
const conversations = () => database().select().from(conversation).orderBy(conversation.id);
const messages = () => database().select().from(chatMessage).orderBy(chatMessage.conversationId, chatMessage.number);
type Message = Awaited<ReturnType<typeof messages>>[number];
type Conversation = Awaited<ReturnType<typeof conversations>>[number];

async function actorOf(username: string): Promise<MemberActor> {
  const [found] = await database().select().from(account).where(eq(account.username, username));
  if (!found) throw new Error(`no account ${username}`);
  const { id: accountId, companyId, companyRole: role } = found;
  return companyId === null || role === null
    ? purchaserActor({ accountId })
    : supplierActor({ accountId, companyId, role: role === 'sales' ? 'sales' : 'owner' });
}
/** The sender of a message, with the fields attaching needs. */
const senderOf = ({ side, accountId }: Message, { companyId }: Conversation): MemberActor =>
  side === 'purchaser'
    ? purchaserActor({ accountId: accountId ?? 0 })
    : supplierActor({ companyId: companyId ?? 0, accountId: accountId ?? 0 });

beforeAll(async () => {
  db = await demoDatabase();
}, 240_000);

describe.each([
  ['on the day of the test', new Date()],
  ['just after midnight at the end of a month', new Date('2027-02-28T23:59:30-03:00')],
])('the conversations of a demo loaded %s', (_, now) => {
  let all: Conversation[];
  let allMessages: Message[];
  const saidIn = (id: number) => allMessages.filter(({ conversationId }) => conversationId === id);

  beforeAll(async () => {
    await load(now);
    [all, allMessages] = [await conversations(), await messages()];
  }, 240_000);

  it('are forty in eight languages, one with five thousand messages, with unique texts', () => {
    expect(all).toHaveLength(40);
    const buyers = [...new Set(all.map(({ accountId }) => accountId))];
    expect(buyers.map((id) => all.filter(({ accountId }) => accountId === id).length)).toEqual(locales.map(() => 5));
    for (const locale of locales)
      expect(all.filter(({ id }) => saidIn(id).some((one) => one.locale === locale)).length).toBeGreaterThan(3);
    const counts = all.map(({ lastNumber }) => lastNumber).toSorted((one, other) => other - one);
    expect([counts[0], Math.max(...counts.slice(1)), Math.min(...counts)]).toEqual([
      long,
      expect.toSatisfy((count: number) => count <= 14),
      expect.toSatisfy((count: number) => count >= 4),
    ]);
    const sentences = all
      .filter(({ lastNumber }) => lastNumber < long)
      .flatMap(({ id }) => saidIn(id).filter(({ kind }) => kind === 'text'))
      .map(({ text }) => text);
    expect(new Set(sentences).size).toBe(sentences.length);
    const longest = saidIn(all.find(({ lastNumber }) => lastNumber === long)?.id ?? 0);
    expect(new Set(longest.map(({ locale }) => locale))).toEqual(new Set(['es', 'en']));
    for (const [at, { kind, text }] of longest.entries())
      if (kind === 'text') expect(longest[at + 1]?.text).not.toBe(text);
  });

  it('are continuous and end today at the latest', () => {
    for (const { id, lastNumber, lastAt, createdAt } of all) {
      const own = saidIn(id);
      expect(own.map(({ number }) => number)).toEqual(Array.from({ length: lastNumber }, (_, index) => index + 1));
      const times = own.map((one) => one.createdAt.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect([times[0], times.at(-1)]).toEqual([createdAt.getTime(), lastAt?.getTime()]);
      expect(times.at(-1)).toBeLessThan(now.getTime());
    }
    const ages = all.map(({ lastAt }) => (now.getTime() - (lastAt?.getTime() ?? 0)) / day);
    expect(ages.filter((age) => age < 1).length).toBeGreaterThan(10);
    expect(ages.filter((age) => age >= 1 && age < 2).length).toBeGreaterThan(3);
  });

  it('are between their two sides, with valid texts and without contact data', async () => {
    const people = await database().select().from(account);
    for (const one of allMessages) {
      const own = all.find(({ id }) => id === one.conversationId);
      const staff = people.filter(({ companyId }) => companyId === own?.companyId);
      const sender = people.find(({ id }) => id === one.accountId);
      if (one.side === 'purchaser') expect(one.accountId).toBe(own?.accountId);
      else expect(sender?.companyId ?? null).toBe(staff.length > 0 ? own?.companyId : null);
      if (one.kind === 'text') expect(textMessage.safeParse({ kind: 'text', text: one.text }).success).toBe(true);
      if (one.kind === 'phrase') expect(phraseField.safeParse(one.content).success).toBe(true);
    }
    expect(allMessages.filter(({ kind }) => kind === 'phrase').length).toBeGreaterThan(5);
    expect(contactsIn(allMessages.filter(({ kind }) => kind === 'text').map(({ text }) => text))).toEqual([]);
  });

  it('are started by a supplier only after contacts were opened to it', async () => {
    const begun = all.filter(({ id }) => saidIn(id)[0]?.side === 'supplier');
    expect(begun.length).toBeGreaterThan(2);
    for (const { companyId, accountId, createdAt } of begun) {
      const opened = await database()
        .select({ at: purchaseContact.openedAt })
        .from(purchaseContact)
        .innerJoin(purchaseRequest, eq(purchaseRequest.id, purchaseContact.requestId))
        .where(sql`${purchaseContact.companyId} = ${companyId} and ${purchaseRequest.accountId} = ${accountId}`);
      expect([companyId, opened.some(({ at }) => at !== null && at < createdAt)]).toEqual([companyId, true]);
    }
  });

  it('show cards that their senders could attach then', async () => {
    const cards = allMessages.filter(({ kind }) => kind === 'card');
    expect(new Set(cards.map(({ content }) => content.card))).toEqual(new Set(['product', 'request', 'quotation']));
    const tried = new Map(
      cards.map((one) => [`${one.conversationId} ${one.side} ${one.content.card} ${one.content.id}`, one]),
    );
    await transaction(async (tx) => {
      for (const one of tried.values()) {
        const row = all.find(({ id }) => id === one.conversationId);
        if (!row) throw new Error(`no conversation ${one.conversationId}`);
        const { card: kind, id } = one.content;
        const card = cardField.parse({ kind, id });
        const given = { tx, actor: senderOf(one, row), row, site: 'en' } as const;
        expect(await contentOf(given, { kind: 'card', card })).toEqual({ text: '', content: one.content });
      }
    }, db);
    const idsOf = (card: string) =>
      cards.filter(({ content }) => content.card === card).map(({ content }) => Number(content.id));
    const requests = await database()
      .select()
      .from(purchaseRequest)
      .where(inArray(purchaseRequest.id, idsOf('request')));
    const quotations = await database()
      .select()
      .from(quotation)
      .where(inArray(quotation.id, idsOf('quotation')));
    for (const { content, createdAt, conversationId, number } of cards) {
      const thing =
        content.card === 'request'
          ? requests.find(({ id }) => id === content.id)?.publishedAt
          : quotations.find(({ id }) => id === content.id)?.submittedAt;
      if (content.card !== 'product')
        expect([conversationId, number, thing && thing < createdAt]).toEqual([conversationId, number, true]);
    }
  });

  it('are partly unread, without e-mails about them', async () => {
    const owner = await actorOf('supplier_a_diamond');
    expect([await countUnread(owner), await countUnread(await actorOf('supplier_sales'))]).toEqual([5, 5]);
    for (const locale of locales) {
      const buyer = await actorOf(`buyer_${locale}`);
      const { items, unread } = await listConversations(buyer, locale);
      expect(items).toHaveLength(5);
      expect([locale, items.filter((one) => one.unread > 0).length]).toEqual([locale, expect.toBeOneOf([1, 2])]);
      expect(unread).toBeLessThan(6);
    }
    for (const minutes of [0, 16, 60, 24 * 60])
      expect(await notifyUnread(new Date(now.getTime() + minutes * 60_000))).toBe(0);
    const readers = await database().select().from(chatReader);
    const lasts = new Map(all.map(({ id, lastNumber }) => [id, lastNumber]));
    for (const { conversationId, deliveredNumber } of readers) expect(deliveredNumber).toBe(lasts.get(conversationId));
  });

  it('are answered as fast as by a good supplier', async () => {
    const owner = await actorOf('supplier_a_diamond');
    if (owner.kind !== 'supplier') throw new Error('not a supplier');
    const { asked: questions, answered, hours } = await getChatResponse(owner, now);
    expect(questions).toBeGreaterThan(100);
    expect(answered / questions).toBeGreaterThan(0.9);
    expect(hours).toBeGreaterThan(0.1);
    expect(hours).toBeLessThan(8);
  });
});

describe('as the days pass', () => {
  const now = new Date('2096-12-01T10:00:00Z');
  const passTo = (days: number) => tradeJob({ demo: true }, () => new Date(now.getTime() + days * day)).run();
  /** Every time of each conversation, in days relative to a date. */
  async function picture(days: number) {
    const since = (time: Date | null) => Math.round((time?.getTime() ?? 0) - now.getTime() - days * day);
    const texts = await messages();
    return (await conversations()).map(({ id, lastAt, createdAt }) => [
      id,
      since(lastAt),
      since(createdAt),
      ...texts.filter(({ conversationId }) => conversationId === id).map((one) => since(one.createdAt)),
    ]);
  }

  it('they move with the demo without e-mails, and stay in place if somebody wrote', async () => {
    await load(now);
    const before = await picture(0);
    await passTo(0.9);
    expect(await picture(0)).toEqual(before);
    await Promise.all([passTo(3.2), passTo(3.2)]);
    expect(await picture(3)).toEqual(before);
    expect(await notifyUnread(new Date(now.getTime() + 3.5 * day))).toBe(0);

    const buyer = await actorOf('buyer_en');
    const owner = await actorOf('supplier_a_diamond');
    if (owner.kind !== 'supplier') throw new Error('not a supplier');
    const { conversationId } = await startChat(buyer, { companyId: owner.companyId });
    await sendMessage(buyer, 'en', {
      ...{ conversationId, clientId: crypto.randomUUID() },
      message: { kind: 'text', text: 'Any news?' },
    });
    const written = (list: number[][]) => list.find(([id]) => id === conversationId);
    const others = (list: number[][]) => list.filter(([id]) => id !== conversationId);
    const kept = written(await picture(3));
    await passTo(20.5);
    expect(written(await picture(3))).toEqual(kept);
    expect(others(await picture(20))).toEqual(others(before));
  });
});
