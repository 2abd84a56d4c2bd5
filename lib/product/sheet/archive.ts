import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '@/lib/platform/config';
import { readDirectory, unpackEntry, type ZipEntry, ZipError, type ZipPlace } from '@/lib/platform/parser/zip';
import { folded, lastOf, namedEntries } from './archive-name';
import { pictureLimits } from './constants';
import type { FindInput, PictureSearch, UnpackInput } from './job';

// Resource forks written by macOS.
const isShadow = (name: string): boolean => name.startsWith('__macosx/') || lastOf(name).startsWith('._');

/** Finds a file by path, else by name if only one folder has it. */
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
 * Locates pictures in an archive by the names a sheet cites, without unpacking; runs in a parser process.
 * @returns position or error for each name, in order; or that the archive is unreadable
 */
export async function findPictures({ path, names }: FindInput): Promise<PictureSearch> {
  try {
    const find = finderOf(namedEntries(readDirectory(await readFile(path), config.upload.archiveFiles), names));
    const places = names.map((name) => {
      const entry = find(name);
      if (!entry) return { refusal: 'pictureMissing' };
      if (entry.size > pictureLimits.bytes) return { refusal: 'fileSize' };
      const { raw: _, isUnicode: __, ...place } = entry;
      return { place };
    });
    return { places };
  } catch (error) {
    if (error instanceof ZipError) return { refusal: error.reason === 'large' ? 'archiveLarge' : 'archiveBroken' };
    throw error;
  }
}

/**
 * Unpacks pictures into a folder, named by number; runs in a parser process. Reads only their bytes, and limits the
 * output.
 * @returns the error for each, null if unpacked
 */
export async function unpackPictures({ path, folder, places }: UnpackInput): Promise<(string | null)[]> {
  const file = await open(path);
  try {
    const refusals = [];
    for (const [at, place] of places.entries()) refusals.push(await unpack(file, place, join(folder, String(at))));
    return refusals;
  } finally {
    await file.close();
  }
}

async function unpack(file: FileHandle, place: ZipPlace, target: string): Promise<string | null> {
  const { bytes: unpacked } = pictureLimits;
  try {
    const packed = Buffer.alloc(place.packed);
    await file.read(packed, 0, place.packed, place.start);
    await writeFile(target, unpackEntry(packed, { ...place, start: 0 }, { unpacked, ratio: 1, ratioFrom: unpacked }));
    return null;
  } catch (error) {
    if (error instanceof ZipError) return error.reason === 'large' ? 'fileSize' : 'fileBroken';
    throw error;
  }
}
