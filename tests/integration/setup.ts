import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';
import { openParser } from '@/lib/server/renderer/parser';
import { dropDemoDatabase } from '../database';

const folder = mkdtempSync(join(tmpdir(), 'geco-test-'));
process.env.DATA_DIR = folder;

// The parsers start from source while the test file loads.
const closeParser = openParser(join(import.meta.dirname, '../../server.ts'), ['--import', 'tsx']);

/** Counts by name. */
function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
const listeners = (): string[] =>
  process.eventNames().flatMap((event) => Array(process.listenerCount(event)).fill(`a listener for ${String(event)}`));
/** Handles that keep a process alive until closed; sockets and files end with these. */
const lasting = new Set(['Timeout', 'TCPServerWrap', 'PipeServerWrap', 'ProcessWrap', 'Worker', 'MessagePort']);
const resources = (): string[] => process.getActiveResourcesInfo().filter((name) => lasting.has(name));

/** Names that occur more often than before. */
const added = (before: Map<string, number>, now: readonly string[]): string[] =>
  [...tally(now)].flatMap(([name, count]) => Array(Math.max(0, count - (before.get(name) ?? 0))).fill(name));

const env = { ...process.env };
const before = { listeners: tally(listeners()), resources: tally(resources()) };

/** Resources a file has leaked; those that end by themselves are given time. */
async function findLeft(): Promise<string[]> {
  const until = performance.now() + 60_000;
  let leaked = added(before.resources, resources());
  while (leaked.length > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    leaked = added(before.resources, resources());
  }
  const names = new Set([...Object.keys(env), ...Object.keys(process.env)]);
  // Set by sharp when loaded.
  names.delete('VIPSHOME');
  const changed = [...names].filter((name) => process.env[name] !== env[name]).map((name) => `process.env.${name}`);
  return [...changed, ...added(before.listeners, listeners()), ...leaked];
}

// Hooks run in reverse order of registration: this one after those of the file.
afterAll(async () => {
  const clock = vi.isFakeTimers() ? ['a fake clock'] : [];
  vi.useRealTimers();
  await closeParser();
  await dropDemoDatabase();
  const left = [...clock, ...(await findLeft())];
  rmSync(folder, { recursive: true, force: true });
  if (left.length > 0) throw new Error(`${expect.getState().testPath} leaves behind: ${left.join(', ')}`);
});
