import 'server-only';
import { rm } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/client';
import { upload, uploadSession } from '@/lib/platform/db/schema/upload';
import { transaction } from '@/lib/platform/db/transaction';
import { StorageError } from './error';
import { placeObject } from './incoming-file';
import { objectFile, partFolder } from './object-path';
import type { Permit } from './policy';
import { accountOwner } from './quota';
import type { StorageSettings } from './settings';

/** Response to an upload: Qiniu's content hash, and the key. */
export type StoredFile = { hash: string; key: string };
/** The upload that a token is for. */
export type PendingUpload = { id: number; owner: string };

const noSuchUpload = () => new StorageError(612, 'no such upload');

/**
 * The pending upload of a permit; it takes one file.
 * @throws StorageError 612 if it is finished or removed, 614 if its file exists
 */
export async function requirePending(storage: StorageSettings, { place, policy }: Permit): Promise<PendingUpload> {
  const [row] = await database()
    .select({ id: upload.id, kind: upload.ownerKind, ownerId: upload.ownerId, bytes: upload.bytes })
    .from(upload)
    .where(and(eq(upload.pendingKey, place.key), eq(upload.state, 'pending')));
  if (!row || place.bucket !== storage.privateBucket) throw noSuchUpload();
  if (row.bytes !== null && policy.insertOnly === 1) throw new StorageError(614, 'file exists');
  return { id: row.id, owner: accountOwner(row.kind, row.ownerId) };
}

/** Removes the parts of resumable uploads from the disk. */
export async function removeParts(storage: StorageSettings, sessions: readonly { id: string }[]): Promise<void> {
  for (const { id } of sessions) await rm(partFolder(storage, id), { recursive: true, force: true });
}

/**
 * Stores a received file as the object of its upload, counts its bytes and removes its parts.
 * @throws StorageError 614 if it exists, 612 if the upload was finished or removed meanwhile
 */
export async function storePending(
  storage: StorageSettings,
  { place, policy }: Permit,
  { id }: PendingUpload,
  file: { path: string; bytes: number; hash: string },
): Promise<StoredFile> {
  await placeObject(storage, place, file.path, policy.insertOnly === 1);
  const sessions = await transaction(async (tx) => {
    const counted = await tx
      .update(upload)
      .set({ bytes: file.bytes })
      .where(and(eq(upload.id, id), eq(upload.state, 'pending')))
      .returning({ id: upload.id });
    if (counted.length === 0) return null;
    return tx.delete(uploadSession).where(eq(uploadSession.uploadId, id)).returning({ id: uploadSession.id });
  });
  if (!sessions) {
    await rm(objectFile(storage, place), { force: true });
    throw noSuchUpload();
  }
  await removeParts(storage, sessions);
  return { hash: file.hash, key: place.key };
}
