// npm run check — format, lint, types, messages, terms, typography, dead code, unit, component and architecture tests: what is asked of a
// change before it is sent, without a database or a browser, on two cores at once.
import { mkdirSync } from 'node:fs';
import { copyFlags } from './tool/asset';
import { ensurePackages } from './tool/install';
import { runStep, type Step, staticSteps, vitest } from './tool/step';

ensurePackages({ dev: true });
mkdirSync('.build/test', { recursive: true });
copyFlags();
const started = performance.now();
// Property tests try fewer inputs here than in `npm test`.
const command = vitest(['unit*', 'component', 'architecture'], '.build/test/check.json');
const tests: Step = {
  title: 'unit, component and architecture tests',
  commands: [{ ...command, env: { ...command.env, PROPERTY_RUNS: '0.1' } }],
};
let failed = 0;

/** Runs steps in turn and shows what those that fail say. */
async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const { title, passed, output, seconds } = await runStep(step);
    if (!passed) failed += 1;
    process.stdout.write(`${passed ? '' : `\n${output}\n`}${passed ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s)\n`);
  }
}

await Promise.all([runAll([tests]), runAll(staticSteps)]);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
process.stdout.write(`\n${failed === 0 ? 'All is well' : `${failed} failed`}, after ${seconds} s\n`);
process.exit(failed === 0 ? 0 : 1);
