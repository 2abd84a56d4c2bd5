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

/** The test's own Redis, which can stop and restart at the same address. */
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
      // Its allocator needs the time before libfaketime has loaded, and durations do not depend on the clock.
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
