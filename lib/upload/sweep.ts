import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, lt } from 'drizzle-orm';
import { config } from '@/lib/config';
import { db } from '@/lib/db/client';
import { upload, uploadSession } from '@/lib/db/schema/upload';
import { log } from '@/lib/log';
import { openObjects } from '@/lib/storage/object-store';
import { incomingFolder } from '@/lib/storage/place';
import { dropParts } from '@/lib/storage/resumable';
import type { StorageSettings } from '@/lib/storage/settings';
import { placesOf } from './file';

const hour = 3_600_000;
const atOnce = 500;
const before = (now: Date) => new Date(now.getTime() - config.upload.unusedHours * hour);

/** Takes from what nothing shows its key first, so that nobody can begin to show it while it goes. */
const forgetIdle = (now: Date) =>
  db()
    .update(upload)
    .set({ state: 'pending', key: null, idleSince: null })
    .where(and(eq(upload.state, 'filed'), lt(upload.idleSince, before(now))));

async function removePending(storage: StorageSettings, now: Date): Promise<number> {
  const old = and(eq(upload.state, 'pending'), lt(upload.createdAt, before(now)));
  const rows = await db().select().from(upload).where(old).orderBy(upload.id).limit(atOnce);
  const objects = openObjects(storage);
  for (const row of rows) {
    for (const place of placesOf(storage, row)) await objects.remove(place);
    await db()
      .delete(upload)
      .where(and(eq(upload.id, row.id), eq(upload.state, 'pending')));
  }
  return rows.length;
}

async function dropSessions(storage: StorageSettings, now: Date): Promise<number> {
  const rows = await db()
    .select()
    .from(uploadSession)
    .where(lt(uploadSession.createdAt, before(now)))
    .limit(atOnce);
  for (const { id } of rows) await dropParts(storage, id);
  return rows.length;
}

async function removeIncoming(storage: StorageSettings, now: Date): Promise<number> {
  const folder = incomingFolder(storage);
  let removed = 0;
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs >= before(now).getTime()) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** What a sweep removed. */
export type Swept = { uploads: number; sessions: number; files: number };

/**
 * Removes what config.upload.unusedHours have passed over: uploads that were not finished or that nothing shows, parts
 * of resumable uploads, files half received. Decisions, Uploads.
 */
export async function sweepUploads(storage: StorageSettings, now = new Date()): Promise<Swept> {
  await forgetIdle(now);
  return {
    uploads: await removePending(storage, now),
    sessions: await dropSessions(storage, now),
    files: await removeIncoming(storage, now),
  };
}

/**
 * Sweeps every hour.
 * @returns ends it
 */
export function keepUploadsSwept(storage: StorageSettings): () => void {
  const sweep = () =>
    sweepUploads(storage).catch((error: Error) => log().error({ err: error }, 'uploads could not be swept'));
  const timer = setInterval(sweep, hour).unref();
  return () => clearInterval(timer);
}
