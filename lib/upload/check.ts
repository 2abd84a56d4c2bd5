import { rm } from 'node:fs/promises';
import { parser } from '@/lib/platform/parser/current';
import { JobFailure } from '@/lib/platform/parser/job';
import { type CheckInput, checkJob, type Finding } from './job';
import { FileRefusal, type RefusalKey } from './refusal';
import { typesOf } from './rules';
import type { Checked } from './types';

/** The file that a check leaves beside the one that was sent. */
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
 * Has a parser process find out from a file's content what it is, and whether it may be sent as a kind.
 * @param account whose turn it takes
 * @throws FileRefusal where it may not; AppError tooManyRequests or unavailable where too much waits
 */
export async function checkFile(account: string, input: CheckInput): Promise<Checked> {
  const found = await ask(account, input);
  if ('refusal' in found) throw new FileRefusal(found.refusal);
  const { type, anew, width, height, seconds } = found;
  // A parser names a type and never a path, so that none can hand us another file of this machine.
  if (!typesOf(input.kind).includes(type)) throw new FileRefusal('fileFormat');
  return { type, path: anew ? encodedPath(input.path, type) : input.path, width, height, seconds };
}
