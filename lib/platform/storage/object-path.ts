import { join } from 'node:path';
import { StorageError } from './error';
import type { StorageSettings } from './settings';

/** An object by its bucket and key. */
export type ObjectPlace = { bucket: string; key: string };

/** Operations of an object store, embedded or Qiniu. */
export type Objects = {
  /**
   * Downloads an object to a temporary file, which the caller removes; null if it does not exist.
   * @throws StorageError 413 where it is more than `max` bytes
   */
  fetch: (place: ObjectPlace, max: number) => Promise<string | null>;
  /** Stores a copy of a file as an object, replacing any existing one. */
  put: (place: ObjectPlace, path: string, type: string) => Promise<void>;
  /** Removes an object and all its resized variants; idempotent. */
  remove: (place: ObjectPlace) => Promise<void>;
};

const keys = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const longest = 300;

/** Whether a text is a valid key: path segments that cannot leave its folder. */
export const isKey = (key: string): boolean => key.length <= longest && keys.test(key);

/**
 * The path of an object in the embedded store, whether it exists or not.
 * @throws StorageError 400 for an invalid key, 404 for an unknown bucket
 */
export function objectFile(storage: StorageSettings, { bucket, key }: ObjectPlace): string {
  if (!isKey(key)) throw new StorageError(400, 'invalid key');
  if (bucket === storage.publicBucket) return join(storage.folder, 'storage', key);
  if (bucket === storage.privateBucket) return join(storage.folder, 'storage-private', key);
  throw new StorageError(404, 'no such bucket');
}

/** The folder of temporary files. */
export const incomingFolder = (storage: StorageSettings): string => join(storage.folder, 'storage-incoming');

/** The folder of all resumable uploads. */
export const partsFolder = (storage: StorageSettings): string => join(storage.folder, 'storage-part');

/** The folder of the parts of a resumable upload. */
export const partFolder = (storage: StorageSettings, session: string): string => join(partsFolder(storage), session);
