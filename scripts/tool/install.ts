// What the scripts have in common: the packages, and commands of which each has to end well.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

type Package = { version?: string; optional?: boolean; dev?: boolean; devOptional?: boolean };
type Lockfile = { packages: Record<string, Package> };

/** Says what is wrong and ends. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Runs a command with the terminal's own streams; ends with its code where it fails. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) fail(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

const readLockfile = (path: string): Lockfile => JSON.parse(readFileSync(path, 'utf8'));

/** True where node_modules holds what the lockfile says, development packages only where `dev`. */
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

/** Installs by the lockfile where packages are missing or of another version. */
export function ensurePackages({ dev }: { dev: boolean }): void {
  if (isInstalled(dev)) return;
  process.stdout.write('Installing packages …\n');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { ...process.env, NODE_ENV: 'development' });
}
