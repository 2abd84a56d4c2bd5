import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { families } from './kit/family';

const root = fileURLToPath(new URL('../..', import.meta.url));
const place = ({ moduleId }: TestSpecification) => families.indexOf(basename(moduleId).split('.', 1)[0] ?? '');

/** In list order: the family that reads the log comes last. */
class Sequencer extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((a, b) => place(a) - place(b)));
  }
}

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
    ],
  },
  test: {
    name: 'attack',
    include: ['tests/attack/family/*.test.ts'],
    environment: 'node',
    // One server whose limits and memory are measured: one file at a time, with shared accounts.
    fileParallelism: false,
    isolate: false,
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    sequence: { sequencer: Sequencer },
  },
});
