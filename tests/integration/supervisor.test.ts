import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Expiry, tagRegister } from '@/lib/platform/pagestore/expiry';
import { Supervisor, type SupervisorEvents } from '@/lib/server/renderer/supervisor';
import { eventually } from '../eventually';

let folder: string;
let supervisor: Supervisor;
const events = {
  ready: vi.fn<() => void>(),
  lost: vi.fn<() => void>(),
  refused: vi.fn<(reason: string) => void>(),
} satisfies SupervisorEvents;
beforeEach(async () => {
  // The pauses between restarts are long.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  folder = await mkdtemp(join(tmpdir(), 'geco-supervisor-'));
  vi.clearAllMocks();
});
afterEach(async () => {
  await supervisor.stop();
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

async function start(source: string): Promise<void> {
  const script = join(folder, 'renderer.mjs');
  await writeFile(script, source);
  supervisor = new Supervisor({ script, args: [], log: pino({ level: 'silent' }), events });
  supervisor.start();
}
/** Waits longer than any pause, then for a start: an earlier pending start would have happened by now. */
async function outwait(): Promise<void> {
  await vi.advanceTimersByTimeAsync(60_000);
  const script = join(folder, 'later.mjs');
  await writeFile(script, `${obedient} process.send({ ready: true });`);
  const ready = vi.fn<() => void>();
  const later = new Supervisor({ script, args: [], log: pino({ level: 'silent' }), events: { ...events, ready } });
  later.start();
  await eventually(() => expect(ready).toHaveBeenCalled());
  await later.stop();
}
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const obedient =
  "process.on('message', (m) => m.stop && process.exit(0)); process.on('disconnect', () => process.exit(0));";

it('restarts a renderer that died, unless stopped', async () => {
  await start(
    `${obedient} process.send({ ready: true }, () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20));`,
  );
  await eventually(() => expect(events.ready.mock.calls.length).toBeGreaterThan(1));
  expect(events.lost).toHaveBeenCalled();
  await supervisor.stop();
  const times = events.ready.mock.calls.length;
  await outwait();
  expect(events.ready).toHaveBeenCalledTimes(times);
});

it('confirms an expiry once the front’s listeners have processed it', async () => {
  const heard: Expiry[] = [];
  const end = tagRegister().subscribe((expiry) => void heard.push(expiry));
  await start(`${obedient} process.on('message', (m) => m.dropped === 7 && process.send({ ready: true }));
    process.send({ expiry: { tags: ['product:1'], at: 5 }, id: 7 });`);
  await eventually(() => expect(events.ready).toHaveBeenCalled());
  expect(heard).toEqual([{ tags: ['product:1'], at: 5 }]);
  end();
});

it('passes on a refusal without a retry', async () => {
  await start("process.send({ refused: 'in use by ' + process.pid }, () => process.exit(1));");
  await eventually(() => expect(events.refused).toHaveBeenCalledWith(expect.stringMatching(/^in use by \d+$/)));
  const pid = Number(events.refused.mock.calls[0]?.[0].match(/\d+/));
  await eventually(() => expect(isRunning(pid)).toBe(false));
  await outwait();
  expect(events.lost).not.toHaveBeenCalled();
  expect(events.refused).toHaveBeenCalledTimes(1);
});
