// node scripts/launch.mjs any-day [--on MOMENT …] [--zone ZONE …] [FILE …] — the integration tests, or those of some files,
// on the days on which dates are apt to be wrong, and in other time zones; ends with what failed on which.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readMoment, shiftedClock } from './tool/clock';
import { ensureDebian } from './tool/debian';
import { ensurePackages } from './tool/install';
import { type Count, forget, type Report, readCount } from './tool/report';
import { besidePostgres } from './tool/service';
import { runCommand, vitest } from './tool/step';
import { measure, Tally } from './tool/tally';

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
const report: Report = { runner: 'vitest', file: '.build/test/any-day.json' };

/** Runs the tests as of a moment; their output is kept, and shown where one fails. */
async function run({ name, asOf, zone }: Trial): Promise<Count> {
  process.stdout.write(`── ${name}\n`);
  const clock = shiftedClock(asOf);
  forget(report);
  const command = vitest(['integration', 'edge'], report.file, ...positionals);
  let output = '';
  const endedWell = await besidePostgres({ env: clock }, (url) => {
    const env = { ...command.env, ...clock, ...(zone && { TZ: zone }), TEST_DATABASE_URL: url };
    return runCommand({ ...command, env }, (text) => {
      output += text;
    });
  });
  if (!endedWell) process.stdout.write(output);
  return readCount(name, report, endedWell);
}

ensurePackages({ dev: true });
ensureDebian('postgres', 'redis', 'faketime');
mkdirSync('.build/test', { recursive: true });
const tally = new Tally();
for (const trial of trials) {
  const spent = measure();
  const count = await run(trial);
  const failures = count.failures.map((failure) => ({ ...failure, name: `${trial.name}: ${failure.name}` }));
  tally.add(trial.name, { ...count, failures }, spent());
  process.stdout.write(`${trial.name}: ${count.passed} passed, ${failures.length} failed\n`);
}
process.stdout.write(tally.text({}));
process.exit(tally.failed > 0 ? 1 : 0);
