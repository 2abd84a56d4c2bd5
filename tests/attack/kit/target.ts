import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The attacked server. */
export type Target = {
  /** The public port: the proxy's if there is one. */
  port: number;
  /** The front's own port. */
  frontPort: number;
  /** Process id of the front. */
  pid: number;
  dataDir: string;
  /** File with the server's output. */
  log: string;
  /** Working folder of this run. */
  run: string;
  /** Maximum minutes of the run; null for the short run of continuous integration. */
  minutes: number | null;
  /** Seed of all random choices. */
  seed: number;
};

const given = process.env.ATTACK_TARGET;
if (!given) throw new Error('Start the attacks by npm run attack');
export const target = JSON.parse(given) as Target;

/** How many times the attempts of the short run, at least 1. */
export const effort = Math.max(1, Math.floor((target.minutes ?? 5) / 5));

/** An attacker's source address, network 1 to 254: limits count by /24 and /16, so each network has its own. */
export const from = (network: number, host = 1): string => `127.${network}.${network}.${host}`;

export const hostOf = (site: 'zh' | 'en' | 'fr' | 'ar' = 'en', port = target.port): string =>
  `${site === 'zh' ? '' : `${site}.`}geco.localhost:${port}`;

const secretFile = join(target.run, 'secret.jsonl');
export type Secret = { name: string; value: string };

/** Registers a value that must not appear in the log. */
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
