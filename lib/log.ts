import { type Logger, pino } from 'pino';
import { env } from './env';

const secret = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'usertoken', 'stafftoken'];
let cached: Logger | null = null;

/** The structured log of this process, one JSON object a line, secrets left out. Lines of a request carry its `requestId`. */
export const log = (): Logger => {
  cached ??= pino({
    level: env().LOG_LEVEL,
    base: { pid: process.pid },
    redact: { paths: secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`]), censor: '[redacted]' },
  });
  return cached;
};
