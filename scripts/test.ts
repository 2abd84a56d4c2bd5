// npm test [-- STEP …] [--changed] [--as-of DAY] — static checks, unit, component, architecture, integration and
// browser tests, chat and attacks, on a bare machine. With --changed, only tests affected by changes since main; with
// --as-of, those without a browser, on another date. Its last line is "N passed, N failed".
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyFlags } from './tool/asset';
import { changedFiles, findMergeBase } from './tool/change';
import { type Environment, readMoment, shiftedClock } from './tool/clock';
import { ensureDebian, type Need } from './tool/debian';
import { ensurePackages, fail } from './tool/install';
import { freePorts } from './tool/port';
import { postgresPath } from './tool/program';
import { type Count, forget, type Report, readCount, withSecondTry } from './tool/report';
import { besidePostgres } from './tool/service';
import { buildStep, type Command, runCommand, runSteps, type Step, staticSteps, vitest } from './tool/step';
import { measure, Tally } from './tool/tally';
import { sparedTours } from './tool/tour';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, 'as-of': { type: 'string' } },
});
const stepNames = ['static', 'unit', 'integration', 'e2e', 'chat', 'attack', 'embedded'] as const;
type StepName = (typeof stepNames)[number];
const unknown = positionals.filter((name) => !stepNames.some((step) => step === name));
if (unknown.length > 0) fail(`There is no step ${unknown.join(', ')}: ${stepNames.join(', ')}`);
const fork = findMergeBase();
if (values.changed && fork === null) fail('There is no main branch to compare with');
const base = values.changed ? fork : null;
const changed = base === null ? null : changedFiles(base);

/** Which changed files concern a step; by default all. */
const concerns: Partial<Record<StepName, RegExp>> = {
  integration: /^(?:lib|app|messages|tests|server\.ts|middleware\.ts|package)/,
  embedded: /^(?:lib|app|messages|tests|server\.ts|middleware\.ts|package)/,
  e2e: /^(?:app|components|lib|messages|public|tests\/e2e|\w+\.(?:ts|json)$)/,
  chat: /^(?:lib\/(?:chat|platform\/(?:socket|db)|server)|tests\/chat|server\.ts)/,
  attack: /^(?:lib|app|tests\/attack|server\.ts|middleware\.ts)/,
};
const wanted = new Set(
  stepNames.filter(
    (step) =>
      (positionals.length === 0 || positionals.includes(step)) &&
      (values['as-of'] === undefined || step === 'unit' || step === 'integration' || step === 'embedded') &&
      (changed === null || changed.some((file) => concerns[step]?.test(file) ?? true)),
  ),
);

const results = '.build/test';
const tally = new Tally();
const seed = process.env.TEST_SEED ?? String(randomInt(1_000_000));
process.env.TEST_SEED = seed;
/** Environment that shifts the date for tests without a browser, and their database. */
let clock: Environment = {};

async function timed(title: string, run: () => Promise<Count>): Promise<void> {
  process.stdout.write(`\n── ${title}\n`);
  const spent = measure();
  const count = await run();
  tally.add(title, count, spent());
  const { passed, failures } = count;
  process.stdout.write(`── ${title}: ${passed} passed, ${failures.length} failed\n`);
}

async function countSteps(...lines: readonly (readonly Step[])[]): Promise<Count> {
  const results = await runSteps(...lines);
  return {
    passed: results.filter(({ passed }) => passed).length,
    failures: results.filter(({ passed }) => !passed).map(({ title }) => ({ file: '', name: title })),
    flaky: [],
  };
}

async function runReported(title: string, report: Report, command: Command): Promise<Count> {
  forget(report);
  const endedWell = await runCommand(command);
  return readCount(title, report, endedWell);
}

const report = (name: string): Report => ({ runner: 'vitest', file: `${results}/${name}.json` });
function runVitest(title: string, name: string, projects: readonly string[], ...args: string[]): Promise<Count> {
  const limit = base === null ? [] : ['--changed', base, '--passWithNoTests'];
  const command = vitest(projects, report(name).file, ...limit, ...args);
  return runReported(title, report(name), { ...command, env: { ...command.env, ...clock } });
}

/** A rare failure of a race, retry, crash or fragmentation test is a finding, so these are not retried. */
const triedOnce = /(?:race|once|idempotency|durability|front-hop|storage|transaction|revision)[\w-]*\.test\.ts$/;

/** Integration tests; if only a few files fail, they are retried in a process with its own database. */
async function runIntegration(title: string, project: string): Promise<Count> {
  const first = await runVitest(title, project, [project]);
  const files = [...new Set(first.failures.map(({ file }) => file))].filter((file) => file && !triedOnce.test(file));
  if (files.length === 0 || files.length > 5) return first;
  process.stdout.write(`\n── ${title}: ${files.join(', ')} once more\n`);
  const name = `${project}-again`;
  return withSecondTry(first, await runVitest(title, name, [project], ...files));
}

/** On a branch, tours whose screens equal main's; none on main, or if everything is to run. */
async function findSparedTours(): Promise<string[]> {
  if (process.env.CI || fork === null) return [];
  const files = changedFiles(fork);
  return files.length > 0 ? sparedTours(files) : [];
}

/** As root, Chromium raises its own priority above that of the tested site; without this capability it cannot. */
const unprivileged = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-sys_nice', '--'] : [];

async function runBrowsers(title: string): Promise<Count> {
  const spared = await findSparedTours();
  if (spared.length > 0)
    process.stdout.write(`\nNo change concerns the tours ${spared.join(', ')}; .ci/run takes them all.\n`);
  const limit = spared.length > 0 ? ['--grep-invert', spared.map((tour) => `@${tour}`).join('|')] : [];
  const file = `${results}/e2e.json`;
  const data = mkdtempSync(join(results, 'e2e-data-'));
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_PORT: process.env.E2E_PORT ?? String(await freePorts(8)),
    E2E_DATA_DIR: data,
  };
  const count = await runReported(
    title,
    { runner: 'playwright', file },
    {
      file: 'node_modules/playwright/cli.js',
      args: ['test', '--config', 'playwright.config.ts', ...limit],
      env,
      launcher: unprivileged,
    },
  );
  rmSync(data, { recursive: true, force: true });
  return count;
}

const talk = (...args: string[]): Command => ({
  file: 'scripts/launch.mjs',
  args: ['chat', '--users', '6', '--messages', '600', '--cuts', '6', '--kills', '4', ...args],
});
const chatSteps: readonly Step[] = [
  { title: 'chat over cut links and killed servers', commands: [talk()] },
  {
    title: 'the same with messages confirmed too early is found at fault',
    commands: [{ ...talk('--control'), expectedCode: 3 }],
  },
];

/** Integration tests on a PostgreSQL of this run; on the embedded database if it is not installed. */
async function runOnPostgres(): Promise<void> {
  if (postgresPath() === undefined || process.env.TEST_DATABASE_URL)
    return timed('integration tests', () => runIntegration('integration tests', 'integration'));
  const { CI_POSTGRES_PORT: port } = process.env;
  await besidePostgres({ ...(port && { port: Number(port) }), env: clock }, async (url) => {
    process.env.TEST_DATABASE_URL = url;
    await timed('integration tests on PostgreSQL', () =>
      runIntegration('integration tests on PostgreSQL', 'integration'),
    );
    delete process.env.TEST_DATABASE_URL;
  });
}

function finish(): never {
  process.stdout.write(tally.text({ seed, node: process.version }));
  process.exit(tally.failed ? 1 : 0);
}

const needs: Need[] = [
  ...(wanted.has('integration') || wanted.has('embedded') ? (['redis'] as const) : []),
  ...(wanted.has('integration') && process.env.CI ? (['postgres'] as const) : []),
  ...(wanted.has('e2e') ? (['browser'] as const) : []),
  ...(values['as-of'] === undefined ? [] : (['faketime'] as const)),
];
ensurePackages({ dev: true });
ensureDebian(...needs);
if (values['as-of'] !== undefined) clock = shiftedClock(readMoment(values['as-of']));
mkdirSync(results, { recursive: true });
copyFlags();
process.stdout.write(`Seed ${seed}: TEST_SEED=${seed} repeats the order of the files\n`);
const isBuilt = wanted.has('e2e') || wanted.has('chat') || wanted.has('attack');
const [types, ...otherChecks] = staticSteps;
// The type checker uses one processor, and takes as long as all others together.
if (wanted.has('static')) await timed('static checks', () => countSteps(types ? [types] : [], otherChecks));
if (isBuilt && tally.failed === 0) await timed('build', () => countSteps([buildStep]));
// No tests if it does not compile.
if (tally.failed > 0) finish();
if (wanted.has('unit')) {
  const title = 'unit and component tests';
  await timed(title, () => runVitest(title, 'unit', ['unit*', 'component*']));
  // They read files rather than import them.
  const file = `${results}/architecture.json`;
  await timed('architecture tests', () =>
    runReported('architecture tests', { runner: 'vitest', file }, vitest(['architecture'], file)),
  );
}
if (wanted.has('integration')) await runOnPostgres();
if (wanted.has('e2e')) await timed('browser tests', () => runBrowsers('browser tests'));
/** Chat, then the edge tests, which take no longer than the attacks beside them. */
async function runChatAndEdge(): Promise<void> {
  if (wanted.has('chat')) await timed('chat', () => countSteps(chatSteps));
  if (wanted.has('integration')) await timed('edge tests', () => runIntegration('edge tests', 'edge'));
}
// All mostly wait: for servers to restart, for connections to time out, and for requests that must not be answered.
await Promise.all([
  runChatAndEdge(),
  wanted.has('attack') &&
    timed('attacks', () => runReported('attacks', report('attack'), { file: 'scripts/launch.mjs', args: ['attack'] })),
]);
if (wanted.has('embedded'))
  await timed('integration tests on the embedded database', () =>
    runIntegration('integration tests on the embedded database', 'embedded'),
  );
finish();
