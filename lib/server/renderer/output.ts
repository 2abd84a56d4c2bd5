import { log } from '@/lib/platform/log';

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug', trace: 'debug' } as const;

const isWritten = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/**
 * Sends what Next and libraries print into the log: errors by its serializer, words as they are, other objects not at
 * all, since they may hold anything. Next prints every failed page with all the parameters of its statement.
 */
export function routeConsole(): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, (typeof levels)[keyof typeof levels]][])
    console[method] = (...given: unknown[]) => {
      const errors = given.filter((value) => value instanceof Error);
      const [err = undefined] = errors.length > 1 ? [new AggregateError(errors)] : errors;
      const words = given.filter(isWritten).join(' ').trim();
      const { digest } = (err ?? {}) as { digest?: unknown };
      log()[level]({ ...(err ? { err } : {}), ...(typeof digest === 'string' ? { digest } : {}) }, words || 'printed');
    };
}

/** Logs an error that nobody caught, and ends the process, unless another listener keeps it alive and tells of it. */
export function logCrashes(): void {
  process.on('uncaughtException', (error, origin) => {
    if (process.listenerCount('uncaughtException') > 1) return;
    log().fatal({ err: error, origin }, 'an error was caught by nobody');
    process.exit(1);
  });
}
