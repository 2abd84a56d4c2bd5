import { readFile } from 'node:fs/promises';
import type { Emit } from '@/lib/platform/parser/job';
import type { Packed } from './archive';
import { Refusal, type RefusedEntry } from './refusal';
import { unpackSource } from './source';

/** A local source file; `limit`: maximum unpacked bytes. */
export type SourceInput = { path: string; name: string; limit: number };
/**
 * Progress of reading a source: a document's size in bytes before its items, then its items, what was rejected and what
 * was left out.
 */
export type SourcePart<Item> = { document: number } | { items: Item[]; refused: RefusedEntry[]; left?: RefusedEntry[] };
/** Reads one document and reports what was rejected. */
export type ReadDocument<Item> = (
  document: Packed,
  refused: (one: RefusedEntry) => void,
) => Promise<Item[] | null> | Item[] | null;

const batch = 100;

/**
 * Reads all documents of a source in a parser process; a source that cannot be unpacked is reported as rejected.
 * @param emit receives the results, a few items at a time
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
