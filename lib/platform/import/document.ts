import { readFile } from 'node:fs/promises';
import type { Emit } from '@/lib/platform/parser/job';
import type { Packed } from './archive';
import { Refusal, type RefusedEntry } from './refusal';
import { unpackSource } from './source';

/** A source on this machine; `limit`: bytes that it may have once unpacked. */
export type SourceInput = { path: string; name: string; limit: number };
/** What of a source was read: the size in bytes of a document before what it says, entries what was refused and left out. */
export type SourcePart<Item> = { document: number } | { items: Item[]; refused: RefusedEntry[]; left?: RefusedEntry[] };
/** Reads one document; what of it is refused is noted. */
export type ReadDocument<Item> = (
  document: Packed,
  refused: (one: RefusedEntry) => void,
) => Promise<Item[] | null> | Item[] | null;

const batch = 100;

/**
 * Reads every document of a source, one after the other, for a parser process; a source that cannot be unpacked is noted
 * as refused.
 * @param emit takes what was read, a few entries at a time
 */
export async function readDocuments<Item>(
  { path, name, limit }: SourceInput,
  read: ReadDocument<Item>,
  emit: Emit<SourcePart<Item>>,
): Promise<null> {
  let documents: Packed[] = [];
  try {
    const { files, left, refused } = await unpackSource(name, await readFile(path), limit);
    documents = files;
    if (left.length + refused.length > 0) await emit({ items: [], refused, left });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await emit({ items: [], refused: [{ place: name, reason: error.reason, detail: error.detail }] });
  }
  for (const document of documents) {
    await emit({ document: document.bytes.length });
    const refused: RefusedEntry[] = [];
    const items = (await read(document, (one) => refused.push(one))) ?? [];
    for (let from = 0; from < Math.max(items.length, refused.length); from += batch)
      await emit({ items: items.slice(from, from + batch), refused: refused.slice(from, from + batch) });
  }
  return null;
}
