import { parser } from '@/lib/platform/parser/current';
import { JobFailure, type ParserJob } from '@/lib/platform/parser/job';
import type { SourceInput, SourcePart } from './document';
import { type FetchRules, sourceLimit } from './fetch';
import { Refusal, type RefusedEntry } from './refusal';
import { listSources, withFile } from './source';

type Handling<Item, Input extends SourceInput> = {
  job: ParserJob<Input, null, SourcePart<Item>>;
  /** Additional input of the job. */
  input: Omit<Input, keyof SourceInput>;
  refused: (one: RefusedEntry) => void;
  /** receives files that are not meant to be read */
  left: (one: RefusedEntry) => void;
  take: (items: readonly Item[]) => void;
  /** writes collected items; called before more than `sourceLimit` bytes are buffered, and at the end */
  flush: () => Promise<void>;
};

const overLimit = 'takes more time or memory than may be';

async function noted<T>(refused: (one: RefusedEntry) => void, place: string, run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof JobFailure) refused({ place, reason: 'size', detail: overLimit });
    else if (error instanceof Refusal) refused({ place, reason: error.reason, detail: error.detail });
    else throw error;
    return null;
  }
}

/**
 * Reads all sources of an import in a parser process, one after the other; unreadable ones are reported and skipped. A
 * document's releases are written together.
 * @param from a file, folder or URL
 */
export async function eachSource<Item, Input extends SourceInput>(
  from: string,
  rules: FetchRules,
  { job, input, refused, left, take, flush }: Handling<Item, Input>,
): Promise<void> {
  const limit = rules.limit ?? sourceLimit;
  let pending = 0;
  const part = async (found: SourcePart<Item>) => {
    if ('document' in found) {
      if (pending + found.document > sourceLimit) {
        await flush();
        pending = 0;
      }
      pending += found.document;
    } else {
      for (const one of found.refused) refused(one);
      for (const one of found.left ?? []) left(one);
      take(found.items);
    }
  };
  for (const source of (await noted(refused, from, () => listSources(from, left))) ?? [])
    await noted(refused, source.name, () =>
      withFile(source.from, rules, (path) => {
        const jobInput = { ...input, path, name: source.name, limit } as Input;
        return parser('feed').run(job, jobInput, { account: 'import', part });
      }),
    );
  await flush();
}
