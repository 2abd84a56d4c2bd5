import { Refusal } from '@/lib/platform/import/refusal';
import { mergeRelease } from './ocds/merge';
import { patchOf } from './ocds/release';
import type { EntryPart, TenderDefaults, TenderEntry } from './types';

function releaseOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch (error) {
    throw new Refusal('json', (error as Error).message);
  }
}

/** Rebuilds an entry from a parser process's output. */
export const entryOf = ({ content, ...facts }: EntryPart, assumed: TenderDefaults): TenderEntry => ({
  ...facts,
  read: (before) => {
    if ('patch' in content) return { patch: content.patch, together: null };
    const own = releaseOf(content.release);
    const together = mergeRelease(before, own);
    return { patch: patchOf(own, together, assumed), together };
  },
});
