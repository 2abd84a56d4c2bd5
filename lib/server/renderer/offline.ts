import 'server-only';
import { closeDatabase, openDatabase } from '@/lib/platform/db/client';
import { DatabaseRefusedError } from '@/lib/platform/db/refusal';
import type { Env } from '@/lib/platform/env';
import { explain, readCommand, runCommand } from './command';
import { openParser } from './parser';

const show = (progress: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${progress}`);
};

/** Runs a command with its body from stdin, when no server is running to do it. */
export async function runOffline(
  env: Env,
  { command: path, script }: { command: string | undefined; script: string },
): Promise<void> {
  const closeParser = openParser(script);
  try {
    const command = await readCommand(path, process.stdin);
    const db = await openDatabase({ url: env.DATABASE_URL, folder: env.DATA_DIR });
    const result = await runCommand(db, command, show);
    if ('lines' in result) {
      show('');
      process.stdout.write(`${result.lines.join('\n')}\n`);
      process.exitCode = result.exitCode;
    } else process.stdout.write(`${JSON.stringify(result)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof DatabaseRefusedError ? error.message : explain(error)}\n`);
    process.exitCode = 1;
  } finally {
    await closeParser();
    await closeDatabase();
  }
}
