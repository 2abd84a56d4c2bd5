import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, each, pause, phone, range, Wire } from '../kit/http';
import { kept, over } from '../kit/judge';
import { connectionsOf, memoryOf, processorOf } from '../kit/process';
import { effort, from, hostOf, target } from '../kit/target';
import { against, openWeak } from '../kit/weak';

const attacker = from(23);
const port = target.frontPort;
const host = hostOf('en', port);
const stored = '/product/list.html';
const visitor = (path = '/robots.txt') => ask({ path, port, host, source: from(24), patience: 20_000 });

/** Processor time in seconds that heads cost which are hard to read, and what a visitor waits meanwhile. */
async function costOfHeads(
  heads: readonly string[],
): Promise<{ seconds: number; waits: { status: number; ms: number }[] }> {
  const before = processorOf(target.pid);
  const wires = heads.map((head) => new Wire({ port, source: attacker }).send(head));
  const waits = [await visitor(), await visitor()];
  await Promise.all(wires.map((wire) => wire.until(1, 20_000)));
  await Promise.all(wires.map((wire) => wire.close()));
  return { seconds: processorOf(target.pid) - before, waits };
}
const line = `GET ${stored} HTTP/1.1\r\nHost: ${host}\r\n`;
const hard = {
  'spaces before an unusual character': (at: number) => `${line}x${at}:${' '.repeat(15_800)}\x80\r\n\r\n`,
  'tabs and spaces in turn': (at: number) => `${line}x${at}:${' \t'.repeat(7_900)}\x7f\r\n\r\n`,
  'letters and spaces in turn': (at: number) => `${line}x${at}:${'a '.repeat(7_900)}\x01\r\n\r\n`,
  'many headers': (at: number) =>
    `${line}${range(1_500)
      .map((one) => `y${at}-${one}:1\r\n`)
      .join('')}\r\n`,
  'a long name without a colon': (at: number) => `${line}${'x'.repeat(15_800)}${at}\r\n\r\n`,
  cookies: (at: number) => `${line}cookie: ${'a=;'.repeat(5_200)}${at}\r\n\r\n`,
  encodings: (at: number) => `${line}accept-encoding: ${'gzip;q=0.1,'.repeat(1_400)}${at}\r\n\r\n`,
  languages: (at: number) => `${line}accept-language: ${'en;q=0.5, '.repeat(1_500)}${at}\r\n\r\n`,
} as const;

/** Megabytes that the front grows by, while addresses, heads and user agents are all different. */
async function growth(count: number): Promise<{ name: string; memory: number }[]> {
  const fill = (at: number, bytes: number) => `${at}-${'v'.repeat(bytes)}`;
  const waves: Record<string, (at: number) => { path: string; headers: Record<string, string> }> = {
    'addresses and heads': (at) => ({ path: `${stored}?u=${fill(at, 7_900)}`, headers: { 'x-fill': fill(at, 7_000) } }),
    'the same as a telephone': (at) => ({
      path: `${stored}?u=${fill(at, 7_900)}`,
      headers: { 'user-agent': phone, 'x-fill': fill(at, 7_000) },
    }),
    'user agents': (at) => ({ path: stored, headers: { 'user-agent': `Mozilla/5.0 ${fill(at, 12_000)}` } }),
    'languages and cookies': (at) => ({
      path: '/',
      headers: { 'accept-language': `x${at};q=0.5`, cookie: `i18n_redirected=${fill(at, 9_000)}` },
    }),
    hosts: (at) => ({ path: '/', headers: { host: `${fill(at, 200)}.geco.localhost:${port}` } }),
  };
  const found = [{ name: 'before', memory: memoryOf(target.pid) }];
  for (const [name, wave] of Object.entries(waves)) {
    const width = 8;
    await each(range(width), width, async (lane) => {
      const wire = new Wire({ port, source: attacker });
      for (let at = lane; at < count; at += width) {
        const { path, headers } = wave(at);
        const lines = Object.entries({ host, ...headers }).map(([key, value]) => `${key}: ${value}\r\n`);
        wire.received = '';
        wire.send(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
        // Answered when it has begun and nothing more is to come for the moment; the bodies are not read.
        while (!wire.received && !wire.ended && !wire.socket.destroyed) await new Promise((done) => setImmediate(done));
        if (wire.ended || wire.socket.destroyed) break;
      }
      await wire.close();
    });
    found.push({ name, memory: memoryOf(target.pid) });
  }
  return found;
}
const grown = (found: readonly { name: string; memory: number }[], max: number): string[] => {
  const [first] = found;
  return over('the front grows', Math.max(...found.map(({ memory }) => memory)) - (first?.memory ?? 0), max, 'MB');
};

// Megabytes: the memos' 32, and as much again that the collector has not come to yet.
const maxGrowth = 100;
const idle = 40;
const wires: Wire[] = [];
let opened = 0;

describe('reader: what the front reads itself', () => {
  beforeAll(async () => {
    await visitor(stored);
    // Opened first, looked at last: an idle connection may stand for a minute.
    for (let at = 0; at < idle; at++) {
      const wire = new Wire({ port, source: from(25, 1 + at), half: true });
      wires.push(wire.send(`${line}\r\n`));
    }
    await Promise.all(wires.map((wire) => wire.until(1, 10_000)));
    opened = Date.now();
  });
  afterAll(() => Promise.all(wires.map((wire) => wire.close())));

  it.each(Object.keys(hard) as (keyof typeof hard)[])('reads a head of 16 kB in no time: %s', async (name) => {
    const count = 10 * effort;
    const { seconds, waits } = await costOfHeads(range(count).map((at) => hard[name](at)));
    // A hundredth of a second a head is already much.
    expect([...over(`${count} heads`, seconds, 0.03 * count, 's'), ...kept(name, waits, 3_000)]).toEqual([]);
  });

  it('serves others beside 500 slow connections', async () => {
    const before = memoryOf(target.pid);
    const begun = [
      '',
      'GET / HT',
      line,
      `POST /api/captcha HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 60000\r\n\r\n{`,
    ];
    const slow = range(500).map((at) => new Wire({ port, source: from(26, 1 + (at % 250)) }).send(begun[at % 4] ?? ''));
    const waits: { status: number; ms: number }[] = [];
    for (let second = 0; second < 5; second++) {
      for (const wire of slow) wire.send(second % 2 ? 'x' : ':');
      waits.push(await visitor(), await visitor(stored));
      await pause(500);
    }
    const after = memoryOf(target.pid);
    await Promise.all(slow.map((wire) => wire.close()));
    expect([...kept('others', waits, 2_000), ...over('the front grows', after - before, 60, 'MB')]).toEqual([]);
  });

  it('keeps no address, head or user agent for good', async () => {
    expect(grown(await growth(1_500 * effort), maxGrowth)).toEqual([]);
  });

  it('ends a connection that says nothing, though the client keeps its half', async () => {
    const end = opened + 100_000;
    let left = idle;
    while (left > 0 && Date.now() < end) {
      await pause(1_000);
      left = Object.values(connectionsOf(25)).reduce((sum, count) => sum + count, 0);
    }
    expect(left).toBe(0);
  });

  it('control: finds the growth and the time that were once measured', () => {
    const once = [98, 151, 186, 226].map((memory) => ({ name: '', memory }));
    expect(grown(once, maxGrowth)).toEqual(['the front grows: 128.0 MB, more than 100 MB']);
    expect(over('10 heads', 2.4, 0.3, 's')).not.toEqual([]);
    expect(kept('others', [{ status: 200, ms: 3_266 }], 3_000)).not.toEqual([]);
  });
  it('control: counts the connections that a server keeps open', async () => {
    const left = await against(
      openWeak(() => ({})),
      async (weak) => {
        const open = range(3).map(() => new Wire({ port: weak, source: from(27) }).send('GET / HT'));
        await pause(300);
        const count = connectionsOf(27, weak)['01'];
        await Promise.all(open.map((wire) => wire.close()));
        return count;
      },
    );
    expect(left).toBe(3);
  });
});
