import { rm } from 'node:fs/promises';
import { parser } from '@/lib/platform/parser/current';
import { JobFailure } from '@/lib/platform/parser/job';
import { type CheckInput, checkJob, type Finding } from './job';
import { FileRefusal, type RefusalKey } from './refusal';
import { typesOf } from './rules';
import type { Checked } from './types';

/** The re-encoded file that a check may write beside the original. */
const encodedPath = (path: string, type: string): string => `${path}.${type}`;

async function ask(account: string, input: CheckInput): Promise<Finding | { refusal: RefusalKey }> {
  try {
    return await parser().run(checkJob, input, { account });
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    for (const type of typesOf(input.kind)) await rm(encodedPath(input.path, type), { force: true });
    throw new FileRefusal('fileHeavy', { cause: error });
  }
}

/**
 * Detects a file's type in a parser process, and whether it is allowed for a kind.
 * @param account queue key
 * @throws FileRefusal if not; AppError tooManyRequests or unavailable if the queue is full
 */
export async function checkFile(account: string, input: CheckInput): Promise<Checked> {
  const found = await ask(account, input);
  if ('refusal' in found) throw new FileRefusal(found.refusal);
  const { type, anew, width, height, seconds } = found;
  // The parser returns a type, never a path, so that it cannot make us use another local file.
  if (!typesOf(input.kind).includes(type)) throw new FileRefusal('fileFormat');
  return { type, path: anew ? encodedPath(input.path, type) : input.path, width, height, seconds };
}
