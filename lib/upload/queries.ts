import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Actor, StaffActor } from '@/lib/auth/actor';
import { config } from '@/lib/config';
import { db, type Executor } from '@/lib/db/client';
import { upload } from '@/lib/db/schema/upload';
import { AppError } from '@/lib/errors';
import { signedAddress } from '@/lib/storage/address';
import type { StorageSettings } from '@/lib/storage/settings';
import { isOwn } from './owner';
import type { UploadKind, UploadView } from './types';

type Row = typeof upload.$inferSelect;

/** An upload as a form shows it; null for one that is not filed. */
export const viewOf = (row: Row): UploadView | null => {
  const { id, key, name, mime, bytes, width, height, seconds } = row;
  if (key === null || mime === null || bytes === null) return null;
  return {
    id,
    key,
    kind: row.kind as UploadKind,
    name,
    type: mime,
    bytes,
    width,
    height,
    seconds,
    private: row.private,
  };
};

/** The filed uploads of some keys, for a form; a key that is none of an upload is left out, as those of the demo are. */
export async function getUploads(on: Executor, keys: readonly string[]): Promise<UploadView[]> {
  if (keys.length === 0) return [];
  const rows = await on
    .select()
    .from(upload)
    .where(inArray(upload.key, [...keys]));
  return rows.flatMap((row) => viewOf(row) ?? []);
}

/**
 * The address of a private file for config.upload.addressSeconds. Whoever calls this has checked that the reader may
 * have it; `getOwnAddress` and `getAddressForStaff` check it themselves. Decisions, Uploads.
 */
export const addressOf = (storage: StorageSettings, { key, name }: { key: string; name: string }): string =>
  signedAddress(storage, { key, name, until: Math.floor(Date.now() / 1000) + config.upload.addressSeconds });

const privateFile = async (storage: StorageSettings, which: ReturnType<typeof and>): Promise<string> => {
  const [found] = await db()
    .select()
    .from(upload)
    .where(and(eq(upload.private, true), isNotNull(upload.key), which));
  if (!found?.key) throw new AppError('notFound');
  return addressOf(storage, { key: found.key, name: found.name });
};

/**
 * The address of a private file that the actor or its company sent.
 * @throws AppError notFound for any other
 */
export const getOwnAddress = (storage: StorageSettings, actor: Actor, id: number): Promise<string> =>
  privateFile(storage, and(eq(upload.id, id), isOwn(actor)));

/**
 * The address of any private file, for a member of the staff who reviews it.
 * @throws AppError notFound where there is none
 */
export const getAddressForStaff = (storage: StorageSettings, _actor: StaffActor, key: string): Promise<string> =>
  privateFile(storage, eq(upload.key, key));
