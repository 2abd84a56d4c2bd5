import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = (name: string, extension = 'ts') => ({ name, include: [`tests/${name}/**/*.test.${extension}`] });

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
    projects: [
      { extends: true, test: { ...project('unit'), environment: 'node' } },
      {
        extends: true,
        test: { ...project('component', '{ts,tsx}'), environment: 'jsdom', setupFiles: ['tests/component/setup.ts'] },
      },
      // One worker keeps its database from file to file: opening one costs more than most files.
      {
        extends: true,
        test: {
          ...project('integration'),
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/integration/setup.ts'],
        },
      },
      { extends: true, test: { ...project('architecture'), environment: 'node' } },
    ],
  },
});
