import { spawnSync } from 'node:child_process';

/** Runs a TypeScript file of the tree by tsx with the terminal's own streams; its exit code, null where a signal ended it. */
export const tsx = (file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number | null =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'scripts/tsconfig.json', file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status;
