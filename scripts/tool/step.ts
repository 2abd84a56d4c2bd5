// The checks that read the sources alone, shared by `npm run check` and `npm test`.
import { spawn } from 'node:child_process';

/** A JavaScript file and its arguments; it ends well with the code expected, by default 0. */
export type Command = {
  file: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  expectedCode?: number;
  /** A program with its arguments that starts this one. */
  launcher?: readonly string[];
};

/** A runner that hangs is ended after 45 minutes: it has failed, and the stages after it still run. */
const maxTime = 45 * 60_000;

/** Commands that run one after another until one fails. */
export type Step = { title: string; commands: readonly Command[] };
export type Result = { title: string; passed: boolean; output: string; seconds: number };

const installed = (path: string, ...args: string[]): Command => ({ file: `node_modules/${path}`, args });
const script = (...args: string[]): Command => ({ file: 'scripts/launch.mjs', args });

/** The type checker keeps what it knew, and reads again what has changed. */
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

/** The tests of some projects, with what they counted as JSON in a file. */
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
    // It has ended meanwhile.
  }
}
process.once('exit', () => running.forEach(end));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

/**
 * Runs a command; its output goes to `write`, or to the terminal where there is none. True where it ended well.
 *
 * It has a session of its own: Linux shares the processor between sessions first, so that how nice its processes are ranks
 * them among themselves, and what else runs on the machine leaves them their share.
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

/** Runs a step and keeps what it says. */
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

/** Runs steps one after another, several such lines side by side; says of each how it ended, and shows what those that fail say. */
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
