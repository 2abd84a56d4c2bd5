import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { scripts } from '@/package.json';

it('loads server-only modules in development', () => {
  const [, ...options] = scripts.dev.replace(' server.ts --dev', '').split(' ');
  const command = ['node_modules/tsx/dist/cli.mjs', ...options, 'lib/platform/db/transaction.ts'];
  const { status, stderr } = spawnSync('node', command, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
