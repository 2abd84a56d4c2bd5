import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { archiveConversation, muteConversation } from '@/lib/chat/place/commands';
import { readMessages } from '@/lib/chat/queries';
import { askSupport, cancelSupport, openSupport, rateSupport } from '@/lib/chat/support/commands';
import { handRequest, resolveRequest, takeRequest } from '@/lib/chat/support/desk/commands';
import { getDeskItem, listDesk } from '@/lib/chat/support/desk/queries';
import { supportState } from '@/lib/chat/support/queries';
import { deskFigures } from '@/lib/chat/support/statistics/queries';
import { notifyUnread } from '@/lib/chat/unread/job';
import type { MemberActor, PurchaserActor, StaffActor, SupplierActor } from '@/lib/platform/auth/actor';
import { openSession } from '@/lib/platform/auth/session';
import type { StaffRole } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { account, staffRole } from '@/lib/platform/db/schema/account';
import { supportRequest } from '@/lib/platform/db/schema/support';
import { type Emission, onEmission } from '@/lib/platform/emission';
import { env } from '@/lib/platform/env';
import { demoDatabase } from '../database';
import { makeBidder, makePurchaser } from './trade-kit';

let buyer: PurchaserActor;
let other: PurchaserActor;
let supplier: SupplierActor;
let lin: StaffActor;
let omar: StaffActor;

async function makeStaff(name: string, role: StaffRole): Promise<StaffActor> {
  const [row] = await database()
    .insert(account)
    .values({ kind: 'staff', username: `desk_${name}`, name, locale: 'en' })
    .returning();
  const accountId = row?.id ?? 0;
  await database().insert(staffRole).values({ accountId, role });
  return { kind: 'staff', accountId, name, roles: [role], locale: 'en', timeZone: 'UTC' } as unknown as StaffActor;
}
const text = (words: string) => ({ kind: 'text', text: words }) as const;
const say = async (actor: MemberActor | StaffActor, conversationId: number, words: string) =>
  sendMessage(actor, 'en', { conversationId, clientId: crypto.randomUUID(), message: text(words) });
const request = async (actor: MemberActor) => (await supportState(actor, 'en')).request;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string; errors: { key: string }[] }) => error.errors[0]?.key ?? error.code,
  );
/** A member's question to customer service, with its conversation. */
async function askSupportOf(actor: MemberActor): Promise<{ id: number; conversationId: number }> {
  await askSupport(actor, 'en');
  const { conversationId } = await openSupport(actor);
  return { id: (await request(actor))?.id ?? 0, conversationId };
}
const saidIn = async (actor: MemberActor | StaffActor, conversationId: number) =>
  (await readMessages(actor, conversationId, {})).items.map(({ kind, text: words, content }) =>
    kind === 'event' ? `* ${content.event} ${content.name ?? ''}`.trim() : words,
  );

beforeAll(async () => {
  await demoDatabase();
  env().STORAGE_SECRET ??= 'a secret for tests';
  env().SUPPORT_DESK = 'always';
  lin = await makeStaff('Lin', 'support');
  omar = await makeStaff('Omar', 'admin');
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser('fr');
  other = await makePurchaser('en');
  supplier = await makeBidder();
});
afterEach(async () => {
  env().SUPPORT_DESK = 'always';
  await database().delete(supportRequest);
});

it('shows the place in the queue, and updates when others are served or give up', async () => {
  const first = await askSupportOf(buyer);
  const second = await askSupportOf(supplier);
  await askSupportOf(other);
  expect((await request(buyer))?.place).toBe(1);
  expect((await request(other))?.place).toBe(3);
  expect((await listDesk(lin, 'en', { view: 'waiting', locale: null })).items.map(({ id }) => id)).toEqual([
    ...[first.id, second.id],
    (await request(other))?.id,
  ]);
  await takeRequest(lin, first.id);
  await cancelSupport(supplier, 'en');
  expect(await request(buyer)).toMatchObject({ state: 'open', agent: 'Lin', place: null });
  expect(await request(supplier)).toBeNull();
  expect((await request(other))?.place).toBe(1);
});

it('starts a request by a message, once until it has ended', async () => {
  const { conversationId } = await openSupport(buyer);
  await say(buyer, conversationId, 'My order is late');
  await say(buyer, conversationId, 'Hello?');
  await askSupport(buyer, 'en');
  expect(await saidIn(buyer, conversationId)).toEqual(['* asked', 'My order is late', 'Hello?']);
  const [item] = (await listDesk(lin, 'en', { view: 'waiting', locale: null })).items;
  expect(item).toMatchObject({ asker: { kind: 'purchaser', name: buyer.name }, conversation: { unread: 2 } });
});

it('is served by one colleague: who accepted it, or received it', async () => {
  const { id, conversationId } = await askSupportOf(buyer);
  expect(await refusal(say(lin, conversationId, 'Hello'))).toBe('supportUntaken');
  const taken = await Promise.all([refusal(takeRequest(lin, id)), refusal(takeRequest(omar, id))]);
  expect(taken.sort()).toEqual(['done', 'supportTaken']);
  const [mine, theirs] = (await getDeskItem(lin, 'en', id)).agent?.name === 'Lin' ? [lin, omar] : [omar, lin];
  expect(await refusal(say(theirs, conversationId, 'Hello'))).toBe('supportTaken');
  expect(await refusal(handRequest(theirs, id, theirs.accountId))).toBe('supportTaken');
  expect(await refusal(handRequest(mine, id, buyer.accountId))).toBe('choice');
  await say(mine, conversationId, 'What is it about?');
  await handRequest(mine, id, theirs.accountId);
  await say(theirs, conversationId, 'I go on');
  await handRequest(theirs, id, null);
  expect(await request(buyer)).toMatchObject({ state: 'waiting', place: 1 });
  expect(await saidIn(buyer, conversationId)).toEqual([
    ...['* asked', `* joined ${mine.name}`, 'What is it about?', `* handed ${theirs.name}`, 'I go on', '* returned'],
  ]);
});

it('can be taken over from a colleague who no longer serves', async () => {
  const disabled = await makeStaff('Gone', 'support');
  const { id, conversationId } = await askSupportOf(buyer);
  await takeRequest(disabled, id);
  await database().update(account).set({ status: 'disabled' }).where(eq(account.id, disabled.accountId));
  const { items } = await listDesk(lin, 'en', { view: 'waiting', locale: null });
  expect(items.map((one) => [one.id, one.free])).toEqual([[id, true]]);
  await takeRequest(lin, id);
  expect((await say(lin, conversationId, 'I look after it now')).side).toBe('staff');
});

it('ends with a rating by the member, of the last request only', async () => {
  const { id, conversationId } = await askSupportOf(buyer);
  expect(await refusal(rateSupport(buyer, { id, rating: 5, text: '' }))).toBe('notFound');
  await takeRequest(lin, id);
  await resolveRequest(lin, id);
  expect(await refusal(say(lin, conversationId, 'One more thing'))).toBe('supportEnded');
  expect(await refusal(rateSupport(other, { id, rating: 1, text: 'Not mine' }))).toBe('notFound');
  await rateSupport(buyer, { id, rating: 4, text: 'Quick' });
  expect(await request(buyer)).toMatchObject({ state: 'resolved', rating: 4 });
  const figures = await deskFigures(lin);
  expect(figures[0]).toMatchObject({ asked: 1, joined: 1, resolved: 1, rating: 4, rated: 1 });
  expect(figures.slice(1)).toMatchObject([{ day: null, asked: 1, joined: 1, resolved: 1, rating: 4, rated: 1 }]);
  await say(buyer, conversationId, 'It is back');
  expect(await request(buyer)).toMatchObject({ state: 'waiting', place: 1 });
});

it('continues by e-mail outside opening hours, in the member’s language', async () => {
  const { id, conversationId } = await askSupportOf(buyer);
  await database().update(supportRequest).set({ byMail: true }).where(eq(supportRequest.id, id));
  expect((await request(buyer))?.byMail).toBe(true);
  await takeRequest(lin, id);
  await say(lin, conversationId, 'It is settled.');
  await notifyUnread(new Date(Date.now() + 2 * 60_000));
  const [mail] = await rows<{ subject: string; text: string }>(
    database(),
    sql`select content ->> 'subject' as subject, content ->> 'text' as text from outbox where recipient =
      (select email from account where id = ${buyer.accountId})`,
  );
  expect(mail?.subject).toContain('Le service client vous a répondu');
  expect(mail?.text).toContain('It is settled.');
});

it.each([
  ['although it was muted and put away, where it was asked for so', true, 1],
  ['not where it was muted and asked for in the hours', false, 0],
])('is sent by e-mail %s', async (_, byMail, mails) => {
  const { id, conversationId } = await askSupportOf(buyer);
  await database().update(supportRequest).set({ byMail }).where(eq(supportRequest.id, id));
  await takeRequest(lin, id);
  await muteConversation(buyer, conversationId, true);
  await say(lin, conversationId, 'It is settled.');
  await archiveConversation(buyer, conversationId, 1_000);
  await notifyUnread(new Date(Date.now() + 16 * 60_000));
  const [found] = await rows<{ count: number }>(
    database(),
    sql`select count(*)::int as count from outbox where recipient = (select email from account where id = ${buyer.accountId})`,
  );
  expect(found?.count).toBe(mails);
});

it('notifies the member and the desk at once, and nobody else', async () => {
  const emissions: Emission[] = [];
  const end = onEmission((emission) => emissions.push(emission));
  const { id, conversationId } = await askSupportOf(buyer);
  await takeRequest(lin, id);
  await say(lin, conversationId, 'Hello');
  end();
  const rooms = (event: string) => new Set(emissions.filter((one) => one.event === event).flatMap((one) => one.rooms));
  const wanted = new Set([`account:${buyer.accountId}`, 'support']);
  expect(rooms('message')).toEqual(wanted);
  expect(rooms('support')).toEqual(wanted);
});

describe('the calls of the desk', () => {
  const root = join(import.meta.dirname, '../../app/api/admin/chat');
  const calls = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => file.split(sep).slice(0, -1).join('/'));
  const secret = 'Only the desk reads 90210';
  const ask = async (call: string, method: 'POST' | 'GET', input: object, token: string | undefined) => {
    const host = 'geco.localhost:3000';
    const headers = { host, 'content-type': 'application/json', ...(token ? { authorization: token } : {}) };
    const route = (await import(join(root, call, 'route.ts'))) as Record<string, (r: Request) => Promise<Response>>;
    const url = `http://${host}/api/admin/chat/${call}?id=1&key=none`;
    const body = method === 'POST' ? { body: JSON.stringify(input) } : {};
    const answer = await route[method]?.(new Request(url, { method, headers, ...body }));
    return { status: answer?.status ?? 0, text: (await answer?.text()) ?? '' };
  };

  it('are only for the desk’s staff, and reach no conversation between members', async () => {
    const { id, conversationId } = await askSupportOf(buyer);
    await say(buyer, conversationId, secret);
    const trade = await startChat(buyer, { companyId: supplier.companyId });
    await say(buyer, trade.conversationId, secret);
    const reviewer = await makeStaff('Reviewer', 'reviewer');
    const tokenOf = (kind: 'purchaser' | 'supplier' | 'staff', who: number) =>
      openSession(database(), { id: who, kind }, { userAgent: '', address: '', host: '' });
    const tokens = {
      visitor: undefined,
      forged: 'forged',
      buyer: await tokenOf('purchaser', buyer.accountId),
      supplier: await tokenOf('supplier', supplier.accountId),
      reviewer: await tokenOf('staff', reviewer.accountId),
    };
    const desk = await tokenOf('staff', lin.accountId);
    const clientId = crypto.randomUUID();
    const about = (on: number): Record<string, object> => ({
      ...{ open: {}, list: { siteId: 5, view: 'waiting', locale: null }, get: { siteId: 5, id }, take: { id } },
      ...{ messages: { conversationId: on }, reach: { conversationId: on, delivered: 1, read: 1 } },
      ...{ typing: { conversationId: on }, hand: { id, agentId: null }, resolve: { id } },
      translate: { siteId: 5, conversationId: on, number: 2 },
      card: { siteId: 5, conversationId: on, cards: [{ kind: 'company', id: 1 }] },
      send: { siteId: 5, conversationId: on, clientId, message: text('Mine') },
      'upload/token': { kind: 'attachment', name: 'plan.pdf', bytes: 10 },
      'upload/finish': { id: 1 },
    });
    expect([...Object.keys(about(0)), 'file'].sort()).toEqual([...calls].sort());
    const answers: Record<string, Record<string, number>> = {};
    for (const [who, token] of Object.entries(tokens))
      for (const call of calls) {
        const { status, text: body } = await ask(
          call,
          call === 'file' ? 'GET' : 'POST',
          about(conversationId)[call] ?? {},
          token,
        );
        answers[who] = { ...answers[who], [call]: status };
        expect(body).not.toContain(secret);
      }
    const all = (status: number) => Object.fromEntries(calls.map((call) => [call, status]));
    // For outsiders the conversation is not found; the desk's own calls are forbidden.
    const hidden = ['messages', 'reach', 'typing', 'card', 'send', 'translate', 'file'];
    expect(answers).toEqual({
      ...{ visitor: all(401), forged: all(401), buyer: all(401), supplier: all(401) },
      reviewer: { ...all(403), ...Object.fromEntries(hidden.map((call) => [call, 404])) },
    });
    for (const call of ['messages', 'reach', 'typing', 'card', 'send', 'translate']) {
      const { status, text: body } = await ask(call, 'POST', about(trade.conversationId)[call] ?? {}, desk);
      expect([call, status]).toEqual([call, 404]);
      expect(body).not.toContain(secret);
    }
    expect((await ask('messages', 'POST', { conversationId }, desk)).text).toContain(secret);
  });
});
