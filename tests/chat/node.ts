import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A TCP proxy in front of a node whose connections can be cut. */
export class Line {
  #links = new Set<Socket>();
  #server: Server;

  constructor(
    readonly port: number,
    to: number,
  ) {
    this.#server = createServer((client) => {
      const server = connect(to, '127.0.0.1');
      client.pipe(server).pipe(client);
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        this.#links.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#links.delete(one);
          other.destroy();
        });
      }
    });
    this.#server.listen(port, '127.0.0.1');
  }

  /** Silently cuts about this share of the connections. */
  cut(part: number): void {
    for (const link of this.#links) if (Math.random() < part) link.resetAndDestroy();
  }

  close(): void {
    this.#server.close();
    this.cut(1);
  }
}

type NodeSettings = { port: number; folder: string; env: Record<string, string> };

const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
};
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** One node as operators run it: a front with its renderer. */
export class Node {
  #child: ChildProcess | null = null;
  #renderer: number | null = null;

  constructor(private readonly settings: NodeSettings) {}

  /** Process id of the front. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  async start(): Promise<void> {
    const { port, folder, env } = this.settings;
    // The renderer of a killed front exits by itself, and holds the database until then.
    for (const old = this.#renderer; old !== null && isAlive(old); ) await wait(50);
    const out = openSync(join(folder, '..', `node-${port}.log`), 'a');
    this.#child = spawn(process.execPath, ['.build/server.mjs'], {
      stdio: ['ignore', out, out],
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), BIND: '127.0.0.1', DEMO: '0' },
        ...{ BASE_HOST: 'geco.localhost', DATA_DIR: folder, RATE_EXEMPT: '127.0.0.1', ...env },
      },
    });
    closeSync(out);
    await this.#answering();
  }

  async #answering(): Promise<void> {
    for (const until = Date.now() + 120_000; Date.now() < until; await wait(200)) {
      if (this.#child?.exitCode !== null) throw new Error(`the node at ${this.settings.port} ended`);
      const answer = await fetch(`http://127.0.0.1:${this.settings.port}/api/health`).catch(() => null);
      if (answer?.ok) {
        const [renderer] = childrenOf(this.#child.pid ?? 0);
        this.#renderer = renderer ?? null;
        return;
      }
    }
    throw new Error(`the node at ${this.settings.port} does not answer`);
  }

  /** Kills the renderer; the front starts another. */
  async killRenderer(): Promise<void> {
    const [renderer] = childrenOf(this.#child?.pid ?? 0);
    if (renderer) process.kill(renderer, 'SIGKILL');
    await wait(300);
    await this.#answering();
  }

  /** Kills front and renderer, like a machine failure. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid) return;
    const renderers = childrenOf(child.pid);
    const exited = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    for (const pid of renderers) if (Math.random() < 0.5) process.kill(pid, 'SIGKILL');
    await exited;
    this.#child = null;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const exited = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await exited;
    for (const old = this.#renderer; old !== null && isAlive(old); ) await wait(50);
  }
}
