// Shared by the scripts: installing packages, and running commands that must succeed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

type Package = { version?: string; optional?: boolean; dev?: boolean; devOptional?: boolean };
type Lockfile = { packages: Record<string, Package> };

/** Prints an error and exits. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Runs a command with inherited streams; exits with its code if it fails. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) fail(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

const readLockfile = (path: string): Lockfile => JSON.parse(readFileSync(path, 'utf8'));

/** True if node_modules matches the lockfile; development packages only if `dev`. */
function isInstalled(dev: boolean): boolean {
  const path = 'node_modules/.package-lock.json';
  if (!existsSync(path)) return false;
  const wanted = readLockfile('package-lock.json').packages;
  const found = readLockfile(path).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional, dev: forDev, devOptional }]) =>
      name === '' || optional || devOptional || (forDev && !dev) || found[name]?.version === version,
  );
}

/** Installs from the lockfile if packages are missing or outdated. */
export function ensurePackages({ dev }: { dev: boolean }): void {
  if (isInstalled(dev)) return;
  process.stdout.write('Installing packages …\n');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { ...process.env, NODE_ENV: 'development' });
}
