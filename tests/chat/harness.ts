// npm run chat — many users exchange messages while connections are cut and servers killed; reports lost, duplicated
// and reordered messages. tests/chat/README.md.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres, startRedis } from '@/scripts/tool/service';
import { type Act, dealActs } from './deal';
import { judge } from './judge';
import { Line, Node } from './node';
import { makePeople, readKept } from './people';
import { Talker } from './talker';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '20' },
    messages: { type: 'string', default: '10000' },
    cuts: { type: 'string', default: '50' },
    kills: { type: 'string', default: '13' },
    nodes: { type: 'string', default: '1' },
    port: { type: 'string', default: '4450' },
    control: { type: 'boolean', default: false },
  },
});
const count = (name: 'users' | 'messages' | 'cuts' | 'kills' | 'nodes' | 'port'): number => Number(values[name]);
const run = mkdtempSync(join(tmpdir(), 'geco-chat-'));
const say = (line: string) => process.stdout.write(`${line}\n`);

async function prepare() {
  const port = count('port');
  const env: Record<string, string> = {};
  const stops: (() => Promise<unknown>)[] = [];
  if (values.control) env.NODE_OPTIONS = `--import ${join(import.meta.dirname, 'early-answer.mjs')}`;
  let url: string | undefined;
  if (count('nodes') > 1) {
    const postgres = await startPostgres(join(run, 'postgres'), port + 20);
    const redis = await startRedis(join(run, 'redis'), port + 21);
    stops.push(postgres.stop, redis.stop);
    url = postgres.url;
    Object.assign(env, { DATABASE_URL: url, REDIS_URL: redis.url });
  }
  const folders = Array.from({ length: count('nodes') }, (_, index) => join(run, `data-${index}`));
  for (const folder of folders) mkdirSync(folder, { mode: 0o700 });
  const where = { url, folder: folders[0] as string };
  const { people, talks } = await makePeople(where, count('users'), 3);
  const nodes = folders.map((folder, index) => new Node({ port: port + 10 + index, folder, env }));
  const lines = nodes.map((_, index) => new Line(port + index, port + 10 + index));
  for (const node of nodes) await node.start();
  const talkers = people.map((person, index) => {
    const own = talks.filter(({ between }) => between.includes(person)).map(({ id }) => id);
    return new Talker(person, port + (index % nodes.length), own);
  });
  return { where, nodes, lines, talkers, stops };
}

type Stage = Awaited<ReturnType<typeof prepare>>;

/** Everybody writes in all their conversations, as fast as messages are confirmed. */
async function talk({ talkers }: Stage, total: number, progress: { sent: number }): Promise<void> {
  const each = Math.ceil(total / talkers.length);
  await Promise.all(
    talkers.map(async (talker) => {
      for (let at = 1; at <= each; at += 1) {
        const id = talker.talks[at % talker.talks.length] as number;
        while (talker.unconfirmed >= 6) await wait(20);
        await talker.say(id, `from ${talker.person.accountId} ${at}`);
        progress.sent += 1;
        // Users are limited to 300 messages a minute.
        await wait(120 + Math.random() * 160);
      }
    }),
  );
}

/** Cuts and kills, spread over the run; returns the number of each. */
async function disturb(
  { nodes, lines }: Stage,
  total: number,
  progress: { sent: number },
): Promise<Record<Act, number>> {
  const acts = dealActs(count('cuts'), count('kills')).sort(() => Math.random() - 0.5);
  const done: Record<Act, number> = { cut: 0, front: 0, renderer: 0 };
  for (const [at, act] of acts.entries()) {
    while (progress.sent < (total * (at + 0.5)) / acts.length) await wait(50);
    // Every run kills the last node's front once.
    const isFirstFront = act === 'front' && done.front === 0;
    const which = isFirstFront ? nodes.length - 1 : Math.floor(Math.random() * nodes.length);
    const node = nodes[which] as Node;
    done[act] += 1;
    if (act === 'cut') lines[which]?.cut(0.3 + Math.random() * 0.7);
    else if (act === 'renderer') await node.killRenderer();
    else {
      await node.kill();
      await node.start();
    }
  }
  return done;
}

async function settle({ talkers }: Stage): Promise<void> {
  const until = Date.now() + 180_000;
  while (talkers.some(({ unconfirmed, link }) => unconfirmed > 0 || link.state !== 'online')) {
    if (Date.now() > until) return;
    await wait(200);
  }
  // The last events are still on their way.
  await wait(4_000);
}

const started = Date.now();
const stage = await prepare();
const progress = { sent: 0 };
const total = Math.ceil(count('messages') / count('users')) * count('users');
await Promise.all(stage.talkers.map((talker) => talker.open()));
say(`${count('users')} users are connected after ${Math.round((Date.now() - started) / 1000)} s`);
const [, done] = await Promise.all([talk(stage, total, progress), disturb(stage, total, progress)]);
await settle(stage);
const views = stage.talkers;
for (const talker of views) talker.close();
for (const node of stage.nodes) await node.stop();
const kept = await readKept(stage.where);
const faults = judge(kept, views, total);
for (const line of stage.lines) line.close();
for (const stop of stage.stops.reverse()) await stop();
for (const fault of faults.slice(0, 20)) say(fault);
say(
  `${kept.length} messages of ${total}, ${done.cut} cuts, ${done.front} fronts and ${done.renderer} renderers killed, ${values.nodes} nodes, ${Math.round((Date.now() - started) / 1000)} s: ${faults.length} faults`,
);
rmSync(run, { recursive: true, force: true });
// Distinguishes a fault from a harness that could not run.
process.exit(faults.length > 0 ? 3 : 0);
