// Many connected clients at rest and at work: memory of the front, time from sending to receiving, and the
// rate of cached pages beside them. tests/chat/README.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { io, type Socket } from 'socket.io-client';
import { Node } from './node';
import { makePeople, type Person } from './people';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '30' },
    port: { type: 'string', default: '4490' },
  },
});
const [clients, rate, seconds, port] = [values.clients, values.rate, values.seconds, values.port].map(Number) as [
  number,
  number,
  number,
  number,
];
const run = mkdtempSync(join(tmpdir(), 'geco-chat-load-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
const origin = `http://127.0.0.1:${port}`;

/** Kilobytes of memory that a process holds. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** The connections of one network are limited: the clients come from several. */
const networks = Array.from({ length: 5 }, (_, at) => `127.0.${at + 1}.1`);
const agents = networks.map((localAddress) => new Agent({ localAddress }));

const connect = ({ kind, cookie }: Person, at: number): Promise<Socket> =>
  new Promise((connected, failed) => {
    const socket = io(origin, {
      ...{ transports: ['websocket'], forceNew: true, auth: { userType: kind, page: 'chat' } },
      extraHeaders: { cookie, origin },
      agent: agents[at % agents.length] as never,
    });
    socket.once('connect', () => connected(socket));
    socket.once('connect_error', failed);
  });

/** Requests a second that a cached page is answered with. */
function pagesPerSecond(): number {
  const told = execFileSync('wrk', ['-t1', '-c16', '-d8s', `${origin}/`], { encoding: 'utf8' });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1] ?? 0);
}

const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0;

const folder = join(run, 'data');
mkdirSync(folder, { mode: 0o700 });
const { people, talks } = await makePeople({ folder }, clients, 1);
const node = new Node({
  port,
  folder,
  env: { RATE_EXEMPT: ['127.0.0.1', ...networks].join(' ') },
});
await node.start();
for (let at = 0; at < 20; at += 1) await fetch(`${origin}/`);
const alone = pagesPerSecond();
await wait(5_000);
const before = memoryOf(node.pid);
const sockets = new Map<Person, Socket>();
for (let at = 0; at < people.length; at += 20)
  await Promise.all(
    people.slice(at, at + 20).map(async (person, next) => sockets.set(person, await connect(person, at + next))),
  );
await wait(30_000);
const each = (memoryOf(node.pid) - before) / clients;
say(`${clients} clients at rest: ${each.toFixed(1)} kB each in the front (goal 25)`);
const beside = pagesPerSecond();
say(
  `cached pages: ${alone.toFixed(0)} a second alone, ${beside.toFixed(0)} beside them: ${(beside / alone).toFixed(2)} (goal 0.9)`,
);

const times: number[] = [];
const begun = new Map<string, number>();
for (const socket of sockets.values())
  socket.on('message', ({ clientId, accountId }: { clientId: string; accountId: number }) => {
    const at = begun.get(clientId);
    const own = people.find((person) => person.accountId === accountId);
    if (at !== undefined && own && sockets.get(own) !== socket) times.push(performance.now() - at);
  });
let failed = 0;
const total = rate * seconds;
for (let sent = 0; sent < total; sent += 1) {
  const talk = talks[sent % talks.length];
  const person = talk?.between[sent % 2] as Person;
  const clientId = crypto.randomUUID();
  begun.set(clientId, performance.now());
  void sockets
    .get(person)
    ?.timeout(20_000)
    .emitWithAck('call', '/api/chat/send', {
      ...{ conversationId: talk?.id, siteId: 5, clientId },
      message: { kind: 'text', text: `Message ${sent}` },
    })
    .then(
      ({ code }: { code: number }) => {
        if (code !== 200) failed += 1;
      },
      () => {
        failed += 1;
      },
    );
  await wait(1000 / rate);
}
await wait(3_000);
say(
  `${rate} messages a second: ${times.length} of ${total} received, ${failed} failed; p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms (goal 500), p99 ${percentile(times, 0.99).toFixed(0)} ms`,
);
for (const socket of sockets.values()) socket.disconnect();
await node.stop();
rmSync(run, { recursive: true, force: true });
process.exit(0);
