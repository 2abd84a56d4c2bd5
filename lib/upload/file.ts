import { config } from '@/lib/platform/config';
import type { ObjectPlace } from '@/lib/platform/storage/object-path';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import type { UploadKind } from './types';

type Sent = { pendingKey: string; kind: string; private: boolean; createdAt: Date };

/** Private location of a file before its check. */
export const pendingPlace = (
  { privateBucket }: StorageSettings,
  { pendingKey }: Pick<Sent, 'pendingKey'>,
): ObjectPlace => ({
  bucket: privateBucket,
  key: pendingKey,
});

/** Location of a checked file by type; the same at every attempt, so that retries leave no copies. */
export function objectPlaceOf(storage: StorageSettings, sent: Sent, type: string): ObjectPlace {
  const month = sent.createdAt.toISOString().slice(0, 7).replace('-', '/');
  const name = sent.pendingKey.slice(sent.pendingKey.lastIndexOf('/') + 1);
  return {
    bucket: sent.private ? storage.privateBucket : storage.publicBucket,
    key: `u/${month}/${name}.${type}`,
  };
}

/** All possible locations of an upload's files. */
export const placesOf = (storage: StorageSettings, sent: Sent): ObjectPlace[] => [
  pendingPlace(storage, sent),
  ...config.upload.kinds[sent.kind as UploadKind].types.map((type) => objectPlaceOf(storage, sent, type)),
];
