import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** A Redis of the test's own, which can go away and come back at the same address. */
export class RedisDouble {
  #folder = '';
  #process: ChildProcess | null = null;

  get url(): string {
    return `unix://${this.#folder}/redis.sock`;
  }

  async start(): Promise<void> {
    this.#folder ||= await mkdtemp(join(tmpdir(), 'geco-redis-'));
    const place = ['--port', '0', '--unixsocket', join(this.#folder, 'redis.sock'), '--dir', this.#folder];
    const child = spawn('redis-server', [...place, '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // Its allocator asks for the time before a shifted clock is there, and a lifetime is the same by any clock.
      env: { ...process.env, LD_PRELOAD: '' },
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout }))
      if (/ready to accept connections/i.test(line)) break;
  }

  async stop(): Promise<void> {
    if (this.#process) await stopProcess(this.#process);
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
