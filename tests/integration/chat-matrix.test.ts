import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMessage } from '@/lib/chat/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import { addNote } from '@/lib/chat/note/commands';
import type { MemberActor, PurchaserActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { purchaseContact } from '@/lib/platform/db/schema/purchase';
import { upload } from '@/lib/platform/db/schema/upload';
import { env } from '@/lib/platform/env';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { startTranslationService } from '../translation-service';
import { askRoute, callBy, entered, startSockets } from './chat-kit';
import { makeActors, makeWorld, type Who } from './trade-world';

/** Open, it admits everybody to every conversation; proves that the matrix detects the fault. */
const gate = vi.hoisted(() => ({ isOpen: false }));
vi.mock('@/lib/chat/rules', async (load) => {
  const rules = await load<typeof import('@/lib/chat/rules')>();
  const sideOf: typeof rules.sideOf = (actor, row) =>
    rules.sideOf(actor, row) ?? (gate.isOpen && actor.kind !== 'staff' ? actor.kind : null);
  return { ...rules, sideOf };
});
vi.mock('@/lib/chat/lock', async (load) => {
  const lock = await load<typeof import('@/lib/chat/lock')>();
  return { ...lock, isOwn: (actor: MemberActor) => (gate.isOpen ? sql`true` : lock.isOwn(actor)) };
});

const secret = 'Nobody else reads the price of 4711';
const secretNote = 'No buyer reads that 4710 is the lowest';
const root = join(import.meta.dirname, '../../app/api/chat');
const calls = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => file.split(sep).slice(0, -1).join('/'));

let actors: Awaited<ReturnType<typeof makeActors>>;
let world: Awaited<ReturnType<typeof makeWorld>>;
let conversationId: number;
const key = 'attachment/chat-probe';
let front: Awaited<ReturnType<typeof startSockets>>;
let service: Awaited<ReturnType<typeof startTranslationService>>;

const uuid = () => crypto.randomUUID();
/** The input of each call, about the conversation of the buyer and the bidder. */
const inputs: Record<string, () => object> = {
  open: () => ({}),
  list: () => ({ siteId: 5 }),
  unread: () => ({}),
  start: () => ({ quotationId: world.quoted.id }),
  get: () => ({ conversationId, siteId: 5 }),
  translate: () => ({ conversationId, siteId: 5, number: 1 }),
  search: () => ({ siteId: 5, query: 'price of 4711' }),
  messages: () => ({ conversationId }),
  card: () => ({ conversationId, siteId: 5, cards: [{ kind: 'request', id: world.request.id }] }),
  attachable: () => ({ conversationId, siteId: 5, query: '' }),
  subject: () => ({ conversationId, siteId: 5 }),
  send: () => ({ conversationId, siteId: 5, clientId: uuid(), message: { kind: 'text', text: 'Mine' } }),
  reach: () => ({ conversationId, delivered: 1, read: 1 }),
  typing: () => ({ conversationId }),
  block: () => ({ conversationId, blocked: false }),
  mute: () => ({ conversationId, muted: false }),
  archive: () => ({ conversationId, upTo: 0 }),
  'support/open': () => ({}),
  'support/state': () => ({ siteId: 5 }),
  'support/ask': () => ({ siteId: 5 }),
  'support/cancel': () => ({ siteId: 5 }),
  'support/rate': () => ({ siteId: 5, id: 1_999_999_999, rating: 1, text: '' }),
  report: () => ({ id: conversationId, reason: 'spam', text: '', block: false }),
  colleagues: () => ({ conversationId }),
  hand: () => ({ conversationId, from: null, to: null }),
  'note/list': () => ({ conversationId }),
  'note/add': () => ({ conversationId, text: secretNote }),
  'note/delete': () => ({ conversationId, id: 2_000_000_000 }),
};
/** Allowed: both sides, depending on the role. */
const both: readonly Who[] = ['buyer', 'bidder', 'sales'];
const colleagues: readonly Who[] = ['bidder', 'sales'];
const amongColleagues = (who: Who): number => (colleagues.includes(who) ? 200 : 404);
const members: readonly Who[] = [
  ...both,
  ...(['otherBuyer', 'editor', 'rival', 'invited', 'other', 'suspended', 'offerer'] as const),
];
const strangers: readonly Who[] = ['visitor', 'forged', 'staff'];
/** Everyone with a session can connect; staff are at the customer service desk. */
const connected: readonly Who[] = [...members, 'staff'];
const statusOf: Record<string, (who: Who) => number> = {
  open: () => 200,
  list: () => 200,
  unread: () => 200,
  'support/open': () => 200,
  'support/state': () => 200,
  'support/ask': () => 200,
  'support/cancel': () => 200,
  'support/rate': () => 404,
  search: () => 200,
  colleagues: amongColleagues,
  hand: amongColleagues,
  'note/list': amongColleagues,
  'note/add': amongColleagues,
  'note/delete': amongColleagues,
  start: (who) => {
    if (who === 'bidder' || who === 'sales') return 200;
    return who === 'editor' || who === 'suspended' ? 403 : 404;
  },
};
const expected = (call: string, who: Who): number => {
  if (strangers.includes(who)) return 401;
  return statusOf[call]?.(who) ?? (both.includes(who) ? 200 : 404);
};
/** The same over a socket, where staff have no member calls. */
const expectedBySocket = (call: string, who: Who): number => (who === 'staff' ? 404 : expected(call, who));
const tokenOf = (who: Who): string | undefined => world.tokens[who];
/** Makes a call over HTTP. */
async function ask(call: string, who: Who): Promise<{ status: number; text: string }> {
  const token = tokenOf(who);
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '2001:db8:8::1' };
  const session: Record<string, string> = token ? { authorization: token } : {};
  return askRoute(`/api/chat/${call}`, JSON.stringify(inputs[call]?.()), { ...headers, ...session });
}
/** Requests a file over HTTP. */
async function fetchFile(what: string, who: Who): Promise<{ status: number; text: string }> {
  const { GET } = (await import(join(root, what, 'route.ts'))) as { GET: (request: Request) => Promise<Response> };
  const token = tokenOf(who);
  const answer = await GET(
    new Request(`http://en.geco.localhost:3000/api/chat/${what}?id=${conversationId}&key=${key}`, {
      headers: { host: 'en.geco.localhost:3000', ...(token ? { authorization: token } : {}) },
    }),
  );
  return { status: answer.status, text: await answer.text() };
}
const kindOf = (who: Who) => {
  if (who === 'staff') return 'staff';
  return who === 'buyer' || who === 'otherBuyer' ? 'purchaser' : 'supplier';
};

beforeAll(async () => {
  await demoDatabase();
  env().STORAGE_SECRET ??= 'a secret for tests';
  service = await startTranslationService();
  env().TRANSLATE_URL = service.url;
  actors = await makeActors();
  world = await makeWorld(actors);
  const buyer = { kind: 'purchaser', accountId: world.buyer.accountId, name: 'Awa' } as unknown as PurchaserActor;
  ({ conversationId } = await startChat(buyer, { companyId: actors.bidder.companyId }));
  await sendMessage(buyer, 'en', { conversationId, clientId: uuid(), message: { kind: 'text', text: secret } });
  await database()
    .insert(upload)
    .values({
      ...{
        pendingKey: `pending/${key}`,
        key,
        state: 'filed',
        kind: 'attachment',
        private: true,
        ownerKind: 'purchaser',
      },
      ...{ ownerId: buyer.accountId, name: 'drawing.pdf', mime: 'application/pdf', bytes: 10, idleSince: new Date() },
    });
  await sendMessage(buyer, 'en', { conversationId, clientId: uuid(), message: { kind: 'file', key } });
  await addNote(actors.bidder, conversationId, secretNote);
  const { id: requestId } = world.request;
  await database()
    .insert(purchaseContact)
    .values([actors.bidder, actors.rival].map(({ companyId }) => ({ requestId, companyId })));
  front = await startSockets();
}, 240_000);
afterAll(async () => {
  await front.close();
  await service.close();
});

it('covers every call of the chat', () => {
  expect([...Object.keys(inputs), 'export', 'file'].sort()).toEqual([...calls].sort());
});

describe.each(Object.keys(inputs))('%s', (call) => {
  it('over HTTP is answered only to those concerned', async () => {
    const answers: Record<string, number> = {};
    const leaks: string[] = [];
    for (const who of [...members, ...strangers]) {
      const { status, text } = await ask(call, who);
      answers[who] = status;
      if (!both.includes(who) && (text.includes(secret) || text.includes('drawing.pdf'))) leaks.push(who);
      if (!colleagues.includes(who) && text.includes(secretNote)) leaks.push(who);
    }
    expect(answers).toEqual(Object.fromEntries([...members, ...strangers].map((who) => [who, expected(call, who)])));
    expect(leaks).toEqual([]);
  });

  it('over a socket is answered the same', async () => {
    const answers: Record<string, number> = {};
    const leaks: string[] = [];
    for (const who of connected) {
      const socket = front.open({ kind: kindOf(who), token: tokenOf(who) ?? '', page: 'count' });
      expect(await entered(socket)).toBe('connected');
      const answer = await callBy(socket, `/api/chat/${call}`, inputs[call]?.() ?? {});
      answers[who] = answer.code;
      if (!both.includes(who) && JSON.stringify(answer).includes(secret)) leaks.push(who);
      if (!colleagues.includes(who) && JSON.stringify(answer).includes(secretNote)) leaks.push(who);
      socket.disconnect();
    }
    expect(answers).toEqual(Object.fromEntries(connected.map((who) => [who, expectedBySocket(call, who)])));
    expect(leaks).toEqual([]);
  });
});

type Open = readonly { who: Who; socket: ReturnType<typeof front.open> }[];
/** Waits until all recipients are notified, then for one more response on every socket. */
async function expectTold(open: Open, notified: readonly Who[], wanted: readonly Who[]): Promise<void> {
  await eventually(() => expect(notified).toEqual(expect.arrayContaining([...wanted])));
  for (const { who, socket } of open)
    expect((await callBy(socket, '/api/chat/unread', {})).code).toBe(expectedBySocket('unread', who));
  expect([...new Set(notified)].sort()).toEqual([...wanted].sort());
}

it('admits no socket without a session of the named kind', async () => {
  const doors = (['supplier', 'purchaser'] as const).flatMap((kind) => {
    const other = kind === 'supplier' ? 'buyer' : 'bidder';
    return ['', 'forged', tokenOf('staff') ?? '', tokenOf(other) ?? ''].map((token) => ({ kind, token }));
  });
  const answers: string[] = [];
  for (const door of doors) answers.push(await entered(front.open(door)));
  expect(answers).toEqual(doors.map(() => 'refused: unauthorized'));
});

it('sends a message only to sockets of its two sides', async () => {
  const notified: Who[] = [];
  const open = connected.map((who) => {
    const socket = front.open({ kind: kindOf(who), token: tokenOf(who) ?? '' });
    for (const event of ['message', 'reach', 'typing', 'changed'])
      socket.on(event, (data) => void (data.conversationId === conversationId && notified.push(who)));
    return { who, socket };
  });
  await Promise.all(open.map(({ socket }) => entered(socket)));
  const buyer = open.find(({ who }) => who === 'buyer')?.socket;
  if (!buyer) throw new Error('no buyer');
  for (const call of ['typing', 'reach', 'send', 'block'])
    expect((await callBy(buyer, `/api/chat/${call}`, inputs[call]?.() ?? {})).code).toBe(200);
  await expectTold(open, notified, both);
  for (const { socket } of open) socket.disconnect();
});

it('sends a note only to sockets of colleagues', async () => {
  const notified: Who[] = [];
  const open = connected.map((who) => {
    const socket = front.open({ kind: kindOf(who), token: tokenOf(who) ?? '' });
    socket.on('noted', (data) => void (data.conversationId === conversationId && notified.push(who)));
    return { who, socket };
  });
  await Promise.all(open.map(({ socket }) => entered(socket)));
  const sales = open.find(({ who }) => who === 'sales')?.socket;
  if (!sales) throw new Error('no sales');
  // Unique text: a repeated note would not be new.
  const input = { conversationId, text: 'told over the sockets' };
  expect((await callBy(sales, '/api/chat/note/add', input)).code).toBe(200);
  await expectTold(open, notified, colleagues);
  for (const { socket } of open) socket.disconnect();
});

it.each([
  ['file', 302],
  ['export', 200],
] as const)('opens the %s of the conversation only to its two sides', async (what, opened) => {
  const answers: Record<string, number> = {};
  for (const who of [...members, ...strangers]) {
    const { status, text } = await fetchFile(what, who);
    answers[who] = status;
    expect(text.includes(secret)).toBe(what === 'export' && both.includes(who));
  }
  const wanted = (who: Who) => (strangers.includes(who) ? 401 : both.includes(who) ? opened : 404);
  expect(answers).toEqual(Object.fromEntries([...members, ...strangers].map((who) => [who, wanted(who)])));
});

it('accepts no file of another user, and shows none of another conversation', async () => {
  const foreign = {
    conversationId,
    siteId: 5,
    clientId: uuid(),
    message: { kind: 'file', key: 'attachment/not-mine' },
  };
  const headers = { 'content-type': 'application/json', authorization: tokenOf('bidder') ?? '' };
  const answer = await askRoute('/api/chat/send', JSON.stringify(foreign), headers);
  expect(answer.status).toBe(400);
  const rival = { ...headers, authorization: tokenOf('rival') ?? '' };
  const started = await askRoute('/api/chat/start', JSON.stringify({ quotationId: world.rivals.id }), rival);
  const own = JSON.parse(started.text).data.conversationId;
  const stolen = { ...foreign, conversationId: own, clientId: uuid(), message: { kind: 'file', key } };
  expect((await askRoute('/api/chat/send', JSON.stringify(stolen), rival)).status).toBe(400);
  const card = { kind: 'card', card: { kind: 'quotation', id: world.quoted.id } };
  const shown = { ...stolen, clientId: uuid(), message: card };
  expect((await askRoute('/api/chat/send', JSON.stringify(shown), rival)).status).toBe(400);
});

describe('with its gates open', () => {
  const gated = Object.keys(inputs).filter((call) => !(call in statusOf) || statusOf[call] === amongColleagues);
  beforeAll(() => {
    gate.isOpen = true;
  });
  afterAll(() => {
    gate.isOpen = false;
  });

  it('covers every call that names a conversation', () => {
    const naming = Object.keys(inputs).filter(
      (call) => call === 'report' || 'conversationId' in (inputs[call]?.() ?? {}),
    );
    expect(gated).toEqual(naming);
  });

  it.each(gated)('detects that a stranger gets an answer of %s', async (call) => {
    expect(expected(call, 'rival')).toBe(404);
    expect((await ask(call, 'rival')).status).toBe(200);
  });

  it.each(['file', 'export'])('detects that a stranger gets the %s', async (what) =>
    expect((await fetchFile(what, 'rival')).status).toBe(what === 'file' ? 302 : 200),
  );

  it('detects what a stranger reads', async () => {
    for (const call of ['search', 'messages']) expect((await ask(call, 'rival')).text).toContain(secret);
    expect((await ask('note/list', 'rival')).text).toContain(secretNote);
    expect((await fetchFile('export', 'rival')).text).toContain(secret);
  });
});
