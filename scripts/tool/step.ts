// The checks that read the sources alone, shared by `npm run check` and `npm test`.
import { spawn } from 'node:child_process';

/** A JavaScript file with arguments; succeeds with the expected exit code, by default 0. */
export type Command = {
  file: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  expectedCode?: number;
  /** A program with its arguments that starts this one. */
  launcher?: readonly string[];
};

/** A hanging runner is killed after 55 minutes and counts as failed; later stages still run. */
const maxTime = 55 * 60_000;

/** Commands that run in sequence until one fails. */
export type Step = { title: string; commands: readonly Command[] };
export type Result = { title: string; passed: boolean; output: string; seconds: number };

const installed = (path: string, ...args: string[]): Command => ({ file: `node_modules/${path}`, args });
const script = (...args: string[]): Command => ({ file: 'scripts/launch.mjs', args });

/** Incremental type checking. */
const typesCache = ['--incremental', '--tsBuildInfoFile', '.build/types.tsbuildinfo'];

const deadCodeCache = ['--cache', '--cache-location', '.build/knip'];

export const staticSteps: readonly Step[] = [
  {
    title: 'types',
    commands: [
      installed('next/dist/bin/next', 'typegen'),
      installed('typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p', '.', ...typesCache),
    ],
  },
  { title: 'lint and format', commands: [installed('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')] },
  {
    title: 'dead code',
    commands: [installed('knip/bin/knip.js', '--config', 'tests/architecture/knip.json', ...deadCodeCache)],
  },
  { title: 'messages', commands: [script('messages', 'check')] },
  { title: 'terms', commands: [script('terms', 'check')] },
  { title: 'typography', commands: [script('typography')] },
];

export const buildStep: Step = { title: 'build', commands: [script('build')] };

/** The tests of some projects, with a JSON report. */
export const vitest = (projects: readonly string[], report: string, ...args: string[]): Command => ({
  file: 'node_modules/vitest/vitest.mjs',
  args: [
    'run',
    ...['--config', 'tests/vitest.config.ts'],
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile=${report}`],
    ...args,
  ],
  env: { NODE_ENV: 'test', LOG_LEVEL: 'fatal' },
});

const running = new Set<number>();
function end(leader: number): void {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // It has exited meanwhile.
  }
}
process.once('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

/**
 * Runs a command with output to `write`, or to the terminal; true if it succeeds. In its own session, between which
 * Linux shares the CPU first, so that niceness ranks its processes among themselves, and other programs keep their
 * share.
 */
export function runCommand(
  { file, args, env, expectedCode = 0, launcher = [] }: Command,
  write?: (text: string) => void,
): Promise<boolean> {
  const [program, ...rest] = [...launcher, process.execPath, file, ...args];
  const child = spawn(program ?? '', rest, {
    stdio: write ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  const timer = setTimeout(() => pid !== undefined && end(pid), maxTime);
  child.stdout?.on('data', (part) => write?.(String(part)));
  child.stderr?.on('data', (part) => write?.(String(part)));
  return new Promise((done) =>
    child.on('close', (code) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      done(code === expectedCode);
    }),
  );
}

/** Runs a step and captures its output. */
async function runStep({ title, commands }: Step): Promise<Result> {
  const started = performance.now();
  let output = '';
  let passed = true;
  for (const command of commands) {
    passed = await runCommand(command, (text) => {
      output += text;
    });
    if (!passed) break;
  }
  return { title, passed, output, seconds: (performance.now() - started) / 1000 };
}

/** Runs steps in sequence, several sequences in parallel; prints each result, and the output of failed ones. */
export async function runSteps(...lines: readonly (readonly Step[])[]): Promise<Result[]> {
  const runLine = async (steps: readonly Step[]) => {
    const done: Result[] = [];
    for (const step of steps) {
      const result = await runStep(step);
      const { title, passed, output, seconds } = result;
      process.stdout.write(
        `${passed ? '' : `\n${output}\n`}${passed ? '✓' : '✗'} ${title} (${seconds.toFixed(1)} s)\n`,
      );
      done.push(result);
    }
    return done;
  };
  return (await Promise.all(lines.map(runLine))).flat();
}
