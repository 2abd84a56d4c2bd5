import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type FetchRules, fetchSource, sourceLimit } from './fetch';
import { Refusal } from './refusal';

const isUrl = (from: string) => /^https?:\/\//i.test(from);
const unpack = promisify(gunzip);

/** The documents of a source: an address or a file is one, a folder all JSON and XML files right in it, by name. */
export async function listSources(from: string): Promise<{ name: string; from: string }[]> {
  if (isUrl(from)) return [{ name: from, from }];
  const found = await stat(from).catch(() => null);
  if (!found) throw new Refusal('answer', `there is no ${from}`);
  if (!found.isDirectory()) return [{ name: basename(from), from }];
  const names = (await readdir(from)).filter((name) => /\.(?:json|jsonl|xml|rss|atom|rdf)(?:\.gz)?$/i.test(name));
  return names.sort().map((name) => ({ name, from: join(from, name) }));
}

async function readBytes(from: string, rules: FetchRules): Promise<Buffer> {
  if (isUrl(from)) return fetchSource(from, rules);
  const limit = rules.limit ?? sourceLimit;
  const { size } = await stat(from);
  if (size > limit) throw new Refusal('size', `more than ${limit} bytes`);
  return readFile(from);
}

/**
 * The bytes of a file or address, unpacked where they are gzipped.
 * @throws Refusal address, answer, size or gzip
 */
export async function readSource(from: string, rules: FetchRules = {}): Promise<Buffer> {
  const bytes = await readBytes(from, rules);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const limit = rules.limit ?? sourceLimit;
  try {
    return await unpack(bytes, { maxOutputLength: limit });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new Refusal('size', `more than ${limit} bytes once unpacked`);
    throw new Refusal('gzip', (error as Error).message);
  }
}
