import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { upload, uploadSession } from '@/lib/platform/db/schema/upload';
import { runItems, runSteps } from '@/lib/platform/job/item';
import { uploadQuota } from '@/lib/platform/limit/table';
import { log } from '@/lib/platform/log';
import { incomingFolder, partsFolder } from '@/lib/platform/storage/object-path';
import { openObjects } from '@/lib/platform/storage/object-store';
import { dropParts } from '@/lib/platform/storage/resumable-upload';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { placesOf } from './file';

const atOnce = 500;
const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);
const unusedSeconds = config.upload.unusedHours * 3600;
/** Seconds until an unfinished upload is removed: longer than `finishUpload` allows. */
const pendingSeconds = 3 * config.upload.tokenSeconds;

/** Unused files first lose their key, so that they cannot be referenced while being removed. */
const forgotten = { state: 'pending', key: null, idleSince: null };
const forgetIdle = (now: Date) =>
  database()
    .update(upload)
    .set(forgotten)
    .where(and(eq(upload.state, 'filed'), lt(upload.idleSince, before(now, unusedSeconds))));

async function removeRows(storage: StorageSettings, rows: readonly (typeof upload.$inferSelect)[]): Promise<void> {
  const objects = openObjects(storage);
  const remove = async (row: (typeof rows)[number]) => {
    for (const place of placesOf(storage, row)) await objects.remove(place);
    await database()
      .delete(upload)
      .where(and(eq(upload.id, row.id), eq(upload.state, 'pending')));
    return true;
  };
  await runItems('uploadRemoval', rows, ({ id }) => id, remove);
}

async function removePending(storage: StorageSettings, now: Date): Promise<number> {
  const old = and(eq(upload.state, 'pending'), lt(upload.createdAt, before(now, pendingSeconds)));
  const rows = await database().select().from(upload).where(old).orderBy(upload.id).limit(atOnce);
  await removeRows(storage, rows);
  return rows.length;
}

/** Removes unused files immediately: for files their owner has never seen, but which count towards the quota. */
export async function removeUnused(storage: StorageSettings, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await database()
    .update(upload)
    .set(forgotten)
    .where(and(eq(upload.state, 'filed'), inArray(upload.key, [...keys])))
    .returning();
  await removeRows(storage, rows);
}

/** Deletes sessions whose token has expired. */
async function dropSessions(storage: StorageSettings, now: Date): Promise<number> {
  const rows = await database()
    .select()
    .from(uploadSession)
    .where(lt(uploadSession.createdAt, before(now, config.upload.tokenSeconds)))
    .limit(atOnce);
  const drop = async ({ id }: { id: string }) => {
    await dropParts(storage, id);
    return true;
  };
  await runItems('uploadRemoval', rows, ({ id }) => `session:${id}`, drop);
  return rows.length;
}

/** Removes entries of a folder that were not written to since a given time. */
async function removeOld(folder: string, since: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtimeMs >= since.getTime()) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Result of a sweep. */
export type SweepResult = { uploads: number; sessions: number; files: number };

/**
 * Removes uploads unused for config.upload.unusedHours or not finished in time, expired resumable uploads, and
 * partially received files. docs/decisions/0009-uploads.md.
 */
export async function sweepUploads(storage: StorageSettings, now = new Date()): Promise<SweepResult> {
  const old = before(now, config.upload.tokenSeconds);
  const swept: SweepResult = { uploads: 0, sessions: 0, files: 0 };
  const count = (what: keyof SweepResult, work: () => Promise<number>) => async () => {
    swept[what] = await work();
  };
  await runSteps([
    () => forgetIdle(now),
    // Before uploads, whose deletion removes the rows of sessions but not their folders.
    count('sessions', () => dropSessions(storage, now)),
    count('uploads', () => removePending(storage, now)),
    // A parts folder is orphaned if the process ended before deleting it.
    () => removeOld(partsFolder(storage), before(old, config.upload.tokenSeconds)),
    count('files', () => removeOld(incomingFolder(storage), old)),
  ]);
  return swept;
}

/**
 * Removes what an earlier process left partially received, then sweeps every few minutes.
 * @returns stops it
 */
export function scheduleUploadSweeps(storage: StorageSettings): () => void {
  const begun = new Date();
  const sweep = (run: () => Promise<unknown>) =>
    run().catch((error: Error) => log().error({ err: error }, 'uploads could not be swept'));
  sweep(() => removeOld(incomingFolder(storage), begun));
  const timer = setInterval(() => sweep(() => sweepUploads(storage)), uploadQuota.sweepSeconds * 1000).unref();
  return () => clearInterval(timer);
}
