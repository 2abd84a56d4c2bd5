import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '@/lib/config';
import { readDirectory, unpackEntry, type ZipEntry, ZipError } from '@/lib/parser/zip';
import { mostBytes } from '@/lib/upload/rules';
import type { Unpacked, UnpackInput } from './job';

const folded = (name: string): string => name.normalize('NFC').replaceAll('\\', '/').toLowerCase();
const lastOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
// What a Mac keeps beside each file.
const isShadow = (name: string): boolean => name.startsWith('__macosx/') || lastOf(name).startsWith('._');

/** Finds a file by its path, else by its name alone where one folder has it. */
function finderOf(entries: readonly ZipEntry[]): (name: string) => ZipEntry | null {
  const [paths, names] = [new Map<string, ZipEntry>(), new Map<string, ZipEntry[]>()];
  for (const entry of entries) {
    const path = folded(entry.name);
    if (isShadow(path) || path.endsWith('/')) continue;
    paths.set(path, entry);
    names.set(lastOf(path), [...(names.get(lastOf(path)) ?? []), entry]);
  }
  return (name) => {
    const found = names.get(lastOf(folded(name))) ?? [];
    return paths.get(folded(name)) ?? (found.length === 1 ? (found[0] ?? null) : null);
  };
}

/**
 * Unpacks some pictures of an archive into a folder, each under its number; for a parser process. Only what was asked for
 * is unpacked, and none to more than a picture may have.
 * @returns why each was not, null where it was; or that the archive cannot be read
 */
export async function unpackPictures({ path, folder, names }: UnpackInput): Promise<Unpacked> {
  const bytes = await readFile(path);
  try {
    const find = finderOf(readDirectory(bytes, config.upload.archiveFiles));
    const limit = mostBytes('picture', null);
    const refusals = [];
    for (const [at, name] of names.entries())
      refusals.push(await unpack(bytes, find(name), join(folder, String(at)), limit));
    return { refusals };
  } catch (error) {
    if (error instanceof ZipError) return { refusal: error.reason === 'large' ? 'archiveLarge' : 'archiveBroken' };
    throw error;
  }
}

async function unpack(bytes: Buffer, entry: ZipEntry | null, target: string, limit: number): Promise<string | null> {
  if (!entry) return 'pictureMissing';
  if (entry.size > limit) return 'fileSize';
  try {
    await writeFile(target, unpackEntry(bytes, entry, { unpacked: limit, ratio: 1, ratioFrom: limit }));
    return null;
  } catch (error) {
    if (error instanceof ZipError) return error.reason === 'large' ? 'fileSize' : 'fileBroken';
    throw error;
  }
}
