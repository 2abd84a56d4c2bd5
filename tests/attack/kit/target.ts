import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server that is attacked. */
export type Target = {
  /** Where visitors ask: of the proxy where there is one. */
  port: number;
  /** Of the front itself. */
  frontPort: number;
  /** Process of the front. */
  pid: number;
  dataDir: string;
  /** File that the server's output goes to. */
  log: string;
  /** Folder of this run. */
  run: string;
  /** How many minutes the run may take; null for the short run of continuous integration. */
  minutes: number | null;
  /** Of everything that is drawn. */
  seed: number;
};

const given = process.env.ATTACK_TARGET;
if (!given) throw new Error('Start the attacks by npm run attack');
export const target = JSON.parse(given) as Target;

/** How much more than in the short run is tried, at least 1. */
export const effort = Math.max(1, Math.floor((target.minutes ?? 5) / 5));

/** The source address of an attacker, 1 to 254: networks are counted as /24 and as /16, so each is counted by itself. */
export const from = (network: number, host = 1): string => `127.${network}.${network}.${host}`;

export const hostOf = (site: 'zh' | 'en' | 'fr' | 'ar' = 'en', port = target.port): string =>
  `${site === 'zh' ? '' : `${site}.`}geco.localhost:${port}`;

const secretFile = join(target.run, 'secret.jsonl');
export type Secret = { name: string; value: string };

/** Notes what must not stand in the log. */
export function keepSecret(name: string, value: string): void {
  appendFileSync(secretFile, `${JSON.stringify({ name, value })}\n`);
}

export const keptSecrets = (): Secret[] =>
  existsSync(secretFile)
    ? readFileSync(secretFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Secret)
    : [];
