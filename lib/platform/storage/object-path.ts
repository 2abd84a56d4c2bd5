import { join } from 'node:path';
import { StorageError } from './error';
import type { StorageSettings } from './settings';

/** An object by its bucket and key. */
export type ObjectPlace = { bucket: string; key: string };

/** The objects of a storage, whichever it is. */
export type Objects = {
  /**
   * Copies an object into a new file of ours, which the caller removes; null where there is none.
   * @throws StorageError 413 where it is more than `max` bytes
   */
  fetch: (place: ObjectPlace, max: number) => Promise<string | null>;
  /** Makes a file an object, over one that may be there, and leaves the file. */
  put: (place: ObjectPlace, path: string, type: string) => Promise<void>;
  /** Removes an object and every resized form of it; one that is not there is well. */
  remove: (place: ObjectPlace) => Promise<void>;
};

const keys = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const longest = 300;

/** Whether a text can be the key of an object: words between slashes, none of which leads out of its folder. */
export const isKey = (key: string): boolean => key.length <= longest && keys.test(key);

/**
 * Where the embedded store keeps an object, whether it exists or not.
 * @throws StorageError 400 for a key that is none, 404 for a bucket that is none
 */
export function objectFile(storage: StorageSettings, { bucket, key }: ObjectPlace): string {
  if (!isKey(key)) throw new StorageError(400, 'invalid key');
  if (bucket === storage.publicBucket) return join(storage.folder, 'storage', key);
  if (bucket === storage.privateBucket) return join(storage.folder, 'storage-private', key);
  throw new StorageError(404, 'no such bucket');
}

/** The folder of what is being received. */
export const incomingFolder = (storage: StorageSettings): string => join(storage.folder, 'storage-incoming');

/** The folder of all resumable uploads. */
export const partsFolder = (storage: StorageSettings): string => join(storage.folder, 'storage-part');

/** The folder of the parts of a resumable upload. */
export const partFolder = (storage: StorageSettings, session: string): string => join(partsFolder(storage), session);
