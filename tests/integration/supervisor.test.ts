import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Expiry, register } from '@/lib/pagestore/register';
import { Supervisor, type SupervisorEvents } from '@/lib/renderer/supervisor';

let folder: string;
let supervisor: Supervisor;
const events = {
  ready: vi.fn<() => void>(),
  lost: vi.fn<() => void>(),
  refused: vi.fn<(reason: string) => void>(),
} satisfies SupervisorEvents;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-supervisor-'));
  vi.clearAllMocks();
});
afterEach(async () => {
  await supervisor.stop();
  await rm(folder, { recursive: true });
});

async function start(source: string): Promise<void> {
  const script = join(folder, 'renderer.mjs');
  await writeFile(script, source);
  supervisor = new Supervisor({ script, args: [], log: pino({ level: 'silent' }), events });
  supervisor.start();
}
const obedient =
  "process.on('message', (m) => m.stop && process.exit(0)); process.on('disconnect', () => process.exit(0));";

it('starts a renderer that died again, and no more once it is stopped', async () => {
  await start(
    `${obedient} process.send({ ready: true }, () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20));`,
  );
  await vi.waitFor(() => expect(events.ready).toHaveBeenCalledTimes(2), 10_000);
  expect(events.lost).toHaveBeenCalled();
  await supervisor.stop();
  const times = events.ready.mock.calls.length;
  await new Promise((done) => setTimeout(done, 1_500));
  expect(events.ready).toHaveBeenCalledTimes(times);
});

it('confirms an expiry once the front’s listeners have heard it', async () => {
  const heard: Expiry[] = [];
  const end = register().subscribe((expiry) => void heard.push(expiry));
  await start(`${obedient} process.on('message', (m) => m.dropped === 7 && process.send({ ready: true }));
    process.send({ expiry: { tags: ['product:1'], at: 5 }, id: 7 });`);
  await vi.waitFor(() => expect(events.ready).toHaveBeenCalled(), 10_000);
  expect(heard).toEqual([{ tags: ['product:1'], at: 5 }]);
  end();
});

it('hands on a refusal and does not try again', async () => {
  await start(`process.send({ refused: 'in use' }, () => process.exit(1));`);
  await vi.waitFor(() => expect(events.refused).toHaveBeenCalledWith('in use'), 10_000);
  await new Promise((done) => setTimeout(done, 600));
  expect(events.lost).not.toHaveBeenCalled();
});
