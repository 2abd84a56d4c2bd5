import { execFileSync } from 'node:child_process';
import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, pause } from './http';
import { from, target } from './target';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const statOf = (pid: number): string[] => {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

/** Memory of a process in MB; 0 if it has ended. */
export const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** CPU time of a process in seconds. */
export const processorOf = (pid: number): number => {
  const fields = statOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks;
};

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(Number(name))[1]) === pid)
    .map(Number);

/** The renderer's process id; null if it is not running. */
export const rendererOf = (front = target.pid): number | null =>
  childrenOf(front).find((pid) => read(`/proc/${pid}/cmdline`).includes('--renderer')) ?? null;

/** Every process below the renderer, such as parsers. */
export function helpersOf(renderer: number): number[] {
  const found = childrenOf(renderer);
  for (const pid of found) found.push(...childrenOf(pid));
  return found;
}

/** Waits until the renderer responds, also after a restart. */
export async function waitForRenderer(patience = 180_000): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(500)) {
    const { status } = await ask({ path: '/api/health', source: from(2), patience: 5_000 });
    if (status === 200) return true;
  }
  return false;
}

/** Size of the data folder in MB; by default without the embedded database, whose log grows by itself. */
export function diskOf(folder = target.dataDir, database = false): number {
  let bytes = 0;
  const walk = (path: string) => {
    let entries: Dirent[] = [];
    try {
      entries = readdirSync(path, { withFileTypes: true });
    } catch {
      return;
    }
    for (const entry of entries) {
      if (!database && entry.name === 'pglite') continue;
      const child = join(path, entry.name);
      if (entry.isDirectory()) walk(child);
      else
        try {
          bytes += lstatSync(child).size;
        } catch {
          // Deleted meanwhile.
        }
    }
  };
  walk(folder);
  return bytes / 2 ** 20;
}

/** The front's connections with a network, by TCP state: 01 is established, 05 FIN-WAIT-2, 08 CLOSE-WAIT. */
export function connectionsOf(network: number, port = target.frontPort): Record<string, number> {
  const count: Record<string, number> = {};
  const local = port.toString(16).toUpperCase().padStart(4, '0');
  const byte = network.toString(16).toUpperCase().padStart(2, '0');
  for (const line of read('/proc/net/tcp').split('\n').slice(1)) {
    const [, own = '', peer = '', state = '', , , , , , inode = '0'] = line.trim().split(/\s+/);
    // Without an inode no process owns the connection: the kernel closes it by itself.
    if (!own.endsWith(`:${local}`) || inode === '0' || peer.slice(2, 8) !== `${byte}${byte}7F`) continue;
    count[state] = (count[state] ?? 0) + 1;
  }
  return count;
}
