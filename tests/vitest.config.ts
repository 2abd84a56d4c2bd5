import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests of a folder: those that put a module in the place of another, which others must not see, and those that do not. */
function testsOf(folder: string) {
  const files = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
  const replaces = (file: string) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(`${root}${file}`, 'utf8'));
  return { replacing: files.filter(replaces), plain: files.filter((file) => !replaces(file)) };
}
const unit = testsOf('tests/unit');
const component = testsOf('tests/component');

export default defineConfig({
  root,
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}node_modules/server-only/empty.js` },
    ],
  },
  test: {
    maxWorkers: 2,
    // A loaded machine is slow; that is no finding about the code.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    // What a file becomes is kept until the file changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.build/vitest' },
    // Unit and component tests that replace no module share what a worker has loaded: loading it again would take longer than most tests.
    projects: [
      { extends: true, test: { name: 'unit', include: unit.plain, environment: 'node', isolate: false } },
      { extends: true, test: { name: 'unit-replacing', include: unit.replacing, environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'component',
          include: component.plain,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/component/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component-replacing',
          include: component.replacing,
          environment: 'jsdom',
          setupFiles: ['tests/component/setup.ts'],
        },
      },
      // One worker keeps its database from file to file: opening one costs more than most files.
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/integration/setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
