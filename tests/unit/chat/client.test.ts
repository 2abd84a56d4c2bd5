import { afterEach, beforeEach, expect, it } from 'vitest';
import { ChatClient } from '@/lib/chat/client/client';
import { ChatFailure } from '@/lib/chat/client/connection';
import { memoryOutbox } from '@/lib/chat/client/outbox';
import { FakeLink } from '../../fake-link';

type Page = { items: { number: number }[]; lastNumber: number };
type Asked = { input: Record<string, unknown>; answer: (page: Page) => void; fail: (error: ChatFailure) => void };

const page = (from: number, to: number, lastNumber = to): Page => ({
  items: Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index })),
  lastNumber,
});
const heard = (conversationId: number, number: number) => ({
  conversationId,
  number,
  accountId: 2,
  clientId: `${number}`,
});
const settle = () => new Promise((done) => setTimeout(done));
const away = new ChatFailure(0, '', null, []);

let link: FakeLink;
let client: ChatClient;
/** Requests without a response, in order. */
let open: Asked[];

const next = async () => {
  await settle();
  const request = open.shift();
  if (!request) throw new Error('nothing is asked for');
  return request;
};
const shown = (id = 3) => client.messages(id).map(({ number }) => number);

beforeEach(() => {
  open = [];
  link = new FakeLink((_, input) => new Promise((answer, fail) => open.push({ input, answer, fail })));
  client = new ChatClient({ link: link.link, outbox: memoryOutbox(), accountId: 1, site: 'en', newId: () => 'new' });
});
afterEach(() => client.close());

it('requests the gap between its first page and events received meanwhile', async () => {
  const opening = client.open(3);
  link.tell('message', heard(3, 9));
  (await next()).answer(page(6, 7));
  await opening;
  const request = await next();
  expect(request.input).toEqual({ conversationId: 3, after: 7 });
  request.answer(page(8, 9));
  await settle();
  expect(shown()).toEqual([6, 7, 8, 9]);
});

it('requests again if the connection returned while the first page was loading', async () => {
  const opening = client.open(3);
  link.become('online');
  (await next()).answer(page(6, 7));
  await opening;
  (await next()).answer(page(8, 8));
  await settle();
  expect(shown()).toEqual([6, 7, 8]);
});

it('requests again if something may have been missed while requesting the gap', async () => {
  const opening = client.open(3);
  (await next()).answer(page(6, 7));
  await opening;
  link.become('online');
  const first = await next();
  link.become('online');
  first.answer(page(8, 7));
  (await next()).answer(page(8, 8));
  await settle();
  expect(shown()).toEqual([6, 7, 8]);
});

it('loads its first page once, however often opened, and again after a failure', async () => {
  const openings = [client.open(3), client.open(3)].map((one) => one.catch(() => 'failed'));
  (await next()).fail(away);
  expect(await Promise.all(openings)).toEqual(['failed', 'failed']);
  await settle();
  expect(open).toEqual([]);
  const again = client.open(3);
  (await next()).answer(page(1, 2));
  await again;
  expect(shown()).toEqual([1, 2]);
});

it('continues to received events at the end of a window around an older message', async () => {
  const opening = client.open(3);
  (await next()).answer(page(90, 99));
  await opening;
  const around = client.openAt(3, 10);
  (await next()).answer(page(1, 35, 99));
  await around;
  link.tell('message', heard(3, 102));
  const newest = client.openNewest(3);
  (await next()).answer(page(90, 100));
  await newest;
  (await next()).answer(page(101, 102));
  await settle();
  expect(shown().slice(-3)).toEqual([100, 101, 102]);
});

it('continues loading to the end even if it ends before received events', async () => {
  const opening = client.open(3);
  (await next()).answer(page(90, 99));
  await opening;
  const around = client.openAt(3, 50);
  (await next()).answer(page(60, 74, 99));
  await around;
  const newer = client.openNewer(3);
  link.tell('message', heard(3, 102));
  (await next()).answer(page(75, 100));
  await newer;
  (await next()).answer(page(101, 102));
  await settle();
  expect(shown().slice(-3)).toEqual([100, 101, 102]);
});

it('catches up a few conversations at a time', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => index + 1);
  for (const id of ids) {
    const opening = client.open(id);
    (await next()).answer(page(1, 1));
    await opening;
  }
  link.become('online');
  await settle();
  expect(open).toHaveLength(4);
  const caught = new Set<unknown>();
  while (caught.size < ids.length) {
    const { input, answer } = await next();
    caught.add(input.conversationId);
    answer(page(2, 2));
    await settle();
    expect(open.length).toBeLessThanOrEqual(4);
  }
  expect(ids.map((id) => shown(id))).toEqual(ids.map(() => [1, 2]));
});
