import { expect, it } from 'vitest';
import { createHosts } from '@/lib/platform/i18n/host';
import { sockets as limits } from '@/lib/platform/limit/socket';
import { Origin, type OriginAnswer } from '@/lib/platform/pagestore/origin';
import { AuthoriseQueue } from '@/lib/platform/socket/authorise-queue';

const answer = { accountId: 1, sessionId: 2, rooms: ['account:1'], expiresAt: new Date(0).toISOString() };
const from = (address: string) => ({ usertype: 'purchaser', 'x-forwarded-for': address });
const { signal } = new AbortController();

type Settings = { exempt?: string[]; code?: number; data?: unknown; held?: boolean };

/** A renderer that responds on command. */
class RendererDouble extends Origin {
  readonly asked: { from: string | undefined; answer: () => void }[] = [];

  constructor(private readonly settings: Settings) {
    super('/nowhere');
  }

  override post(_: string, headers: Record<string, string>): Promise<OriginAnswer> {
    const { code = 200, data = answer, held: isHeld = false } = this.settings;
    const body = Buffer.from(JSON.stringify({ code, message: '', data }));
    return new Promise((resolve) => {
      const one = { from: headers['x-forwarded-for'], answer: () => resolve({ status: code, headers: {}, body }) };
      this.asked.push(one);
      if (!isHeld) one.answer();
    });
  }
}

const hosts = createHosts({ baseHost: 'geco.example', local: false, scheme: 'https', publicPort: 443 });

function start(settings: Settings = {}) {
  const origin = new RendererDouble(settings);
  const exempt = new Set(settings.exempt);
  return { asked: origin.asked, opener: new AuthoriseQueue({ origin, exempt, hosts, scheme: 'https', proxies: 0 }) };
}
const times = <T>(count: number, work: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, work));
const refused = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));

it('limits handshakes per network, without affecting others', async () => {
  const { opener, asked: requests } = start({ exempt: ['203.0.113.0/24'] });
  const { max } = limits.entries;
  const inTurn = async (count: number, address: string) => {
    const found: string[] = [];
    for (let at = 0; at < count; at += 1)
      found.push(...refused(await times(1, () => opener.authorise(from(address), signal))));
    return found;
  };
  expect(await inTurn(max, '198.51.100.1')).toEqual([]);
  expect(await inTurn(2, '198.51.100.2')).toEqual(['unavailable', 'unavailable']);
  expect(requests).toHaveLength(max);
  expect(await inTurn(1, '192.0.2.1')).toEqual([]);
  expect(await inTurn(max + 1, '203.0.113.1')).toEqual([]);
});

it('limits slots per network, and forgets those disconnected while waiting', async () => {
  const { opener, asked: requests } = start({ held: true });
  const { placesPerKey } = limits.opening;
  const disconnect = new AbortController();
  const many = times(placesPerKey, () => opener.authorise(from('198.51.100.1'), signal));
  const leaving = times(8, () => opener.authorise(from('198.51.100.1'), disconnect.signal));
  const other = opener.authorise(from('192.0.2.1'), signal);
  await new Promise(setImmediate);
  expect(requests.map((one) => one.from)).toEqual([...Array(placesPerKey).fill('198.51.100.1'), '192.0.2.1']);
  disconnect.abort();
  expect(refused(await leaving)).toHaveLength(8);
  for (const one of requests) one.answer();
  expect(refused(await many)).toEqual([]);
  expect(await other).toMatchObject({ accountId: 1, expiresAt: 0 });
  expect(requests).toHaveLength(placesPerKey + 1);
});

it('rechecks connected sessions beside the connecting network', async () => {
  const { opener, asked: requests } = start({ held: true });
  const many = times(limits.opening.placesPerKey + 1, () => opener.authorise(from('198.51.100.1'), signal));
  const known = { ...answer, expiresAt: 0 };
  const look = opener.reauthorise(known, from('198.51.100.1'));
  await new Promise(setImmediate);
  for (const one of requests) one.answer();
  expect(await look).toMatchObject({ accountId: 1 });
  for (const one of requests) one.answer();
  await new Promise(setImmediate);
  for (const one of requests) one.answer();
  await many;
});

it('distinguishes an unknown user from a failed check', async () => {
  const enter = (settings: Settings) => times(1, () => start(settings).opener.authorise(from('198.51.100.1'), signal));
  for (const code of [401, 403, 409]) expect(refused(await enter({ code }))).toEqual(['unauthorized']);
  for (const code of [429, 500, 503]) expect(refused(await enter({ code }))).toEqual(['unavailable']);
  expect(refused(await enter({ data: null }))).toEqual(['unavailable']);
});
