import { DatabaseRefusedError } from '@/lib/platform/db/refusal';
import { onEmission } from '@/lib/platform/emission';
import type { Env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { type Expiry, tagRegister } from '@/lib/platform/pagestore/expiry';
import { deferSegments } from '@/lib/platform/pagestore/segment-data';
import type { FromRenderer, ToRenderer } from './message';
import { logCrashes, routeConsole } from './output';
import { startRenderer } from './start';

const ackTimeoutMs = 2_000;
const send = (message: FromRenderer) => new Promise<void>((sent) => process.send?.(message, () => sent()));

/** Sends each expiry to the front and waits for its confirmation. */
function forwardExpiries(): void {
  const waiting = new Map<number, () => void>();
  let last = 0;
  const forward = (expiry: Expiry) =>
    new Promise<void>((done) => {
      const id = ++last;
      const settle = () => {
        waiting.delete(id);
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        log().warn({ tags: expiry.tags }, 'the front did not confirm an expiry');
        settle();
      }, ackTimeoutMs);
      waiting.set(id, settle);
      void send({ expiry, id });
    });
  tagRegister().subscribe((expiry) => (expiry.remote ? undefined : forward(expiry)));
  process.on('message', (message: ToRenderer) => {
    if ('dropped' in message) waiting.get(message.dropped)?.();
    if ('expiry' in message) void tagRegister().note(message.expiry);
  });
}

/** The renderer process: exits with its parent, on its message or on SIGTERM. */
export async function runChild(env: Env, options: { dev: boolean; dir: string; script: string }): Promise<void> {
  logCrashes();
  if (!options.dev) routeConsole();
  let close = async () => {};
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await close().catch((error: Error) => log().error({ err: error }, 'the renderer did not close cleanly'));
    process.exit(0);
  };
  // An interrupt reaches the whole group: the front decides when this process ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  process.on('message', (message: ToRenderer) => {
    if ('stop' in message) void stop();
  });
  forwardExpiries();
  if (!options.dev) deferSegments();
  onEmission((emission) => void send({ emission }));
  try {
    close = await startRenderer(env, options);
    await send({ ready: true });
  } catch (error) {
    if (error instanceof DatabaseRefusedError) await send({ refused: error.message });
    else log().fatal({ err: error }, 'the renderer cannot start');
    process.exit(1);
  }
}
