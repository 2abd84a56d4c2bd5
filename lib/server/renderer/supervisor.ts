import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Logger } from 'pino';
import { emit } from '@/lib/platform/emission';
import { renderer } from '@/lib/platform/limit/table';
import { type Expiry, tagRegister } from '@/lib/platform/pagestore/expiry';
import type { FromRenderer, ToRenderer } from './message';

export type SupervisorEvents = {
  ready: () => void;
  /** The renderer has exited; its last announcements may be lost. */
  lost: () => void;
  refused: (reason: string) => void;
};
type Settings = { script: string; args: readonly string[]; log: Logger; events: SupervisorEvents };

const niceness = 10;
const shortest = 250;
const longest = 30_000;
const settled = 60_000;
const stopTimeoutMs = 12_000;

/** Keeps one renderer running: starts it, restarts it with growing delays after a crash, stops it. */
export class Supervisor {
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | null = null;
  #pause = shortest;
  #stopping = false;
  #wasReady = false;

  constructor(private readonly settings: Settings) {}

  /** Forwards another node's expiry to the renderer. */
  pass(expiry: Expiry): void {
    const message: ToRenderer = { expiry };
    if (this.#child?.connected) this.#child.send(message);
  }

  start(): void {
    const { script, args, log, events } = this.settings;
    const child = fork(script, args, {
      execArgv: [...process.execArgv, `--max-old-space-size=${renderer.heap}`],
      env: { ...process.env, MALLOC_ARENA_MAX: String(renderer.arenas) },
    });
    this.#child = child;
    const since = Date.now();
    if (child.pid) setPriority(child.pid, niceness);
    child.on('error', (error) => log.error({ err: error }, 'the renderer process failed'));
    child.on('message', (message: FromRenderer) => this.#onMessage(child, message));
    child.on('exit', (code, signal) => {
      this.#child = null;
      if (this.#stopping) return;
      events.lost();
      if (Date.now() - since > settled) this.#pause = shortest;
      log.error({ code, signal, pause: this.#pause }, 'the renderer ended; it is started again');
      this.#timer = setTimeout(() => this.start(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, longest);
    });
  }

  #onMessage(child: ChildProcess, message: FromRenderer): void {
    const { events, log } = this.settings;
    if ('ready' in message) {
      this.#wasReady = true;
      events.ready();
    } else if ('refused' in message) {
      // If a renderer ran before, whatever blocks it now may be temporary.
      if (this.#wasReady) log.error(message.refused);
      else {
        this.#stopping = true;
        events.refused(message.refused);
      }
    } else if ('emission' in message) emit(message.emission);
    else
      void tagRegister()
        .note(message.expiry)
        .then(() => {
          const answer: ToRenderer = { dropped: message.id };
          if (child.connected) child.send(answer);
        });
  }

  /** Stops the renderer gracefully; kills it after a timeout. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#timer) clearTimeout(this.#timer);
    const child = this.#child;
    if (!child) return;
    const exit = new Promise<void>((exited) => child.once('exit', () => exited()));
    const message: ToRenderer = { stop: true };
    if (child.connected) child.send(message);
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await exit;
    clearTimeout(timer);
  }
}
