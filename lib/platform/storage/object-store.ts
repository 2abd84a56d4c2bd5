import { copyFile, rm, stat } from 'node:fs/promises';
import { StorageError } from './error';
import { newFile, placeObject } from './incoming-file';
import { type Objects, objectFile } from './object-path';
import { qiniuObjects } from './qiniu';
import type { StorageSettings } from './settings';
import { variantFiles } from './variant';

const folderObjects = (storage: StorageSettings): Objects => {
  const copy = async (path: string) => {
    const target = await newFile(storage);
    await copyFile(path, target);
    return target;
  };
  return {
    fetch: async (place, max) => {
      const path = objectFile(storage, place);
      const found = await stat(path).catch(() => null);
      if (found && found.size > max) throw new StorageError(413, 'the object is too large');
      return found && copy(path);
    },
    put: async (place, path) => placeObject(storage, place, await copy(path), false),
    remove: async (place) => {
      const variants = place.bucket === storage.publicBucket ? variantFiles(storage.folder, place.key) : [];
      for (const path of [objectFile(storage, place), ...variants]) await rm(path, { force: true });
    },
  };
};

/** Qiniu's store if an account is configured, else the embedded one. docs/domain.md, Uploads. */
export const openObjects = (storage: StorageSettings): Objects =>
  storage.qiniu ? qiniuObjects(storage, storage.qiniu) : folderObjects(storage);
