// npm run look [-- --against REVISION] [--only PATTERN] [--fresh] — takes screenshots of every kind of screen of this
// tree, with a fixed clock and demo, and compares them with a revision's. tests/look/README.md.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensurePackages, fail } from './tool/install';
import { tsx } from './tool/process';

ensurePackages({ dev: true });
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    fresh: { type: 'boolean', default: false },
  },
});
const port = Number(process.env.LOOK_PORT ?? 3280);
const time = '2030-05-15T09:00:00Z';
const root = resolve('.build/look');
mkdirSync(root, { recursive: true });

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) fail(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
};
/** The command of a tree’s npm script, as its files may be at other paths. */
const scriptOf = (tree: string, name: 'build' | 'start'): string =>
  JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')).scripts[name];

const isUp = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Serves a tree with a new demo and takes screenshots, always by this tree's tour. */
async function photograph(tree: string, folder: string): Promise<void> {
  if (await isUp()) fail(`Something answers on port ${port} already; LOOK_PORT names another`);
  const built = spawnSync('sh', ['-c', `exec ${scriptOf(tree, 'build')}`], { cwd: tree, stdio: 'inherit' });
  if (built.status !== 0) fail(`${tree} could not be built`);
  const data = join(root, 'data');
  rmSync(data, { recursive: true, force: true });
  const server = spawn('sh', ['-c', `exec ${scriptOf(tree, 'start')}`], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/look/clock.mjs')).href}`,
      NODE_ENV: 'production',
      LOOK_TIME: time,
      LOOK_STARTED: String(Date.now()),
      PORT: String(port),
      BIND: '127.0.0.1',
      BASE_HOST: 'geco.localhost',
      RATE_EXEMPT: '127.0.0.1',
      SUPPORT_DESK: 'always',
      LOG_LEVEL: 'warn',
      DATA_DIR: data,
    },
  });
  const ended = new Promise((done) => server.once('exit', done));
  try {
    for (let tries = 0; !(await isUp()); tries++) {
      if (server.exitCode !== null || tries > 600) throw new Error(`The server of ${tree} did not come up`);
      await wait(500);
    }
    rmSync(folder, { recursive: true, force: true });
    const env = { E2E_PORT: String(port), E2E_DATA_DIR: data, LOOK_TIME: time };
    if (tsx('tests/look/tour.ts', [folder, values.only], env) !== 0) throw new Error('The tour ended early');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** The screenshots of a revision, cached until `--fresh`: checks out and builds its tree once. */
async function picturesOf(revision: string): Promise<string> {
  const id = git('rev-parse', '--verify', `${revision}^{commit}`).slice(0, 12);
  const folder = join(root, id);
  const mark = join(folder, `only-${encodeURIComponent(values.only)}`);
  if (existsSync(mark) && !values.fresh) return folder;
  const tree = join(root, `tree-${id}`);
  if (!existsSync(tree)) git('worktree', 'add', '--detach', tree, id);
  await photograph(tree, folder);
  writeFileSync(mark, '');
  git('worktree', 'remove', '--force', tree);
  return folder;
}

const before = values.against ? await picturesOf(values.against) : null;
const after = join(root, 'now');
await photograph(process.cwd(), after);
if (before) {
  const report = join(root, 'report');
  rmSync(report, { recursive: true, force: true });
  process.exit(tsx('tests/look/compare.ts', [before, after, report]) ?? 1);
}
