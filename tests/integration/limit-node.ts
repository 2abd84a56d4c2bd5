// A separate node: counts or resets the attempts named in its input, one per line, and prints the result of each.
import { createInterface } from 'node:readline';
import { AppError } from '@/lib/platform/errors';
import { countTry, forgetTries } from '@/lib/platform/limit/count';

async function answer(line: string): Promise<string> {
  const [what, key = ''] = line.split(' ');
  try {
    await (what === 'try' ? countTry : forgetTries)('signInAccount', key);
    return 'taken';
  } catch (error) {
    return error instanceof AppError ? `${error.code} ${error.retryAfter}` : `broken ${error}`;
  }
}

for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${await answer(line)}\n`);
