// Where Debian installs the programs used by tests.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const chromiumPaths = [
  // Without the browser's window code, which takes a sixth of the CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Chromium; undefined if not installed, to use Playwright's own. */
export const chromiumPath = (): string | undefined => chromiumPaths.find((path) => existsSync(path));

/** The programs of the latest PostgreSQL; undefined if not installed. */
export function postgresPath(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(one) - Number(other)) : [];
  const newest = versions.at(-1);
  return newest && join(root, newest, 'bin');
}
