// What start, test and build have in common: the Node version, the packages, the settings file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const oldest = [20, 20];

/** Goes to the project's folder, checks Node's version and reads .env; a variable already set wins. */
export function prepare() {
  process.chdir(new URL('..', import.meta.url).pathname);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    fail(`GECO needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Says what is wrong and ends. */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Runs a command with the terminal's own streams; ends with its code where it fails. */
export function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) fail(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** True where node_modules holds what the lockfile says, development packages only where `dev`. */
function installed(dev) {
  const at = 'node_modules/.package-lock.json';
  if (!existsSync(at)) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const found = JSON.parse(readFileSync(at, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, dev: forDev, devOptional }]) =>
      path === '' || optional || devOptional || (forDev && !dev) || found[path]?.version === version,
  );
}

/** Installs by the lockfile where packages are missing or of another version. */
export function ensurePackages({ dev }) {
  if (installed(dev)) return;
  process.stdout.write('Installing packages …\n');
  // Not `npm ci`: it refuses a lockfile without the optional packages of other platforms.
  run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
    ...process.env,
    NODE_ENV: 'development',
  });
}
