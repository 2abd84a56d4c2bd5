import { log } from '@/lib/platform/log';

const levels = { error: 'error', warn: 'warn', log: 'info', info: 'info', debug: 'debug', trace: 'debug' } as const;

const isWritten = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/**
 * Redirects console output of Next and libraries to the log: errors serialised, strings as they are, other objects
 * omitted, since they may contain anything. Next prints failed pages with all parameters of the failed statement.
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

/** Logs an uncaught error and exits, unless another listener handles it. */
export function logCrashes(): void {
  process.on('uncaughtException', (error, origin) => {
    if (process.listenerCount('uncaughtException') > 1) return;
    log().fatal({ err: error, origin }, 'an error was caught by nobody');
    process.exit(1);
  });
}
