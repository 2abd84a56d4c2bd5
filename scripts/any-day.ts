// node scripts/launch.mjs any-day [--on MOMENT …] [--zone ZONE …] [FILE …] — the integration tests, or those of some files,
// on the days on which dates are apt to be wrong, and in other time zones; ends with what failed on which.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readMoment, shiftedClock, startPostgres } from './tool/clock';
import { ensurePackages } from './tool/install';
import { forget, type Report, readCount } from './tool/report';
import { runCommand, vitest } from './tool/step';

type Trial = { name: string; asOf: Date; zone?: string };

const day = 86_400_000;
const nextDays = Array.from({ length: 7 }, (_, at) => new Date(Date.now() + (at + 1) * day).toISOString().slice(0, 10));
/** The days of a week, the ends of a year and of February, and the nights of the change of clocks in Europe. */
const usualMoments = [
  ...nextDays,
  '2026-12-31T23:58',
  '2027-02-28',
  '2027-03-28T00:58',
  '2026-10-25T00:58',
  '2027-10-31T00:58',
];
const usualZones = ['Asia/Shanghai', 'America/Sao_Paulo'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { on: { type: 'string', multiple: true }, zone: { type: 'string', multiple: true } },
});
const isUsual = values.on === undefined && values.zone === undefined;
const moments = values.on ?? (isUsual ? usualMoments : []);
const zones = values.zone ?? (isUsual ? usualZones : []);
const weekday = (date: Date): string => date.toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });
const trials: Trial[] = [
  ...moments.map((text) => ({ name: `${text} ${weekday(readMoment(text))}`, asOf: readMoment(text) })),
  ...zones.map((zone) => ({ name: zone, asOf: new Date(), zone })),
];
const folder = '.build/test';
const report: Report = { runner: 'vitest', file: `${folder}/any-day.json` };

/** Runs the tests as of a moment; their output is kept, and shown where one fails. */
async function run({ name, asOf, zone }: Trial) {
  process.stdout.write(`── ${name}\n`);
  const clock = shiftedClock(asOf);
  const database = await startPostgres(clock);
  forget(report);
  const started = performance.now();
  const command = vitest(['integration'], report.file, ...positionals);
  const env = { ...command.env, ...clock, ...(zone && { TZ: zone }), TEST_DATABASE_URL: database.url };
  let output = '';
  const endedWell = await runCommand({ ...command, env }, (text) => {
    output += text;
  });
  database.stop();
  if (!endedWell) process.stdout.write(output);
  const count = readCount(name, report, endedWell);
  const seconds = Math.round((performance.now() - started) / 1000);
  const line = `${name.padEnd(22)} ${count.passed} passed, ${count.failed} failed in ${seconds} s`;
  process.stdout.write(`${line}\n`);
  return { ...count, line };
}

ensurePackages({ dev: true });
mkdirSync(folder, { recursive: true });
const outcomes: Awaited<ReturnType<typeof run>>[] = [];
for (const trial of trials) outcomes.push(await run(trial));
process.stdout.write('\n');
for (const { line, names } of outcomes)
  process.stdout.write(`${[line, ...names.map((name) => `  FAILED ${name}`)].join('\n')}\n`);
const sum = (pick: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[pick], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') > 0 ? 1 : 0);
