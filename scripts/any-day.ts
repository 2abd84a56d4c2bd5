// node scripts/launch.mjs any-day [--on MOMENT …] [--zone ZONE …] [FILE …] — integration tests, or those in some files,
// on dates that often cause errors and in other time zones; ends with a summary of failures.
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
const weekday = (date: Date): string => date.toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });
/** The ends of the year and of February, and the nights of daylight saving changes in Europe. */
const edges = ['2026-12-31T23:58', '2027-02-28', '2027-03-28T00:58', '2027-10-31T00:58'];
const zones = ['Asia/Shanghai', 'America/Sao_Paulo'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { on: { type: 'string', multiple: true }, zone: { type: 'string', multiple: true } },
});
const trialOf = (text: string, zone?: string): Trial => {
  const asOf = readMoment(text);
  return { name: `${text} ${weekday(asOf)}${zone ? ` ${zone}` : ''}`, asOf, ...(zone && { zone }) };
};
/** Each weekday once; time zones on separate days, so that one trial covers two cases. */
function usualTrials(): Trial[] {
  const known = new Set(edges.map((text) => weekday(readMoment(text))));
  const others = Array.from({ length: 7 }, (_, index) => new Date(Date.now() + (index + 1) * day))
    .filter((date) => !known.has(weekday(date)))
    .map((date) => date.toISOString().slice(0, 10));
  return [...others.map((text, index) => trialOf(text, zones[index])), ...edges.map((text) => trialOf(text))];
}
const today = new Date().toISOString().slice(0, 16);
const { on, zone } = values;
const trials =
  on || zone
    ? [...(on ?? []).map((text) => trialOf(text)), ...(zone ?? []).map((name) => trialOf(today, name))]
    : usualTrials();
const report: Report = { runner: 'vitest', file: '.build/test/any-day.json' };

/** Runs the tests as of a given time; output is stored, and printed on failure. */
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
