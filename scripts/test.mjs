// npm test — lint, types, messages, unit, component, architecture, integration and browser tests and attacks, from a bare
// machine. Its last line is "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { copyFlags } from './asset.mjs';
import { build } from './build.mjs';
import { ensurePackages, fail, prepare } from './install.mjs';

prepare();
const only = new Set(process.argv.slice(2));
const wanted = (step) => only.size === 0 || only.has(step);
const results = '.build/test';
let passed = 0;
let failed = 0;
/** What failed, named once more at the end, where it is found. */
const failures = [];

const npx = (name, args, env = {}) =>
  spawnSync(process.execPath, [`node_modules/${name}`, ...args], { stdio: 'inherit', env: { ...process.env, ...env } })
    .status === 0;

function check(title, run) {
  process.stdout.write(`\n── ${title}\n`);
  const started = Date.now();
  const good = run();
  if (good) passed += 1;
  else {
    failed += 1;
    failures.push(title);
  }
  process.stdout.write(
    `── ${title}: ${good ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}

/** Adds a runner's own count; a runner that wrote none has failed. */
function counted(title, file, read, run) {
  process.stdout.write(`\n── ${title}\n`);
  rmSync(file, { force: true });
  const good = run();
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0, names: [] };
  if (!good && count.failed === 0) Object.assign(count, { failed: 1, names: [`${title}: the runner itself`] });
  passed += count.passed;
  failed += count.failed;
  failures.push(...count.names);
  process.stdout.write(`── ${title}: ${count.passed} passed, ${count.failed} failed\n`);
}

const firstLine = (text = '') => text.split('\n')[0];
/** An error in one paragraph, short enough for the end of a log. */
const gist = (text = '') => stripVTControlCharacters(text).replace(/\s+/g, ' ').slice(0, 600);
/** The tests of a Playwright report that failed. */
const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${file}:${errors[0]?.location?.line} › ${title}: ${gist(errors[0]?.message)}`;
    }),
  ...suites.flatMap(failedSpecs),
];

/** The tests of a Vitest report. */
const readVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0),
  names: report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const bad = assertionResults.filter(({ status }) => status === 'failed');
      const lines = bad.map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
      return (lines.length > 0 ? lines : [firstLine(message)]).map((line) => `${relative('.', name)} › ${line}`);
    }),
});

const vitest = (title, projects) => {
  const file = `${results}/${projects.join('-')}.json`;
  const args = ['run', '--config', 'tests/vitest.config.ts', ...projects.flatMap((project) => ['--project', project])];
  counted(title, file, readVitest, () =>
    npx('vitest/vitest.mjs', [...args, '--reporter=default', '--reporter=json', `--outputFile=${file}`], {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
    }),
  );
};

const has = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Installs Debian packages where this process may and `found` is false. */
function ensureDebian(found, what, ...names) {
  if (found) return;
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  const may = process.getuid?.() === 0 && has('apt-get');
  if (!may || !apt('update', '-q') || !apt('install', '-yq', ...names))
    fail(`${what}: apt-get install ${names.join(' ')}`);
}

ensurePackages({ dev: true });
mkdirSync(results, { recursive: true });
copyFlags();
if (wanted('static')) {
  check('lint', () => npx('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
  check('route types', () => npx('next/dist/bin/next', ['typegen']));
  check('types', () => npx('typescript/bin/tsc', ['--noEmit', '--singleThreaded', '-p', '.']));
  check('messages', () => npx('../scripts/messages.mjs', ['check']));
}
if (wanted('unit')) vitest('unit, component and architecture tests', ['unit', 'component', 'architecture']);
if (wanted('integration')) {
  ensureDebian(has('redis-server'), 'The tests of limits over several nodes need Redis', 'redis-server');
  vitest('integration tests', ['integration']);
}
if (wanted('e2e')) {
  const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const fonts = ['fonts-noto-core', 'fonts-noto-cjk'];
  ensureDebian(browsers.some(existsSync), 'The browser tests need Chromium and its fonts', 'chromium', ...fonts);
  await build();
  const file = `${results}/e2e.json`;
  counted(
    'browser tests',
    file,
    (report) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      names: failedSpecs(report),
    }),
    () => npx('playwright/cli.js', ['test', '--config', 'playwright.config.ts'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
  );
}
if (wanted('attack')) counted('attacks', `${results}/attack.json`, readVitest, () => npx('../scripts/attack.mjs', []));
for (const name of failures) process.stdout.write(`\nFAILED ${name}`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed ? 1 : 0);
