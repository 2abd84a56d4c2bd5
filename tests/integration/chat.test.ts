import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAttachable, previewCard, readCards } from '@/lib/chat/card/queries';
import { blockConversation, reachMessages, sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { countUnread, getConversation, listConversations, readMessages } from '@/lib/chat/queries';
import type { ChatCard, MessageInput } from '@/lib/chat/schema';
import type { MemberActor, PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { company } from '@/lib/platform/db/schema/company';
import { productTranslation } from '@/lib/platform/db/schema/product';
import { onEmission } from '@/lib/platform/emission';
import type { AppError } from '@/lib/platform/errors';
import { rates } from '@/lib/platform/limit/table';
import { openContacts } from '@/lib/purchase/correspondence/commands';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser, makeQuotation, makeRequest } from './trade-kit';

let buyer: PurchaserActor;
let supplier: SupplierActor;
let conversationId: number;

const uuid = () => crypto.randomUUID();
const say = (actor: MemberActor, message: MessageInput | string, clientId = uuid()) =>
  sendMessage(actor, 'en', {
    conversationId,
    clientId,
    message: typeof message === 'string' ? { kind: 'text', text: message } : message,
  });
const refusal = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    ({ code, errors }: AppError) => [code, ...errors.map(({ key }) => key)].join(' '),
  );
const texts = async (actor: MemberActor) =>
  (await readMessages(actor, conversationId, {})).items.map(({ number, text }) => `${number} ${text}`);

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  supplier = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
});

describe('messages', () => {
  it('get consecutive numbers, however many are sent at once', async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(index % 2 ? buyer : supplier, `word ${index}`)),
    );
    expect(sent.map(({ number }) => number).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect((await texts(buyer)).length).toBe(20);
  });

  it('are stored once if sent again, and published again', async () => {
    const published: unknown[] = [];
    const stop = onEmission(({ event, data }) => void (event === 'message' && published.push(data)));
    const clientId = uuid();
    const first = await say(buyer, 'Once', clientId);
    expect(await say(buyer, 'Once', clientId)).toEqual(first);
    stop();
    expect(await texts(supplier)).toEqual(['1 Once']);
    expect(published).toEqual([first, first]);
  });

  it('are not published if they could not be stored', async () => {
    const published: string[] = [];
    const stop = onEmission(({ event }) => void published.push(event));
    expect(await refusal(say(buyer, { kind: 'card', card: { kind: 'product', id: 2_000_000_000 } }))).toBe(
      'badRequest chatCard',
    );
    stop();
    expect(published).toEqual([]);
  });

  it('are paged in both directions', async () => {
    for (let at = 1; at <= 120; at += 1) await say(buyer, String(at));
    const newest = await readMessages(supplier, conversationId, {});
    expect([newest.items.at(0)?.number, newest.items.at(-1)?.number, newest.lastNumber]).toEqual([71, 120, 120]);
    const before = await readMessages(supplier, conversationId, { before: 71 });
    expect([before.items.at(0)?.number, before.items.at(-1)?.number]).toEqual([21, 70]);
    const after = await readMessages(supplier, conversationId, { after: 100 });
    expect(after.items.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 101));
  });
});

describe('the unread count', () => {
  it('includes the other side’s messages until read or answered', async () => {
    await say(buyer, 'One');
    await say(buyer, 'Two');
    expect([await countUnread(supplier), await countUnread(buyer)]).toEqual([2, 0]);
    await reachMessages(supplier, conversationId, { delivered: 2, read: 1 });
    expect(await countUnread(supplier)).toBe(1);
    await say(supplier, 'An answer');
    expect([await countUnread(supplier), await countUnread(buyer)]).toEqual([0, 1]);
  });

  it('is never increased by a late read position', async () => {
    await say(buyer, 'One');
    await say(buyer, 'Two');
    await reachMessages(supplier, conversationId, { delivered: 2, read: 2 });
    expect(await reachMessages(supplier, conversationId, { delivered: 0, read: 1 })).toEqual({ delivered: 2, read: 2 });
    expect(await reachMessages(supplier, conversationId, { delivered: 0, read: 99 })).toEqual({
      delivered: 2,
      read: 2,
    });
    const seen = await getConversation(buyer, 'en', conversationId);
    expect(seen.other).toEqual({ delivered: 2, read: 2 });
  });
});

describe('a message that arrived while the reader was writing', () => {
  const unread = async (actor: MemberActor) => (await getConversation(actor, 'en', conversationId)).unread;

  it('stays unread if the reply was written before it arrived', async () => {
    await say(supplier, 'Which size?');
    for (const text of ['DN 50?', 'DN 80?']) await say(supplier, text);
    await sendMessage(buyer, 'en', {
      ...{ conversationId, clientId: uuid(), seen: 1 },
      message: { kind: 'text', text: 'DN 40, please' },
    });
    expect([await unread(buyer), await countUnread(buyer)]).toEqual([2, 2]);
    expect((await getConversation(supplier, 'en', conversationId)).other.read).toBe(1);
    await reachMessages(buyer, conversationId, { delivered: 4, read: 4 });
    expect(await unread(buyer)).toBe(0);
  });

  it('is read by the entire side once one of its users has replied to it', async () => {
    await say(buyer, 'Which size?');
    const colleague = { ...supplier, accountId: (await makeBidder()).accountId };
    expect(await unread(colleague)).toBe(1);
    await sendMessage(supplier, 'en', {
      ...{ conversationId, clientId: uuid(), seen: 1 },
      message: { kind: 'text', text: 'DN 40' },
    });
    expect(await unread(colleague)).toBe(0);
  });
});

describe('who may start a conversation', () => {
  it('a buyer with any public supplier, always the same conversation', async () => {
    expect(await startChat(buyer, { companyId: supplier.companyId })).toEqual({ conversationId });
    const hidden = await makeBidder();
    await database().update(company).set({ status: 'draft' }).where(eq(company.id, hidden.companyId));
    expect(await refusal(startChat(buyer, { companyId: hidden.companyId }))).toBe('notFound');
  });

  it('a buyer without an approved request with few suppliers a day, but may continue those', async () => {
    const fresh = await makePurchaser('fr', false);
    const companies = [];
    for (let at = 0; at <= rates.chatStartNew.max; at += 1) companies.push((await makeBidder()).companyId);
    const begin = (companyId = 0, actor = fresh) => refusal(startChat(actor, { companyId }));
    for (const companyId of companies.slice(0, -1)) expect(await begin(companyId)).toBeNull();
    expect(await begin(companies.at(-1))).toBe('tooManyRequests');
    expect(await begin(companies[0])).toBeNull();
    expect(await begin(companies.at(-1), buyer)).toBeNull();
  });

  it('a supplier only with buyers who contacted it', async () => {
    expect(await refusal(startChat(supplier, { companyId: supplier.companyId }))).toBe('forbidden role');
    const requestId = await makeRequest(buyer);
    const id = await makeQuotation(supplier, requestId);
    expect(await refusal(startChat(supplier, { quotationId: id }))).toBe('forbidden chatContact');
    expect(await refusal(startChat(supplier, { requestId }))).toBe('notFound');
    await openContacts(buyer, requestId, supplier.companyId);
    expect(await startChat(supplier, { quotationId: id })).toEqual({ conversationId });
    expect(await startChat(supplier, { requestId })).toEqual({ conversationId });
    const other = await makeBidder();
    expect(await refusal(startChat(other, { quotationId: id }))).toBe('notFound');
    expect(await refusal(startChat(other, { requestId }))).toBe('notFound');
  });

  it('reveals the buyer’s name to the supplier once the buyer has written', async () => {
    await say(supplier, 'Good morning');
    expect((await getConversation(supplier, 'en', conversationId)).name).toBeNull();
    await say(buyer, 'Good morning');
    expect((await getConversation(supplier, 'en', conversationId)).name).toBe(buyer.name);
  });

  it('lists conversations with messages, latest first', async () => {
    expect((await listConversations(buyer, 'en')).items).toEqual([]);
    await say(buyer, 'One');
    const other = await startChat(buyer, { companyId: (await makeBidder()).companyId });
    await sendMessage(buyer, 'en', { ...other, clientId: uuid(), message: { kind: 'text', text: 'Two' } });
    const { items } = await listConversations(buyer, 'en');
    expect(items.map(({ id, last }) => [id, last?.text])).toEqual([
      [other.conversationId, 'Two'],
      [conversationId, 'One'],
    ]);
  });
});

describe('a block', () => {
  it('applies to both sides until its author removes it', async () => {
    await blockConversation(buyer, conversationId, true);
    expect(await refusal(say(supplier, 'Hello?'))).toBe('conflict chatBlocked');
    expect(await refusal(say(buyer, 'Hello?'))).toBe('conflict chatBlockedOwn');
    await blockConversation(supplier, conversationId, false);
    expect((await getConversation(supplier, 'en', conversationId)).blockedBy).toBe('other');
    await blockConversation(buyer, conversationId, false);
    expect((await say(supplier, 'Hello?')).number).toBe(1);
  });

  it('is not needed against a non-public supplier', async () => {
    await database().update(company).set({ status: 'disabled' }).where(eq(company.id, supplier.companyId));
    expect(await refusal(say(supplier, 'Hello?'))).toBe('forbidden notPublished');
    expect((await getConversation(buyer, 'en', conversationId)).open).toBe(false);
  });
});

it('shows each side a card in its own language, with its own link', async () => {
  const requestId = await makeRequest(buyer);
  await say(buyer, { kind: 'card', card: { kind: 'request', id: requestId } });
  const card = { kind: 'request', id: requestId } as const;
  const [own] = await readCards({ actor: buyer, site: 'fr', conversationId }, [card]);
  const [theirs] = await readCards({ actor: supplier, site: 'fr', conversationId }, [card]);
  expect(own?.title).toEqual(theirs?.title);
  expect(own?.path).toContain('/amember/purchase/');
  expect(theirs?.path).toContain('/companycenter/purchase/');
  const [product] = await rows<{ id: number }>(database(), sql`select min(id)::int as id from product`);
  expect(
    await readCards({ actor: buyer, site: 'fr', conversationId }, [{ kind: 'product', id: product?.id ?? 0 }]),
  ).toEqual([]);
});

it('shows a preview of a deal only to its two sides', async () => {
  const requestId = await makeRequest(buyer);
  const quotationId = await makeQuotation(supplier, requestId);
  const [otherBuyer, otherSupplier] = [await makePurchaser(), await makeBidder()];
  for (const card of [
    { kind: 'request', id: requestId },
    { kind: 'quotation', id: quotationId },
  ] as const) {
    const shown = (actor: MemberActor) => previewCard({ actor, site: 'en' }, card);
    expect((await shown(buyer))?.title).toBeTruthy();
    expect((await shown(supplier))?.title).toBeTruthy();
    expect(await shown(otherBuyer)).toBeNull();
    expect(await shown(otherSupplier)).toBeNull();
  }
});

describe('an attachment', () => {
  const offered = async (actor: MemberActor, query = '') =>
    (await listAttachable({ actor, site: 'en', conversationId }, query)).map(({ kind, id }) => `${kind} ${id}`);

  it('can be a product of the supplier, found by name in any language or by model', async () => {
    const [one] = await rows<{ id: number; companyId: number; name: string; count: number }>(
      database(),
      sql`select p.id, p.company_id as "companyId", n.name, count(*) over (partition by p.company_id)::int as count
        from product p join product_translation n on n.product_id = p.id and n.locale = 'zh'
        join product_search s on s.product_id = p.id and s.locale = 'en' where p.listed and p.status = 'normal'
        order by count desc, p.id limit 1`,
    );
    if (!one) throw new Error('there is no product');
    ({ conversationId } = await startChat(buyer, { companyId: one.companyId }));
    const seller = { ...supplier, companyId: one.companyId };
    expect(await offered(buyer, one.name)).toContain(`product ${one.id}`);
    expect(await offered(seller, one.name)).toContain(`product ${one.id}`);
    await database()
      .update(productTranslation)
      .set({ name: 'مِضَخّة قُطبيّة' })
      .where(and(eq(productTranslation.productId, one.id), eq(productTranslation.locale, 'ar')));
    expect(await offered(buyer, 'قطبيه مضخه')).toEqual([`product ${one.id}`]);
    expect(await offered(buyer, 'no such product anywhere')).toEqual([]);
    const all = await offered(buyer);
    expect(all.length).toBeGreaterThan(1);
    const [kind, id] = (all[0] ?? '').split(' ');
    expect(kind).toBe('product');
    await say(buyer, { kind: 'card', card: { kind: 'product', id: Number(id) } });
  });

  it('can be an open request of the buyer, and for the supplier one whose buyer it knows', async () => {
    const [quoted, other] = [await makeRequest(buyer), await makeRequest(buyer)];
    const quotationId = await makeQuotation(supplier, quoted);
    const cards: readonly ChatCard[] = [
      { kind: 'request', id: quoted },
      { kind: 'request', id: other },
      { kind: 'quotation', id: quotationId },
    ];
    const named = async () => {
      const answers = [];
      for (const card of cards) answers.push(await refusal(say(supplier, { kind: 'card', card })));
      return answers;
    };
    await say(buyer, 'What do you have in cast iron?');
    expect(await offered(buyer)).toEqual([`request ${other}`, `request ${quoted}`]);
    // By trying, it would learn whose they are.
    expect(await offered(supplier)).toEqual([]);
    expect(await named()).toEqual(Array(3).fill('badRequest chatCard'));
    await openContacts(buyer, quoted, supplier.companyId);
    expect(await offered(supplier)).toEqual([`request ${quoted}`]);
    expect(await named()).toEqual([null, 'badRequest chatCard', null]);
    await say(buyer, { kind: 'card', card: { kind: 'request', id: other } });
    expect(await offered(supplier)).toEqual([`request ${other}`, `request ${quoted}`]);
    expect(await named()).toEqual([null, null, null]);
  });

  it('is sent only to the two sides', async () => {
    expect(await refusal(offered(await makeBidder()))).toBe('notFound');
    expect(await refusal(offered(await makePurchaser()))).toBe('notFound');
  });
});
