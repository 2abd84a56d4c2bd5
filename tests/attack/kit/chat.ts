import { randomUUID } from 'node:crypto';
import { chatSendCall, chatStartCall } from '@/lib/chat/schema';
import { session } from './account';
import { call, each, range } from './http';
import { randomText } from './random';
import { type Channel, callOver, type Entered, enter, isClosed, type Opening, openChannel, until } from './socket';
import { from, hostOf, target } from './target';
import { anybody, companyOf, member, send } from './trade';

type As = Opening & { port: number; cookie: string };
export const site = target.frontPort;

/** A demo account at the attacked site, by its cookie; at any other site without a session. */
export async function by(kind: 'supplier' | 'purchaser', username: string, network: number, port = site): Promise<As> {
  const cookie = port === site ? (await session(kind, username, from(network))).cookie : '';
  return { port, source: from(network), cookie };
}
export const unknownUser = (port: number, network: number): As => ({
  ...{ port, source: from(network), cookie: `usertoken=${randomText().padEnd(43, 'x')}` },
});
const counting = (userType: 'supplier' | 'purchaser') => ({ userType, page: 'count' });
const isIn = ({ said: reply }: Entered): boolean => reply.startsWith('40{');

/** Origins of other sites, and none, that get a socket with a member's cookie. */
export async function foreignPages(as: As): Promise<string[]> {
  const host = hostOf('en', as.port);
  const pages = [
    ...[null, 'null', 'http://evil.example', `https://${host}`, `http://${host}.evil.example`].map((origin) => ({
      origin,
    })),
    { origin: `http://${hostOf('fr', as.port)}` },
    { origin: 'http://evil.example', host: 'evil.example' },
  ];
  const opened = await each(pages, 1, (page) => openChannel({ ...as, ...page }));
  return opened.flatMap((channel, index) => {
    if (typeof channel === 'number') return [];
    channel.close();
    return [`a page of ${pages[index]?.origin} is let in`];
  });
}

/** One connection that sends its handshake over and over, with an unknown cookie. */
export async function greetsOn(as: As, patience?: number): Promise<string[]> {
  const channel = await openChannel(as);
  if (typeof channel === 'number') return [`a socket is refused with ${channel}`];
  for (const _ of range(200)) channel.send(`40${JSON.stringify(counting('purchaser'))}`);
  const closed = await isClosed(channel, patience);
  channel.close();
  const answers = channel.received.filter((text) => /^4[04]/.test(text)).length;
  return [
    ...(closed ? [] : ['a connection that greets on stays open']),
    ...(answers > 1 ? [`${answers} of its greetings were answered`] : []),
  ];
}

/**
 * Connections from one network with unknown cookies until limited; reports if another network cannot connect meanwhile.
 */
export async function entersOn(port: number, other: As, count: number): Promise<string[]> {
  let waits = false;
  await each(range(count), 20, async () => {
    if (waits) return;
    const { channel, said: reply } = await enter(unknownUser(port, 201), counting('purchaser'));
    channel.close();
    waits ||= reply.includes('unavailable');
  });
  const neighbour = await enter(other, counting('purchaser'));
  neighbour.channel.close();
  return [
    ...(waits ? [] : [`${count} connections of one network were looked at`]),
    ...(isIn(neighbour) ? [] : [`another network is answered with ${neighbour.said}`]),
  ];
}

/** Calls in a row, six at a time; reports if they are never limited or others are not answered meanwhile. */
export async function callsOn(mine: As, other: As, input: object, max = 600): Promise<string[]> {
  const [me, them] = [await enter(mine, counting('purchaser')), await enter(other, counting('supplier'))];
  const codes: number[] = [];
  while (codes.length < max && !codes.includes(429) && !codes.includes(0)) {
    const answers = await each(range(6), 6, () => callOver(me.channel, '/api/chat/typing', input));
    codes.push(...answers.map(({ code }) => code));
  }
  const answer = await callOver(them.channel, '/api/chat/unread', {});
  for (const { channel } of [me, them]) channel.close();
  return [
    ...(codes.includes(429) ? [] : [`${codes.length} calls in a row, the last answered with ${codes.at(-1)}`]),
    ...(answer.code === 200 ? [] : [`somebody else is answered with ${answer.code}`]),
  ];
}

const action = (path: string, input: object) => `421${JSON.stringify(['call', path, input])}`;
/** Invalid messages, each of which ends its connection. */
export const foreign: Record<string, readonly (string | Buffer)[]> = {
  'packets without end': range(900).map(() => action('/api/chat/unread', {})),
  bytes: [Buffer.from('421["call","/api/chat/unread",{}]')],
  'bytes that are announced': ['451-["call","/api/chat/unread",{"_placeholder":true,"num":0}]'],
  'more than a packet may hold': [action('/api/chat/unread', { x: 'x'.repeat(100_000) })],
  'a room to join': ['421["join","company:1"]'],
  'an event that the server tells': ['42["message",{"conversationId":1}]'],
  'a call without a path': ['421["call"]'],
  'a call that wants no answer': ['42["call","/api/chat/unread",{}]'],
  'a call of something else': [action('/api/account/session/list', {})],
  'a call by a way round': [action('/api/chat/../account/session/list', {})],
  'a call with a list': ['421["call","/api/chat/unread",[]]'],
  'half an event': ['421["call",'],
  'another greeting': ['40{}'],
  'another namespace': ['40/admin,{}'],
  'an answer that nobody asked for': ['430[]'],
  'a goodbye that is none': ['41'],
  'a packet of no kind': ['9'],
  nothing: [''],
};
export async function takesForeign(as: As, patience?: number): Promise<string[]> {
  const found = await each(Object.entries(foreign), 4, async ([name, sent]) => {
    const one = await enter(as, counting('purchaser'));
    if (!isIn(one)) return [`${name}: its sender is not let in: ${one.said}`];
    for (const packet of sent) one.channel.send(packet);
    const closed = await isClosed(one.channel, patience);
    one.channel.close();
    return closed ? [] : [`${name}: the connection stays open`];
  });
  return found.flat();
}

type Talk = { conversationId: number; companyId: number; supplier: As; tell: (text: string) => Promise<unknown> };
/** A conversation between two users; neither is the thief. */
export async function talk(port = site): Promise<Talk> {
  const at = port === site ? target.port : port;
  const [buyer, seller] = [
    await member('purchaser', 'buyer_en', 202, at),
    await member('supplier', 'supplier_a_diamond', 203, at),
  ];
  const companyId = await companyOf(seller);
  const { data, status, text: answer } = await send(chatStartCall, { companyId }, buyer);
  if (!data) throw new Error(`no conversation: ${status} ${answer}`);
  const { conversationId } = data;
  return {
    ...{ conversationId, companyId, supplier: await by('supplier', 'supplier_a_diamond', 203, port) },
    tell: (text) =>
      send(chatSendCall, { conversationId, siteId: 5, clientId: randomUUID(), message: { kind: 'text', text } }, buyer),
  };
}

/** What a third party gets of a conversation: by joining rooms, by listening, by calls on both transports. */
export async function stolen(as: As, token: string, one: Talk, secret: string, patience?: number): Promise<string[]> {
  const { conversationId, companyId } = one;
  const rooms = [`company:${companyId}`, 'account:1', 'support'];
  const thief = await enter(as, { ...counting('purchaser'), rooms, companyId, accountId: 1, sessionId: 1 });
  const witness = await enter(one.supplier, counting('supplier'));
  const hears = (channel: Channel) => channel.received.some((text) => text.includes(secret));
  await one.tell(secret);
  const isHeard = await until(witness.channel, () => hears(witness.channel), patience);
  const which = { conversationId, siteId: 5 };
  const message = { kind: 'text', text: 'Mine' };
  const calls: [string, object][] = [
    ['/api/chat/messages', { conversationId }],
    ['/api/chat/get', which],
    ['/api/chat/typing', { conversationId }],
    ['/api/chat/reach', { conversationId, delivered: 1, read: 1 }],
    ['/api/chat/colleagues', { conversationId }],
    ['/api/chat/attachable', { ...which, query: '' }],
    ['/api/chat/note/list', { conversationId }],
    ['/api/chat/send', { ...which, clientId: randomUUID(), message }],
  ];
  const found = await each(calls, 1, async ([path, input]) => {
    const over = await callOver(thief.channel, path, input);
    const response = await call(path, input, { ...anybody(204, as.port === site ? target.port : as.port), token });
    return [
      ...(over.code < 400 || over.code >= 500 ? [`${path} over a socket: ${over.code}`] : []),
      ...(response.status < 400 || response.status >= 500 ? [`${path}: ${response.status}`] : []),
    ];
  });
  for (const { channel } of [thief, witness]) channel.close();
  return [
    ...found.flat(),
    // Events arrive before the responses of calls made later.
    ...(hears(thief.channel) ? ['a stranger hears the conversation'] : []),
    ...(isHeard ? [] : ['the supplier does not hear it, so that this says nothing']),
  ];
}

/** A socket of a session that ends; reports if it stays open or can reconnect. */
export async function outlives(as: As, token: string, patience?: number): Promise<string[]> {
  const { port } = as;
  const one = await enter(as, counting('purchaser'));
  if (!isIn(one)) return [`it is not let in: ${one.said}`];
  await call('/api/sign_out', { kind: 'purchaser' }, { ...anybody(205, port === site ? target.port : port), token });
  const closed = await isClosed(one.channel, patience);
  const again = await enter(as, counting('purchaser'));
  for (const { channel } of [one, again]) channel.close();
  return [
    ...(closed ? [] : ['its socket stays open']),
    ...(one.channel.received.some((text) => text.includes('"ended"')) ? [] : ['it is not told']),
    ...(again.said.includes('unauthorized') ? [] : [`it comes back: ${again.said}`]),
  ];
}

/** A member at the staff's desk: with a member's token in place of the staff's, and by calls. */
export async function asStaff(as: As, token: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of ['zh', 'en'] as const)
    for (const cookie of [as.cookie, `stafftoken=${token}`]) {
      const one = await enter({ ...as, cookie, host: hostOf(name, as.port) }, { userType: 'staff', page: 'chat' });
      one.channel.close();
      if (isIn(one)) found.push(`on ${name} it is answered with ${one.said}`);
    }
  const { channel } = await enter(as, counting('purchaser'));
  for (const path of ['open', 'list', 'messages', 'take'].map((name) => `/api/admin/chat/${name}`)) {
    const { code } = await callOver(channel, path, { conversationId: 1 });
    if (code < 400 || code >= 500) found.push(`${path}: ${code}`);
  }
  channel.close();
  return found;
}
