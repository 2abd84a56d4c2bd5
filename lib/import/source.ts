import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isTar, isZip, type Packed, readTar, readZip } from './archive';
import { type FetchRules, fetchSource, sourceLimit } from './fetch';
import { Refusal } from './refusal';

const isUrl = (from: string) => /^https?:\/\//i.test(from);
const unpack = promisify(gunzip);
const readable = /\.(?:(?:json|jsonl|ndjson|xml|rss|atom|rdf)(?:\.gz)?|zip|tar|tar\.gz|tgz)$/i;

/**
 * The documents of a source: an address or a file is one, a folder all readable files right in it, by name.
 * @throws Refusal answer where there is no such file
 */
export async function listSources(from: string): Promise<{ name: string; from: string }[]> {
  if (isUrl(from)) return [{ name: from, from }];
  const found = await stat(from).catch(() => null);
  if (!found) throw new Refusal('answer', `there is no ${from}`);
  if (!found.isDirectory()) return [{ name: basename(from), from }];
  const names = (await readdir(from)).filter((name) => readable.test(name));
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
 * Runs with a source as a file of this machine: itself, or what was downloaded, which is removed afterwards.
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
 * The documents in what a file holds: itself, or what is in it where it is a zip or tar archive, unpacked where it is
 * gzipped. Archives in archives are left out.
 * @param limit bytes that it may have once unpacked
 * @throws Refusal empty, size or packed
 */
export async function unpackSource(name: string, packed: Buffer, limit: number): Promise<Packed[]> {
  const bytes = await unzipped(packed, limit);
  if (bytes.length === 0) throw new Refusal('empty', 'an empty file');
  const isPacked = isTar(bytes) || isZip(bytes);
  if (!isPacked) return [{ name, bytes }];
  const files = isTar(bytes) ? readTar(bytes) : await readZip(bytes, limit);
  if (files.length === 0) throw new Refusal('empty', 'an archive without JSON or XML');
  return files.map((one) => ({ name: `${name}/${one.name}`, bytes: one.bytes }));
}
