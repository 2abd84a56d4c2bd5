import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A Redis of the test's own, which can go away and come back on the same port. */
export class RedisDouble {
  #port = 0;
  #folder = '';
  #process: ChildProcess | null = null;

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#folder ||= await mkdtemp(join(tmpdir(), 'geco-redis-'));
    this.#port ||= await freePort();
    const place = ['--port', `${this.#port}`, '--bind', '127.0.0.1', '--dir', this.#folder];
    const child = spawn('redis-server', [...place, '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout }))
      if (line.includes('Ready to accept connections')) break;
  }

  async stop(): Promise<void> {
    if (this.#process) await stopProcess(this.#process);
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
