// npm test [-- STEP …] [--changed] — static checks, unit, component, architecture, integration and browser tests, chat and
// attacks, from a bare machine. With --changed, what the changes since main concern. Its last line is "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyFlags } from './tool/asset';
import { build } from './tool/build';
import { changedFiles, findMergeBase } from './tool/change';
import { ensurePackages, fail } from './tool/install';
import { forget, type Report, readCount } from './tool/report';
import { type Command, runCommand, type Step, staticSteps, vitest } from './tool/step';
import { sparedTours } from './tool/tour';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});
const stepNames = ['static', 'unit', 'integration', 'e2e', 'chat', 'attack'];
const unknown = positionals.filter((name) => !stepNames.includes(name));
if (unknown.length > 0) fail(`There is no step ${unknown.join(', ')}: ${stepNames.join(', ')}`);
const fork = findMergeBase();
if (values.changed && fork === null) fail('There is no main branch to compare with');
const base = values.changed ? fork : null;
const changed = base === null ? null : changedFiles(base);
const results = '.build/test';
let passed = 0;
let failed = 0;
/** What failed, named once more at the end, where it is found. */
const failures: string[] = [];

/** True where a step is asked for, and no change since main or one of the files that concern it. */
const isWanted = (step: string, concern: RegExp = /(?:)/): boolean =>
  (positionals.length === 0 || positionals.includes(step)) &&
  (changed === null || changed.some((file) => concern.test(file)));

async function check({ title, commands }: Step): Promise<void> {
  process.stdout.write(`\n── ${title}\n`);
  const started = Date.now();
  let good = true;
  for (const command of commands) good = good && (await runCommand(command));
  if (good) passed += 1;
  else {
    failed += 1;
    failures.push(title);
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`── ${title}: ${good ? 'passed' : 'FAILED'} in ${seconds} s\n`);
}

/** Adds a runner's own count. */
async function count(title: string, report: Report, command: Command): Promise<void> {
  process.stdout.write(`\n── ${title}\n`);
  const started = Date.now();
  forget(report);
  const found = readCount(title, report, await runCommand(command));
  passed += found.passed;
  failed += found.failed;
  failures.push(...found.names);
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`── ${title}: ${found.passed} passed, ${found.failed} failed in ${seconds} s\n`);
}

function countVitest(title: string, name: string, projects: readonly string[]): Promise<void> {
  const file = `${results}/${name}.json`;
  const limit = base === null ? [] : ['--changed', base, '--passWithNoTests'];
  return count(title, { runner: 'vitest', file }, vitest(projects, file, ...limit));
}

/** On a branch, the tours whose screens are as on main; none on main itself, and none where everything is to be run. */
async function findSparedTours(): Promise<string[]> {
  if (process.env.CI || fork === null) return [];
  const files = changedFiles(fork);
  return files.length > 0 ? sparedTours(files) : [];
}

const has = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Installs Debian packages where this process may and `found` is false. */
function ensureDebian(found: boolean, what: string, ...names: string[]): void {
  if (found) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  const may = process.getuid?.() === 0 && has('apt-get');
  if (!may || !apt('update', '-q') || !apt('install', '-yq', ...names))
    fail(`${what}: apt-get install ${names.join(' ')}`);
}

ensurePackages({ dev: true });
mkdirSync(results, { recursive: true });
copyFlags();
if (isWanted('static')) for (const step of staticSteps) await check(step);
if (isWanted('unit')) {
  await countVitest('unit and component tests', 'unit', ['unit*', 'component']);
  // They read the tree rather than import it.
  const file = `${results}/architecture.json`;
  await count('architecture tests', { runner: 'vitest', file }, vitest(['architecture'], file));
}
if (isWanted('integration', /^(?:lib|app|messages|tests|server\.ts|middleware\.ts|package)/)) {
  ensureDebian(has('redis-server'), 'The tests of limits over several nodes need Redis', 'redis-server');
  await countVitest('integration tests', 'integration', ['integration']);
}
if (isWanted('e2e', /^(?:app|components|lib|messages|public|tests\/e2e|\w+\.(?:ts|json)$)/)) {
  const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];
  const found = browsers.some((path) => existsSync(path));
  ensureDebian(found, 'The browser tests need Chromium and its fonts', 'chromium', ...fonts);
  await build();
  const file = `${results}/e2e.json`;
  const spared = await findSparedTours();
  if (spared.length > 0)
    process.stdout.write(`\nNo change concerns the tours ${spared.join(', ')}; .ci/run takes them all.\n`);
  const limit = spared.length > 0 ? ['--grep-invert', spared.map((tour) => `@${tour}`).join('|')] : [];
  await count(
    'browser tests',
    { runner: 'playwright', file },
    {
      file: 'node_modules/playwright/cli.js',
      args: ['test', '--config', 'playwright.config.ts', ...limit],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
}
if (isWanted('chat', /^(?:lib\/(?:chat|socket|renderer|db)|tests\/chat|server\.ts)/)) {
  const small = ['--users', '6', '--messages', '600', '--cuts', '6', '--kills', '4'];
  const talk = (...args: string[]): Command => ({ file: 'scripts/launch.mjs', args: ['chat', ...small, ...args] });
  await check({ title: 'chat over cut links and killed servers', commands: [talk()] });
  await check({
    title: 'the same with messages confirmed too early is found at fault',
    commands: [{ ...talk('--control'), expectedCode: 3 }],
  });
}
if (isWanted('attack', /^(?:lib|app|tests\/attack|server\.ts|middleware\.ts)/)) {
  const report: Report = { runner: 'vitest', file: `${results}/attack.json` };
  await count('attacks', report, { file: 'scripts/launch.mjs', args: ['attack'] });
}
for (const name of failures) process.stdout.write(`\nFAILED ${name}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
