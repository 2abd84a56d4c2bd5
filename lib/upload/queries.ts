import 'server-only';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Actor, StaffActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { type Db, database } from '@/lib/platform/db/client';
import { upload } from '@/lib/platform/db/schema/upload';
import { AppError } from '@/lib/platform/errors';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { signedAddress } from '@/lib/platform/storage/signed-url';
import { isOwn } from './owner';
import { isDrawn } from './rules';
import type { UploadKind, UploadView } from './types';

type Row = typeof upload.$inferSelect;

/** An upload for a form; null if not stored. */
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

/** A picture drawn by the demo, without an upload; its id is fictitious. */
const drawnView = (key: string, at: number): UploadView => ({
  ...{ id: -1 - at, key, kind: 'picture', name: key.slice(key.lastIndexOf('/') + 1), type: 'image/jpeg', bytes: 0 },
  ...{ width: null, height: null, seconds: null, private: false },
});

/** Files by key for a form, in the order of the keys; missing ones are left out. */
export async function getUploads(db: Db, keys: readonly string[]): Promise<UploadView[]> {
  const rows =
    keys.length === 0
      ? []
      : await db
          .select()
          .from(upload)
          .where(inArray(upload.key, [...keys]));
  const views = rows.flatMap((row) => viewOf(row) ?? []);
  return keys.flatMap((key, index) =>
    isDrawn(key) ? drawnView(key, index) : (views.find((one) => one.key === key) ?? []),
  );
}

/**
 * A signed address of a private file, valid for config.upload.addressSeconds. The caller has checked access;
 * `getOwnAddress` and `getAddressForStaff` check it themselves. docs/domain.md, Uploads.
 */
export const addressOf = (storage: StorageSettings, { key, name }: { key: string; name: string }): string =>
  signedAddress(storage, { key, name, until: Math.floor(Date.now() / 1000) + config.upload.addressSeconds });

const privateFile = async (storage: StorageSettings, which: ReturnType<typeof and>): Promise<string> => {
  const [found] = await database()
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
 * @throws AppError notFound if there is none
 */
export const getAddressForStaff = (storage: StorageSettings, _actor: StaffActor, key: string): Promise<string> =>
  privateFile(storage, eq(upload.key, key));
