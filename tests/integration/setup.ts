import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';
import { openParser } from '@/lib/server/renderer/parser';
import { dropDemoDatabase } from '../database';

const folder = mkdtempSync(join(tmpdir(), 'geco-test-'));
process.env.DATA_DIR = folder;

// The processes start when a file is parsed, from the source.
const closeParser = openParser(join(import.meta.dirname, '../../server.ts'), ['--import', 'tsx']);

/** How many of each there are. */
function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
const listeners = (): string[] =>
  process.eventNames().flatMap((event) => Array(process.listenerCount(event)).fill(`a listener for ${String(event)}`));
/** What keeps a process from ending for as long as nobody closes it; sockets and files end with these. */
const lasting = new Set(['Timeout', 'TCPServerWrap', 'PipeServerWrap', 'ProcessWrap', 'Worker', 'MessagePort']);
const resources = (): string[] => process.getActiveResourcesInfo().filter((name) => lasting.has(name));

/** What there is more of than before. */
const added = (before: Map<string, number>, now: readonly string[]): string[] =>
  [...tally(now)].flatMap(([name, count]) => Array(Math.max(0, count - (before.get(name) ?? 0))).fill(name));

const env = { ...process.env };
const before = { listeners: tally(listeners()), resources: tally(resources()) };

/** What a file has left behind; what ends by itself is given time for it. */
async function findLeft(): Promise<string[]> {
  const until = performance.now() + 60_000;
  let held = added(before.resources, resources());
  while (held.length > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    held = added(before.resources, resources());
  }
  const names = new Set([...Object.keys(env), ...Object.keys(process.env)]);
  // What sharp sets where it is loaded.
  names.delete('VIPSHOME');
  const changed = [...names].filter((name) => process.env[name] !== env[name]).map((name) => `process.env.${name}`);
  return [...changed, ...added(before.listeners, listeners()), ...held];
}

// Hooks run in the reverse order of their registration: this one after those of the file.
afterAll(async () => {
  const clock = vi.isFakeTimers() ? ['a fake clock'] : [];
  vi.useRealTimers();
  await closeParser();
  await dropDemoDatabase();
  const left = [...clock, ...(await findLeft())];
  rmSync(folder, { recursive: true, force: true });
  if (left.length > 0) throw new Error(`${expect.getState().testPath} leaves behind: ${left.join(', ')}`);
});
