// A node of its own: counts or forgets the tries that its input names, a line each, and says what became of each.
import { createInterface } from 'node:readline';
import { countTry, forgetTries } from '@/lib/auth/limit';
import { AppError } from '@/lib/errors';

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
