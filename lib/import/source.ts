import { readdir, readFile, stat } from 'node:fs/promises';
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

async function readBytes(from: string, { limit = sourceLimit, ...rules }: FetchRules): Promise<Buffer> {
  if (isUrl(from)) return fetchSource(from, { ...rules, limit });
  const { size } = await stat(from);
  if (size > limit) throw new Refusal('size', `more than ${limit} bytes`);
  return readFile(from);
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
 * The documents in a file or at an address: itself, or what is in it where it is a zip or tar archive, unpacked where it
 * is gzipped. Archives in archives are left out.
 * @throws Refusal address, answer, empty, size or packed
 */
export async function readSource(source: { name: string; from: string }, rules: FetchRules = {}): Promise<Packed[]> {
  const limit = rules.limit ?? sourceLimit;
  const bytes = await unzipped(await readBytes(source.from, rules), limit);
  if (bytes.length === 0) throw new Refusal('empty', 'an empty file');
  const isPacked = isTar(bytes) || isZip(bytes);
  if (!isPacked) return [{ name: source.name, bytes }];
  const files = isTar(bytes) ? readTar(bytes) : await readZip(bytes, limit);
  if (files.length === 0) throw new Refusal('empty', 'an archive without JSON or XML');
  return files.map(({ name, bytes }) => ({ name: `${source.name}/${name}`, bytes }));
}
