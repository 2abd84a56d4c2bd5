import { request } from 'node:http';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ChatConnection } from '@/lib/chat/client/connection';
import { startChat } from '@/lib/chat/conversation/commands';
import { type ChatMessage, chatSendCall } from '@/lib/chat/schema';
import type { PurchaserActor, SupplierActor } from '@/lib/platform/auth/actor';
import { openSession, revokeSessions } from '@/lib/platform/auth/session';
import { database } from '@/lib/platform/db/client';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { callBy, entered, host, next, startSockets } from './chat-kit';
import { makeBidder, makePurchaser } from './trade-kit';

type Front = Awaited<ReturnType<typeof startSockets>>;

let front: Front | null = null;
let links: ChatConnection[] = [];
let buyer: PurchaserActor;
let supplier: SupplierActor;
let conversationId: number;

const client = { userAgent: '', address: '', host: '' };
const tokenOf = ({ accountId, kind }: PurchaserActor | SupplierActor) =>
  openSession(database(), { id: accountId, kind }, client);
const begin = async (...settings: Parameters<typeof startSockets>): Promise<Front> => {
  front = await startSockets(...settings);
  return front;
};
const words = { siteId: 5, message: { kind: 'text', text: 'Good morning' } } as const;

/** The status of a long polling handshake. */
const beginPolling = (port: number, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const polling = request({ host: '127.0.0.1', port, path: '/socket.io/?EIO=4&transport=polling', headers });
    polling.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    polling.on('error', reject).end();
  });

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  buyer = await makePurchaser();
  supplier = await makeBidder();
  ({ conversationId } = await startChat(buyer, { companyId: supplier.companyId }));
});
afterEach(async () => {
  for (const link of links) link.close();
  links = [];
  await front?.close();
  front = null;
});

it('uses long polling where WebSocket is blocked, until the session ends', async () => {
  const { port } = await begin({ blocked: true });
  const linkOf = async (actor: PurchaserActor | SupplierActor) => {
    const cookie = `${actor.kind === 'supplier' ? 'token' : 'usertoken'}=${await tokenOf(actor)}`;
    const origin = `http://127.0.0.1:${port}`;
    const link = new ChatConnection({ origin, userType: actor.kind, page: 'chat', headers: { cookie, origin } });
    links.push(link);
    return link;
  };
  const [writing, reading] = [await linkOf(buyer), await linkOf(supplier)];
  await eventually(() => expect([writing.state, reading.state]).toEqual(['online', 'online']));
  const heard: ChatMessage[] = [];
  reading.on('message', (message) => heard.push(message));
  const sent = await writing.call(chatSendCall, { ...words, conversationId, clientId: crypto.randomUUID() });
  await eventually(() => expect(heard).toEqual([sent]));
  await revokeSessions(database(), buyer.accountId, 'everywhere');
  await eventually(() => expect(writing.state).toBe('ended'));
});

it('upgrades to WebSocket where possible', async () => {
  const { open } = await begin();
  const socket = open({ kind: 'purchaser', token: await tokenOf(buyer), transports: ['polling', 'websocket'] });
  const upgraded = new Promise((resolve) => socket.io.once('open', () => socket.io.engine.once('upgrade', resolve)));
  expect(await entered(socket)).toBe('connected');
  await upgraded;
  const heard = next(socket, 'message');
  const input = { ...words, conversationId, clientId: crypto.randomUUID() };
  expect(await callBy(socket, chatSendCall.path, input)).toMatchObject({ code: 200 });
  expect(await heard).toMatchObject({ text: 'Good morning' });
});

it('is started only by a page of its own host', async () => {
  const { port } = await begin();
  const begun = (headers: Record<string, string>) => beginPolling(port, { host, ...headers });
  expect([
    await begun({ 'sec-fetch-site': 'same-origin' }),
    await begun({ origin: `http://${host}` }),
    await begun({}),
    await begun({ 'sec-fetch-site': 'same-site' }),
    await begun({ 'sec-fetch-site': 'cross-site' }),
    await begun({ 'sec-fetch-site': 'same-origin', origin: 'http://evil.example' }),
    await begun({ 'sec-fetch-site': 'same-origin', host: 'evil.example' }),
  ]).toEqual([200, 200, 403, 403, 403, 403, 403]);
});

it('is limited per network', async () => {
  const { port } = await begin({ counted: true });
  const begun = () => beginPolling(port, { host, 'sec-fetch-site': 'same-origin' });
  const answers = new Set([await begun()]);
  expect(answers).toEqual(new Set([200]));
  for (let count = 1; count < 2_000 && !answers.has(403); count += 50)
    for (const status of await Promise.all(Array.from({ length: 50 }, begun))) answers.add(status);
  expect(answers).toEqual(new Set([200, 403]));
});
