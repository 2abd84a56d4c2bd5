import { spawnSync } from 'node:child_process';

/** Runs a TypeScript file with tsx and inherited streams; returns the exit code, null after a signal. */
export const tsx = (file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number | null =>
  spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'scripts/tsconfig.json', file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status;
