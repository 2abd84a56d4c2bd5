// npm run bench -- --chat — many chat clients, idle and busy: memory of the front, latency of messages, the rate of
// cached pages beside them, and the CPU time per additional recipient compared with plain `ws`. Needs Debian's wrk.
// Exits with 1 if a goal is missed. tests/chat/README.md.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { Node } from '../chat/node';
import { makePeople, type Person } from '../chat/people';
import { load, median, processorTime, type Running, start } from './process';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    port: { type: 'string', default: '4490' },
  },
});
const clients = Number(values.clients);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const port = Number(values.port);
const peerPort = port + 1;
/** Sockets of one person in the many-recipients case: the maximum per account. */
const crowd = 20;
const goals = { kilobytes: 20, p95: 500, pages: 0.9, fanOut: 1.7 };

const origin = `http://127.0.0.1:${port}`;
let missed = 0;
function say(name: string, value: number, digits: number, limit: string, isMet: boolean): void {
  if (!isMet) missed += 1;
  process.stdout.write(
    `${name.padEnd(62)} ${value.toFixed(digits).padStart(10)}   ${limit}${isMet ? '' : ' MISSED'}\n`,
  );
}

/** Memory of a process in kB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0;

/** Connections are limited per network: the clients come from several. */
const networks = Array.from({ length: 5 }, (_, index) => `127.0.${index + 1}.1`);
const agents = networks.map((localAddress) => new Agent({ localAddress }));

/** A socket of either side of the comparison, in a room with others. */
type Line = { room: number; send: (id: string, text: string) => Promise<void> | void; close: () => void };
type Heard = (id: string) => void;
type Open = (room: number, at: number, heard: Heard) => Promise<Line>;

const toGeco =
  (talks: readonly { id: number; between: [Person, Person] }[], failed: (why: string) => void): Open =>
  (room, at, heard) =>
    new Promise((opened, refused) => {
      const talk = talks[room];
      const person = talk?.between[at % 2];
      if (!talk || !person) throw new Error(`there is no conversation ${room}`);
      const socket: Socket = io(origin, {
        ...{ transports: ['websocket'], forceNew: true },
        auth: { userType: person.kind, page: at < 2 ? 'chat' : 'count' },
        extraHeaders: { cookie: person.cookie, origin },
        agent: agents[(room + at) % agents.length] as never,
      });
      socket.on('message', ({ clientId }: { clientId: string }) => heard(clientId));
      socket.once('connect_error', refused);
      socket.once('connect', () =>
        opened({
          room,
          close: () => void socket.disconnect(),
          send: (clientId, text) => {
            const message = { conversationId: talk.id, siteId: 5, clientId, message: { kind: 'text', text } };
            return socket
              .timeout(20_000)
              .emitWithAck('call', '/api/chat/send', message)
              .then(
                ({ code, message }: { code: number; message: string }) => {
                  if (code !== 200) failed(`${code} ${message}`);
                },
                (error: Error) => failed(error.message),
              );
          },
        }),
      );
    });

const toPeer: Open = (room, _, heard) =>
  new Promise((opened, refused) => {
    const socket = new WebSocket(`ws://127.0.0.1:${peerPort}/${room}`, { perMessageDeflate: false });
    socket.on('message', (data) => heard(JSON.parse(String(data)).clientId));
    socket.once('error', refused);
    socket.once('open', () =>
      opened({
        room,
        close: () => socket.close(),
        // As long as the chat's event for the same message.
        send: (clientId, text) => socket.send(JSON.stringify({ clientId, text, rest: 'x'.repeat(260) })),
      }),
    );
  });

type Work = { times: number[]; copies: number; time: number };
/** Has `clients` sockets in rooms of `size` send at a fixed rate; returns the CPU time of process `pid`. */
async function work(open: Open, size: number, pid: number): Promise<Work> {
  const begun = new Map<string, { at: number; by: Line }>();
  const times: number[] = [];
  let copies = 0;
  const lines: Line[] = [];
  const rooms = Math.floor(clients / size);
  const places = Array.from({ length: rooms * size }, (_, index) => [Math.floor(index / size), index % size] as const);
  for (let at = 0; at < places.length; at += 20)
    await Promise.all(
      places.slice(at, at + 20).map(async ([room, seat]) => {
        const line: Line = await open(room, seat, (id) => {
          copies += 1;
          const sent = begun.get(id);
          if (sent && sent.by !== line) times.push(performance.now() - sent.at);
        });
        lines.push(line);
      }),
    );
  await wait(3_000);
  const before = processorTime([pid]);
  const answers: (Promise<void> | void)[] = [];
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    const by = lines[(sent * 7) % lines.length];
    const id = crypto.randomUUID();
    if (by) begun.set(id, { at: performance.now(), by });
    answers.push(by?.send(id, `Message ${sent}`));
    await wait(1000 / rate);
  }
  await Promise.all(answers);
  // Done when nothing has arrived for three seconds: a stalled machine delays messages but does not lose them.
  for (let heard = -1; heard < copies; await wait(3_000)) heard = copies;
  const time = processorTime([pid]) - before;
  for (const line of lines) line.close();
  await wait(1_000);
  return { times, copies, time };
}
/** Microseconds per additional recipient. */
const perCopy = (few: Work, many: Work): number => (many.time - few.time) / (many.copies - few.copies);

const run = mkdtempSync(join(tmpdir(), 'geco-bench-chat-'));
const folder = join(run, 'data');
mkdirSync(folder, { mode: 0o700 });
const { talks } = await makePeople({ folder }, clients, 1);
const node = new Node({ port, folder, env: { RATE_EXEMPT: ['127.0.0.1', ...networks].join(' ') } });
await node.start();
let peer: Running | undefined;
try {
  const refused = new Map<string, number>();
  const open = toGeco(talks, (why) => {
    refused.set(why, (refused.get(why) ?? 0) + 1);
  });
  // The median of five, as a machine may be a third slower for some seconds.
  const pages = async () => {
    const rates: number[] = [];
    for (let at = 0; at < 5; at += 1)
      rates.push((await load({ port, host: `127.0.0.1:${port}`, paths: ['/'], seconds: 4 })).rate);
    return median(rates);
  };
  const rest = async () => {
    const lines: Line[] = [];
    for (let at = 0; at < clients; at += 20)
      lines.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(20, clients - at) }, (_, next) =>
            open(Math.floor((at + next) / 2), (at + next) % 2, () => {}),
          ),
        )),
      );
    return lines;
  };
  // Warm-up for the JIT compiler.
  await pages();
  const shares: number[] = [];
  let each = 0;
  let alone = await pages();
  // Each measurement with chat lies between two without, and is repeated: machine speed varies over time.
  for (let time = 0; time < 5; time += 1) {
    await wait(5_000);
    const before = memoryOf(node.pid);
    const resting = await rest();
    await wait(time === 0 ? 30_000 : 5_000);
    if (time === 0) each = (memoryOf(node.pid) - before) / clients;
    const beside = await pages();
    for (const line of resting) line.close();
    await wait(5_000);
    const after = await pages();
    shares.push((2 * beside) / (alone + after));
    alone = after;
  }
  say(`${clients} clients at rest, kB each in the front`, each, 1, `goal ${goals.kilobytes}`, each <= goals.kilobytes);
  const share = median(shares);
  say('cached pages beside them, of their rate alone', share, 2, `goal ${goals.pages}`, share >= goals.pages);

  const few = await work(open, 2, node.pid);
  const p95 = percentile(few.times, 0.95);
  say(`${rate} messages a second, ms from sending to receiving, p50`, percentile(few.times, 0.5), 0, '', true);
  say('p95', p95, 0, `goal ${goals.p95}`, p95 <= goals.p95);
  const lost = rate * seconds - few.times.length;
  say('messages that did not arrive', lost, 0, 'goal 0', lost === 0);
  for (const [why, count] of refused) say(`of them or later, refused: ${why}`.slice(0, 62), count, 0, 'goal 0', false);
  const many = await work(open, 2 * crowd, node.pid);
  peer = await start(process.execPath, ['--import', 'tsx', 'tests/bench/ws-peer.ts', String(peerPort)], {
    ready: async () => (await fetch(`http://127.0.0.1:${peerPort}/`)).status > 0,
  });
  const plain = perCopy(await work(toPeer, 2, peer.pid), await work(toPeer, 2 * crowd, peer.pid));
  const own = perCopy(few, many);
  say('µs of the front for one more socket that hears a message', own, 1, '', true);
  say('of ws', plain, 1, '', true);
  say('ratio', own / plain, 2, `goal ${goals.fanOut}`, own / plain <= goals.fanOut);
} finally {
  await peer?.stop();
  await node.stop();
  rmSync(run, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);
