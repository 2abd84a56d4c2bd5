import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteUser } from '@/lib/account/user/commands';
import { startChat } from '@/lib/chat/conversation/commands';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { openSession, revokeSessions } from '@/lib/platform/auth/session';
import { database } from '@/lib/platform/db/client';
import { session } from '@/lib/platform/db/schema/session';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { makeMember } from '../factories';
import { callBy, entered, next, startSockets } from './chat-kit';
import { makeBidder, makePurchaser } from './trade-kit';

let front: Awaited<ReturnType<typeof startSockets>>;
let buyer: PurchaserActor;
let supplier: SupplierActor;
let token: { buyer: string; supplier: string };
let conversationId: number;

const client = { userAgent: '', address: '', host: '' };
const asBuyer = (page: 'chat' | 'count' = 'chat', origin?: string) =>
  front.open({ kind: 'purchaser', token: token.buyer, page, ...(origin ? { origin } : {}) });
const asSupplier = () => front.open({ kind: 'supplier', token: token.supplier });
const words = (text: string) => ({
  conversationId,
  siteId: 5,
  clientId: crypto.randomUUID(),
  message: { kind: 'text', text },
});

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  front = await startSockets();
  buyer = await makePurchaser();
  supplier = await makeBidder();
  token = {
    buyer: await openSession(database(), { id: buyer.accountId, kind: 'purchaser' }, client),
    supplier: await openSession(database(), { id: supplier.accountId, kind: 'supplier' }, client),
  };
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
});
afterEach(() => front.close());

it('sends a message to the other side, and to another tab for its count', async () => {
  const [writing, counting, reading] = [asBuyer(), asBuyer('count'), asSupplier()];
  await Promise.all([writing, counting, reading].map(entered));
  const heard = Promise.all([next(reading, 'message'), next(counting, 'message')]);
  const { code, data } = await callBy(writing, '/api/chat/send', words('Good morning'));
  expect(code).toBe(200);
  expect(await heard).toEqual([data, data]);
});

it('closes a socket at once when its session ends, and refuses it from then on', async () => {
  const socket = asBuyer();
  await entered(socket);
  const ended = next(socket, 'ended');
  const closed = next(socket, 'disconnect');
  await revokeSessions(database(), buyer.accountId, 'everywhere');
  expect(await Promise.all([ended, closed])).toMatchObject([{ reason: 'everywhere' }, expect.any(String)]);
  expect(await entered(asBuyer())).toBe('refused: unauthorized');
});

it('closes the socket of a removed colleague', async () => {
  const colleague = await makeMember(supplier.companyId, 'sales');
  token.supplier = await openSession(database(), { id: colleague.accountId, kind: 'supplier' }, client);
  const socket = asSupplier();
  expect(await entered(socket)).toBe('connected');
  const [ended, closed] = [next(socket, 'ended'), next(socket, 'disconnect')];
  await deleteUser(supplier, { id: colleague.accountId });
  await Promise.all([ended, closed]);
});

it('notices the end of its session during the handshake', async () => {
  await front.close();
  front = await startSockets({ meanwhile: () => revokeSessions(database(), buyer.accountId, 'password') });
  const socket = asBuyer();
  const [ended, closed] = [next(socket, 'ended'), next(socket, 'disconnect')];
  expect(await ended).toEqual({ reason: 'password' });
  await closed;
});

it('closes a socket when its session expires, and keeps one whose session was extended', async () => {
  const soon = { expiresAt: new Date(Date.now() + 15_000) };
  await database()
    .update(session)
    .set(soon)
    .where(inArray(session.accountId, [buyer.accountId, supplier.accountId]));
  const [out, kept] = [asBuyer(), asSupplier()];
  const ended = next(out, 'ended');
  expect(await Promise.all([out, kept].map(entered))).toEqual(['connected', 'connected']);
  const later = { expiresAt: new Date(Date.now() + 86_400_000) };
  await database().update(session).set(later).where(eq(session.accountId, supplier.accountId));
  expect(await ended).toEqual({ reason: null });
  await eventually(() => expect(front.asked).toHaveLength(4));
  expect((await callBy(kept, '/api/chat/unread', {})).code).toBe(200);
});

it('delivers messages to a browser’s newest page, and notifies the previous one', async () => {
  const [first, count] = [asBuyer(), asBuyer('count')];
  await Promise.all([entered(first), entered(count)]);
  const superseded = next(first, 'superseded');
  const second = asBuyer();
  expect(await entered(second)).toBe('connected');
  await superseded;
  expect([second.connected, count.connected]).toEqual([true, true]);
  await eventually(() => expect(first.connected).toBe(false));
});

it('refuses pages of another site', async () => {
  expect(await entered(asBuyer('chat', 'http://evil.example'))).toContain('refused');
});

it('closes a connection that sends binary data or unknown requests', async () => {
  for (const act of [
    (socket: ReturnType<typeof asBuyer>) =>
      socket.emit('call', '/api/chat/list', { siteId: Buffer.from('x') }, () => {}),
    (socket: ReturnType<typeof asBuyer>) => socket.emit('call', '/api/account/sessions', {}, () => {}),
    (socket: ReturnType<typeof asBuyer>) => socket.emit('call', '/api/chat/../purchase/list', {}, () => {}),
    (socket: ReturnType<typeof asBuyer>) => socket.emit('call', 'x'),
    (socket: ReturnType<typeof asBuyer>) => socket.emit('join', 'company:1', () => {}),
    (socket: ReturnType<typeof asBuyer>) => socket.io.engine.write('1'),
    (socket: ReturnType<typeof asBuyer>) => socket.io.engine.write('30[]'),
    (socket: ReturnType<typeof asBuyer>) =>
      socket.emit('call', '/api/chat/list', { siteId: 'x'.repeat(100_000) }, () => {}),
  ]) {
    const socket = asBuyer('count');
    await entered(socket);
    const closed = next(socket, 'disconnect');
    act(socket);
    await closed;
  }
});

it('asks the renderer once per connection, however often the handshake is repeated', async () => {
  const socket = asBuyer('count');
  const closed = new Promise<void>((done) => void socket.io.on('close', () => done()));
  socket.io.on('open', () => {
    for (let at = 0; at < 50; at += 1) socket.io.engine.write('0{"userType":"purchaser","page":"count"}');
  });
  await closed;
  expect(front.asked.length).toBeLessThanOrEqual(1);
  expect(await entered(asBuyer())).toBe('connected');
});

it('closes a connection that sends endless packets', async () => {
  const socket = asBuyer('count');
  await entered(socket);
  const closed = next(socket, 'disconnect');
  for (let at = 0; at < 450; at += 1) socket.emit('call', '/api/chat/unread', {}, () => {});
  await closed;
});

it('admits a member to no call of the console', async () => {
  const socket = asBuyer();
  await entered(socket);
  expect((await callBy(socket, '/api/admin/chat/open', {})).code).toBe(404);
});

it('limits only those who call too much', async () => {
  const [greedy, other] = [asBuyer(), asSupplier()];
  await Promise.all([entered(greedy), entered(other)]);
  const codes: number[] = [];
  const ask = async () => codes.push((await callBy(greedy, '/api/chat/typing', { conversationId })).code);
  // A slow machine sends few calls within one window.
  while (codes.length < 3_000 && !codes.includes(429)) await Promise.all(Array.from({ length: 6 }, ask));
  expect(codes.slice(0, 150).every((code) => code === 200)).toBe(true);
  expect(codes).toContain(429);
  expect((await callBy(other, '/api/chat/typing', { conversationId })).code).toBe(200);
});

it('keeps its sockets while the renderer is down, and reloads when it is back', async () => {
  const socket = asBuyer();
  await entered(socket);
  const suspended = next(socket, 'suspended');
  front.leave(true);
  front.sockets.suspend();
  await suspended;
  expect((await callBy(socket, '/api/chat/send', words('Now?'))).code).toBe(503);
  const back = next(socket, 'resync');
  front.leave(false);
  front.sockets.resync();
  await back;
  expect((await callBy(socket, '/api/chat/send', words('Now'))).code).toBe(200);
  expect(socket.connected).toBe(true);
});
