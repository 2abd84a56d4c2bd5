import { ask, each, phone, range, Wire } from './http';
import { memoryOf } from './process';
import { from, hostOf } from './target';

const attacker = from(23);
const stored = '/product/list.html';
const patience = 60_000;

/** Another network's request to a front: a static file, or a stored page. */
export const look = (port: number, path: '/robots.txt' | typeof stored = '/robots.txt') =>
  ask({ path, port, host: hostOf('en', port), source: from(24) });

const lineOf = (port: number): string => `GET ${stored} HTTP/1.1\r\nHost: ${hostOf('en', port)}\r\n`;

/** The rest of a 16 kB head that is slow to parse; `plain` is not. */
export const heads: Record<string, (at: number) => string> = {
  plain: (at) => `x${at}: ${'v'.repeat(15_800)}\r\n\r\n`,
  'spaces before an unusual character': (at) => `x${at}:${' '.repeat(15_800)}\x80\r\n\r\n`,
  'tabs and spaces in turn': (at) => `x${at}:${' \t'.repeat(7_900)}\x7f\r\n\r\n`,
  'letters and spaces in turn': (at) => `x${at}:${'a '.repeat(7_900)}\x01\r\n\r\n`,
  'many headers': (at) =>
    `${range(1_500)
      .map((one) => `y${at}-${one}:1\r\n`)
      .join('')}\r\n`,
  'a long name without a colon': (at) => `${'x'.repeat(15_800)}${at}\r\n\r\n`,
  cookies: (at) => `cookie: ${'a=;'.repeat(5_200)}${at}\r\n\r\n`,
  encodings: (at) => `accept-encoding: ${'gzip;q=0.1,'.repeat(1_400)}${at}\r\n\r\n`,
  languages: (at) => `accept-language: ${'en;q=0.5, '.repeat(1_500)}${at}\r\n\r\n`,
};

/** Sends heads of one kind at once, each on its own connection; returns how many got no response. */
export async function sendHeads(port: number, name: string, count: number, wait = patience): Promise<number> {
  const rest = heads[name];
  if (!rest) throw new Error(`no head ${name}`);
  const wires = range(count).map((at) => new Wire({ port, source: attacker }).send(lineOf(port) + rest(at)));
  await Promise.all(wires.map((wire) => wire.until(1, wait)));
  const silent = wires.filter(({ statuses, ended }) => statuses.length === 0 && !ended).length;
  await Promise.all(wires.map((wire) => wire.close()));
  return silent;
}

/** Connections from many networks that send incomplete requests. */
export function openSlow(port: number, count: number): Wire[] {
  const begun = [
    '',
    'GET / HT',
    lineOf(port),
    `POST /api/captcha HTTP/1.1\r\nHost: ${hostOf('en', port)}\r\nContent-Length: 60000\r\n\r\n{`,
  ];
  return range(count).map((at) => new Wire({ port, source: from(26, 1 + (at % 250)) }).send(begun[at % 4] ?? ''));
}

/** Idle connections after one answered request. */
export async function openIdle(port: number, count: number): Promise<Wire[]> {
  const wires = range(count).map((at) => new Wire({ port, source: from(25, 1 + at), half: true }));
  for (const wire of wires) wire.send(`${lineOf(port)}\r\n`);
  await Promise.all(wires.map((wire) => wire.until(1, patience)));
  return wires;
}

const fill = (at: number, length: number) => `${at}-${'v'.repeat(length)}`;
/** Requests that differ in everything a front might cache, 7 kB or more each. */
export const waves: Record<string, (at: number, port: number) => { path: string; headers: Record<string, string> }> = {
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
  hosts: (at, port) => ({
    path: '/',
    headers: { host: `${fill(at, 200)}.geco.localhost:${port}`, 'x-fill': fill(at, 7_000) },
  }),
};

/** Sends `count` requests of one kind, numbered from `start`; returns their size in MB. */
export async function sendWave(port: number, name: string, start: number, count: number): Promise<number> {
  const wave = waves[name];
  if (!wave) throw new Error(`no wave ${name}`);
  const width = 32;
  let bytes = 0;
  await each(range(width), width, async (lane) => {
    const wire = new Wire({ port, source: attacker });
    for (let at = start + lane; at < start + count; at += width) {
      const { path, headers } = wave(at, port);
      const lines = Object.entries({ host: hostOf('en', port), ...headers }).map(
        ([key, value]) => `${key}: ${value}\r\n`,
      );
      const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
      wire.received = '';
      // Waits for the beginning of the response, not for its body.
      await wire.send(request).until(1, patience);
      if (wire.ended || wire.socket.destroyed) break;
      bytes += request.length;
    }
    await wire.close();
  });
  return bytes / 2 ** 20;
}

/**
 * Sends a front rounds of one kind and reports a leak if, after two warm-up rounds, its memory grew by half of the
 * bytes sent. Garbage collection makes memory fluctuate, so a front passes once it has grown by less than a quarter
 * over three rounds or more, within twenty rounds.
 */
export async function keeps(front: { port: number; pid: number }, name: string, count: number): Promise<string[]> {
  const round = (at: number) => sendWave(front.port, name, at * count, count);
  await each(range(2), 1, round);
  const before = memoryOf(front.pid);
  let [sent, grown] = [0, 0];
  for (const at of range(20)) {
    sent += await round(2 + at);
    grown = memoryOf(front.pid) - before;
    if (at >= 2 && grown < sent / 4) break;
  }
  if (sent < 1) return [`${name}: the front takes nothing`];
  return grown < sent / 2 ? [] : [`${name}: the front has grown by ${grown.toFixed(1)} of ${sent.toFixed(1)} MB`];
}
