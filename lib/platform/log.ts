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
      // Without words of ours pino would repeat the error's own message.
      if (first instanceof Error) return method.apply(this, [{ err: first }, String(message ?? 'an error')]);
      const bare = typeof first === 'object' && first !== null && 'err' in first && message === undefined;
      return method.apply(this, bare ? [first, 'an error'] : args);
    },
    streamWrite: scrub,
  },
};

/** A log as `log` writes it, to a stream of its own. */
export const createLog = (level: string, stream?: DestinationStream): Logger =>
  stream ? pino({ ...settings, level }, stream) : pino({ ...settings, level });

let cached: Logger | null = null;

/**
 * The structured log of this process, one JSON object a line, without secrets: errors are told without their values, and
 * what looks like a number, address, hash, token or code is marked out. Lines of a request carry its `requestId`.
 */
export const log = (): Logger => {
  cached ??= createLog(env().LOG_LEVEL);
  return cached;
};
