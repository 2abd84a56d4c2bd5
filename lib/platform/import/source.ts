import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { assertReadable, isTar, isZip, readTar, readZip, type Unpacked } from './archive';
import { type FetchRules, fetchSource, sourceLimit } from './fetch';
import { Refusal, type RefusedEntry } from './refusal';

const isUrl = (from: string) => /^https?:\/\//i.test(from);
const unpack = promisify(gunzip);
const readable = /\.(?:(?:json|jsonl|ndjson|xml|rss|atom|rdf)(?:\.gz)?|zip|tar|tar\.gz|tgz|gz|7z|rar|xz|bz2|zst)$/i;

/**
 * The documents of a source: a URL or file is one, a folder all readable files directly in it, by name.
 * @param left receives ignored files of a folder
 * @throws Refusal answer if there is no such file
 */
export async function listSources(
  from: string,
  left: (one: RefusedEntry) => void = () => {},
): Promise<{ name: string; from: string }[]> {
  if (isUrl(from)) return [{ name: from, from }];
  const found = await stat(from).catch(() => null);
  if (!found) throw new Refusal('answer', `there is no ${from}`);
  if (!found.isDirectory()) return [{ name: basename(from), from }];
  const present = await readdir(from, { withFileTypes: true });
  const names = present.flatMap((one) => (!one.isDirectory() && readable.test(one.name) ? [one.name] : []));
  for (const one of present) {
    if (names.includes(one.name) || one.name.startsWith('.')) continue;
    left({
      place: one.name,
      reason: 'kind',
      detail: one.isDirectory() ? 'a folder in a folder' : 'neither JSON nor XML',
    });
  }
  if (names.length === 0) throw new Refusal('empty', `there is nothing to read in ${from}`);
  return names.sort().map((name) => ({ name, from: join(from, name) }));
}

async function unzipped(bytes: Buffer, limit: number): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: limit });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refusal('size', `more than ${limit} bytes once unpacked`);
    throw new Refusal('packed', (error as Error).message);
  }
}

/**
 * Runs with a source as a local file; a download is removed afterwards.
 * @throws Refusal address, answer or size
 */
export async function withFile<T>(from: string, rules: FetchRules, run: (path: string) => Promise<T>): Promise<T> {
  const limit = rules.limit ?? sourceLimit;
  if (!isUrl(from)) {
    if ((await stat(from)).size > limit) throw new Refusal('size', `more than ${limit} bytes`);
    return run(from);
  }
  const bytes = await fetchSource(from, { ...rules, limit, gzip: true });
  const folder = await mkdtemp(join(tmpdir(), 'geco-import-'));
  try {
    await writeFile(join(folder, 'source'), bytes);
    return await run(join(folder, 'source'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The documents in a file: itself or, if a ZIP or tar archive, its contents; gzip is unpacked. Other contents, nested
 * archives included, are left out and reported.
 * @param limit of the unpacked bytes @throws Refusal empty, size or packed
 */
export async function unpackSource(name: string, packed: Buffer, limit: number): Promise<Unpacked> {
  const bytes = await unzipped(packed, limit);
  if (bytes.length === 0) throw new Refusal('empty', 'an empty file');
  assertReadable(bytes);
  const isPacked = isTar(bytes) || isZip(bytes);
  if (!isPacked) return { files: [{ name, bytes }], left: [], refused: [] };
  const { files, left, refused } = isTar(bytes) ? readTar(bytes) : await readZip(bytes, limit);
  if (files.length + refused.length === 0) throw new Refusal('empty', 'an archive without JSON or XML');
  const placed = (list: readonly RefusedEntry[]) => list.map((one) => ({ ...one, place: `${name}/${one.place}` }));
  return {
    files: files.map((one) => ({ name: `${name}/${one.name}`, bytes: one.bytes })),
    left: placed(left),
    refused: placed(refused),
  };
}
