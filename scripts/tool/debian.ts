// Debian packages needed by tests.
import { spawnSync } from 'node:child_process';
import { faketime } from './clock';
import { fail } from './install';
import { chromiumPath, postgresPath } from './program';

const has = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
const hasFont = (name: string): boolean => spawnSync('sh', ['-c', `fc-list | grep -qi '${name}'`]).status === 0;

const needs = {
  faketime: { isThere: () => faketime() !== undefined, packages: ['faketime'] },
  redis: { isThere: () => has('redis-server'), packages: ['redis-server'] },
  postgres: { isThere: () => postgresPath() !== undefined, packages: ['postgresql'] },
  browser: {
    isThere: () => chromiumPath() !== undefined && hasFont('noto.*cjk'),
    packages: ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk', 'fontconfig'],
  },
} as const;
export type Need = keyof typeof needs;

/** Installs missing packages if allowed, else exits with a message naming them. */
export function ensureDebian(...names: readonly Need[]): void {
  const packages = names.filter((name) => !needs[name].isThere()).flatMap((name) => needs[name].packages);
  if (packages.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-o', 'Acquire::Retries=5', ...args], { stdio: 'inherit', env }).status === 0;
  const may = process.getuid?.() === 0 && has('apt-get');
  if (!may || !apt('update', '-q') || !apt('install', '-yq', '--no-install-recommends', ...packages))
    fail(`The tests need Debian's packages: apt-get install ${packages.join(' ')}`);
}
