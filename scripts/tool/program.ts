// Where Debian puts the programs that tests run.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const chromiumPaths = [
  // Without the parts of a browser with windows, which take a sixth of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Chromium; undefined where none is installed, and Playwright's own is to be used. */
export const chromiumPath = (): string | undefined => chromiumPaths.find((path) => existsSync(path));

/** The programs of the newest PostgreSQL; undefined where none is installed. */
export function postgresPath(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(one) - Number(other)) : [];
  const newest = versions.at(-1);
  return newest && join(root, newest, 'bin');
}
