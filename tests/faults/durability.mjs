// node tests/faults/durability.mjs [ROUNDS] — kills a process that commits 1,000 rows to the embedded database at a
// random time, repeatedly on the same folder, and checks every row it had reported.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const script = (name) => fileURLToPath(new URL(name, import.meta.url));
const start = (name, ...args) =>
  spawn(process.execPath, ['--import', 'tsx', script(name), ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TSX_TSCONFIG_PATH: 'scripts/tsconfig.json' },
  });

/** Runs a writer until it has reported `until` rows and a moment longer; resolves with the reported rows. */
const killWriter = (folder, first, count, until) =>
  new Promise((resolve, reject) => {
    const child = start('writer.ts', folder, first, count);
    const reported = [];
    const kill = () => setTimeout(() => child.kill('SIGKILL'), randomInt(0, 4));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'open') return void (until === 0 && kill());
      reported.push(Number(line));
      if (reported.length === until) kill();
    });
    child.on('error', reject);
    child.on('close', (code, signal) =>
      signal === 'SIGKILL' || code === 0
        ? resolve({ reported, signal })
        : reject(new Error(`the writer ended with ${code}`)),
    );
  });

const readRows = (folder) =>
  new Promise((resolve, reject) => {
    const child = start('reader.ts', folder);
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`the reader ended with ${code}`)),
    );
  });

/**
 * @param {{ rounds: number, count?: number, most?: number, say?: (line: string) => void }} options at most `most` rows
 * are reported before a kill
 * @returns {Promise<{ reported: number, killed: number, lost: number[], torn: number }>} what became of the reported
 * rows
 */
export async function tryDurability({ rounds, count = 1000, most: max = Math.ceil(count * 0.9), say = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'geco-durability-'));
  try {
    const all = [];
    let killed = 0;
    for (let round = 0; round < rounds; round++) {
      const until = randomInt(0, max);
      const { reported, signal } = await killWriter(folder, round * count, count, until);
      all.push(...reported);
      killed += signal === 'SIGKILL' ? 1 : 0;
      say(`round ${round + 1}: ${reported.length} rows reported, to be killed at ${until}, ${signal ?? 'not killed'}`);
    }
    const { rows, torn } = await readRows(folder);
    const there = new Set(rows);
    return { reported: all.length, killed, lost: all.filter((row) => !there.has(row)), torn };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = await tryDurability({ rounds: Number(process.argv[2] ?? 8), say: (line) => console.log(line) });
  console.log(`${result.reported} rows reported, ${result.lost.length} of them lost, ${result.torn} half written`);
  process.exit(result.lost.length || result.torn ? 1 : 0);
}
