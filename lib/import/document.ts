import { setImmediate } from 'node:timers/promises';
import type { Packed } from './archive';
import { type FetchRules, sourceLimit } from './fetch';
import { Refusal, type Refused } from './refusal';
import { listSources, readSource } from './source';

type Handling = {
  refused: (one: Refused) => void;
  read: (document: Packed) => Promise<void>;
  /** writes what was read; called before more than `sourceLimit` bytes are held, and at the end */
  flush: () => Promise<void>;
};

async function noted<T>(refused: Handling['refused'], place: string, run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused({ place, reason: error.reason, detail: error.detail });
    return null;
  }
}

/** Hands over every document of a source, one after the other; a source that cannot be read is noted and the next is tried. */
export async function eachDocument(from: string, rules: FetchRules, { refused, read, flush }: Handling): Promise<void> {
  let held = 0;
  for (const source of (await noted(refused, from, () => listSources(from))) ?? []) {
    const documents = (await noted(refused, source.name, () => readSource(source, rules))) ?? [];
    for (const document of documents) {
      if (held + document.bytes.length > sourceLimit) {
        await flush();
        held = 0;
      }
      held += document.bytes.length;
      await read(document);
      // Pages are served by the same process meanwhile.
      await setImmediate();
    }
  }
  await flush();
}
