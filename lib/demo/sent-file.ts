import 'server-only';
import { writeFile } from 'node:fs/promises';
import { type FileType, mediaTypes } from '@/lib/platform/storage/media-type';
import { openObjects } from '@/lib/platform/storage/object-store';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { objectPlaceOf } from '@/lib/upload/file';
import type { UploadKind } from '@/lib/upload/types';

/**
 * Puts a private file where one lies that was sent and checked, by a path for files in the making.
 * @returns what its upload says of it; whose it is, what it is called and how large a picture is stands beside it
 */
export async function putSent(
  storage: StorageSettings,
  path: string,
  { seed, kind, type }: { seed: string; kind: UploadKind; type: FileType },
  bytes: Buffer,
) {
  const sent = { pendingKey: `pending/demo-${seed}`, kind, private: true, createdAt: new Date() };
  const [place, mime] = [objectPlaceOf(storage, sent, type), mediaTypes[type]];
  await writeFile(path, bytes);
  await openObjects(storage).put(place, path, mime);
  return { ...sent, key: place.key, state: 'referenced', mime, bytes: bytes.length };
}
