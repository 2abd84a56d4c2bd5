import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { StorageError } from './error';
import { incomingFolder, type ObjectPlace, objectFile } from './object-path';
import type { StorageSettings } from './settings';

export type Received = {
  path: string;
  bytes: number;
  /** Hexadecimal. */
  md5: string;
  crc32: number;
};

/** A path for a file in the making, on the disk that objects are on. */
export async function newFile(storage: StorageSettings): Promise<string> {
  const folder = incomingFolder(storage);
  await mkdir(folder, { recursive: true });
  return join(folder, randomBytes(12).toString('hex'));
}

/**
 * Streams to disk without buffering.
 * @throws StorageError 413 as soon as `max` bytes are exceeded; the file is removed then
 */
export async function receive(
  storage: StorageSettings,
  body: AsyncIterable<Uint8Array>,
  max: number,
): Promise<Received> {
  const path = await newFile(storage);
  const md5 = createHash('md5');
  let sum = 0;
  let bytes = 0;
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const piece of body) {
        bytes += piece.length;
        if (bytes > max) throw new StorageError(413, 'request entity too large');
        md5.update(piece);
        sum = crc32(piece, sum);
        await file.writeFile(piece);
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, bytes, md5: md5.digest('hex'), crc32: sum };
}

/**
 * Moves a received file to its object path, atomically.
 * @param insertOnly fails if the object exists
 * @throws StorageError 614 if it does
 */
export async function placeObject(
  storage: StorageSettings,
  place: ObjectPlace,
  path: string,
  insertOnly: boolean,
): Promise<void> {
  const target = objectFile(storage, place);
  await mkdir(dirname(target), { recursive: true });
  if (!insertOnly) return rename(path, target);
  await link(path, target).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new StorageError(614, 'file exists') : error;
  });
  await rm(path);
}
