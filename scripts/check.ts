// npm run check [-- --all] [-- --base COMMIT] [-- --ratchet] — the checks before a push, without database or browser,
// on two cores: format, lint, types, messages, terms, typography, dead code, architecture tests, and the unit and
// component tests that a change can affect. With --all, every unit and component test; with --base, changes since that
// commit instead of main; with --ratchet, lower counts are stored (tests/architecture/debt.json).
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyFlags } from './tool/asset';
import { findMergeBase } from './tool/change';
import { ensurePackages } from './tool/install';
import { type Command, runSteps, type Step, staticSteps, vitest } from './tool/step';

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, base: { type: 'string' }, ratchet: { type: 'boolean' } },
});
ensurePackages({ dev: true });
mkdirSync('.build/test', { recursive: true });
copyFlags();
const started = performance.now();
const base = values.all ? null : (values.base ?? findMergeBase());
const limit = base === null ? [] : ['--changed', base, '--passWithNoTests'];
const withSettings = (command: Command, env: Record<string, string>): Command => ({
  ...command,
  env: { ...command.env, ...env },
});
const tests: Step = {
  title: base === null ? 'unit and component tests' : `unit and component tests that changes since ${base} concern`,
  // Property tests try fewer inputs here than in `npm test`.
  commands: [
    withSettings(vitest(['unit*', 'component*'], '.build/test/check.json', ...limit), { PROPERTY_RUNS: '0.1' }),
  ],
};
// They read files rather than import them.
const architecture: Step = {
  title: 'architecture tests',
  commands: [
    withSettings(vitest(['architecture'], '.build/test/architecture.json'), values.ratchet ? { RATCHET: '1' } : {}),
  ],
};

const failed = (await runSteps([tests], [...staticSteps, architecture])).filter(({ passed }) => !passed).length;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`\n${failed === 0 ? 'All is well' : `${failed} failed`}, after ${seconds} s\n`);
process.exit(failed === 0 ? 0 : 1);
