import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { env } from './env';
import { serializeError } from './log/error';
import { scrub } from './log/scrub';

const secret = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'usertoken', 'stafftoken'];

const settings: LoggerOptions = {
  base: { pid: process.pid },
  redact: { paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' },
  serializers: { err: (error: unknown) => serializeError(error) },
  hooks: {
    logMethod(args, method) {
      const [first, message] = args as unknown[];
      // Without our own text pino would repeat the error's message.
      if (first instanceof Error) return method.apply(this, [{ err: first }, String(message ?? 'an error')]);
      const bare = typeof first === 'object' && first !== null && 'err' in first && message === undefined;
      return method.apply(this, bare ? [first, 'an error'] : args);
    },
    streamWrite: scrub,
  },
};

/** A logger like `log`, writing to the given stream. */
export const createLog = (level: string, stream?: DestinationStream): Logger =>
  stream ? pino({ ...settings, level }, stream) : pino({ ...settings, level });

let cached: Logger | null = null;

/**
 * The process's structured log, one JSON object per line, without secrets: errors are logged without values, and
 * anything like a number, address, hash, token or code is masked. Request lines have a `requestId`.
 */
export const log = (): Logger => {
  cached ??= createLog(env().LOG_LEVEL);
  return cached;
};
