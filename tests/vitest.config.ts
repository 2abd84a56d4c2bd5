import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tests of a folder, split by whether they mock modules, which must not affect other files. */
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

const integration = (...names: readonly string[]): string[] => names.map((name) => `tests/integration/${name}.test.ts`);
/** Needs no database. */
const edge = [
  'data-folder',
  'durability',
  'expiry-redis',
  'front*',
  'limit-redis',
  'parser',
  'security-text',
  'staff-front',
  'supervisor',
];
/** Where the embedded database could behave differently from PostgreSQL. */
const embedded = [
  'constraint',
  'demo-*',
  'follow',
  'import-*',
  'product-import*',
  'search',
  'site-search',
  'stats*',
  'takeover',
  'trade-race',
  'transaction',
  'upkeep',
];
// Property tests with a thousand queries took over a minute on a loaded machine.
const isolated = { environment: 'node', setupFiles: ['tests/integration/setup.ts'], testTimeout: 180_000 };
const withDatabase = {
  ...isolated,
  globalSetup: ['tests/integration/template.ts'],
  // At the default bound, solving a captcha takes as long as a dozen calls.
  env: { CAPTCHA_PROOF: '1000' },
};

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
    // A slow machine is not a fault of the code.
    testTimeout: 60_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // No file may depend on earlier ones: the seed is printed at the start of a run, and TEST_SEED repeats its order.
    sequence: { shuffle: { files: true, tests: false }, seed: Number(process.env.TEST_SEED ?? Date.now()) },
    // Transformed files are cached until they change.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.build/vitest' },
    // Unit and component tests without mocked modules share what a worker has loaded: loading it again would take
    // longer than most tests. A worker ends when a file of another project follows, so the projects run in sequence.
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: unit.plain, environment: 'node', isolate: false, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { name: 'unit-replacing', include: unit.replacing, environment: 'node', sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: component.plain,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/component/setup.ts'],
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'component-replacing',
          include: component.replacing,
          environment: 'jsdom',
          setupFiles: ['tests/component/setup.ts'],
          sequence: { groupOrder: 4 },
        },
      },
      {
        extends: true,
        test: { ...withDatabase, name: 'integration', include: integration('*'), exclude: integration(...edge) },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'embedded',
          include: integration(...embedded),
          exclude: integration(...edge),
          env: { ...withDatabase.env, TEST_DATABASE_URL: '' },
        },
      },
      { extends: true, test: { ...isolated, name: 'edge', include: integration(...edge) } },
      {
        extends: true,
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
