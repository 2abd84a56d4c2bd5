import 'server-only';
import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { and, count, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Actor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { upload } from '@/lib/platform/db/schema/upload';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { StorageError } from '@/lib/platform/storage/error';
import { mediaTypes, mimeLimitOf } from '@/lib/platform/storage/media-type';
import { openObjects } from '@/lib/platform/storage/object-store';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { writeToken } from '@/lib/platform/storage/token';
import { checkFile } from './check';
import { objectPlaceOf, pendingPlace } from './file';
import { companyOf, isOwn, mayHandle } from './owner';
import { viewOf } from './queries';
import { FileRefusal, type RefusalKey } from './refusal';
import { maxBytes, refusalOf, typeOfName, typesOf } from './rules';
import type { UploadKind, UploadView } from './types';

type Row = typeof upload.$inferSelect;
type Token = { id: number; key: string; token: string; host: string | null; expires: number };
const refused = (key: RefusalKey, field = 'file') => new AppError('badRequest', [{ field, key }]);

const newKey = () => `pending/${randomBytes(18).toString('base64url')}`;

async function assertRoom(actor: Actor): Promise<void> {
  const [found] = await database()
    .select({ unused: count() })
    .from(upload)
    .where(and(eq(upload.ownerKind, actor.kind), eq(upload.ownerId, actor.accountId), ne(upload.state, 'referenced')));
  if ((found?.unused ?? 0) >= config.upload.unused)
    throw new AppError('tooManyRequests', [], { retryAfter: config.upload.tokenSeconds });
}

/**
 * Permits an actor to upload one file.
 * @param input name and size in bytes as declared @throws AppError forbidden if the kind is not for the actor's role,
 * badRequest for name or size, tooManyRequests with too many unused files or tokens
 */
export async function requestUpload(
  storage: StorageSettings,
  actor: Actor,
  { kind, name, bytes }: { kind: UploadKind; name: string; bytes: number },
): Promise<Token> {
  if (!mayHandle(actor, kind)) throw new AppError('forbidden', [{ field: 'role', key: 'role' }]);
  const refusal = refusalOf(kind, name, bytes);
  if (refusal) throw refused(refusal);
  await countTry('uploadToken', `${actor.kind}:${actor.accountId}`);
  await assertRoom(actor);
  const limits = config.upload.kinds[kind];
  const pendingKey = newKey();
  const owner = { ownerKind: actor.kind, ownerId: actor.accountId, companyId: companyOf(actor) };
  const [row] = await database()
    .insert(upload)
    .values({ pendingKey, kind, name, private: limits.private, ...owner })
    .returning({ id: upload.id });
  if (!row) throw new AppError('internal');
  const place = pendingPlace(storage, { pendingKey });
  const expires = Math.floor(Date.now() / 1000) + config.upload.tokenSeconds;
  const policy = {
    scope: `${place.bucket}:${place.key}`,
    deadline: expires,
    insertOnly: 1,
    fsizeMin: 1,
    fsizeLimit: maxBytes(kind, typeOfName(name)),
    detectMime: 1,
    mimeLimit: mimeLimitOf(typesOf(kind)),
  };
  return {
    id: row.id,
    key: pendingKey,
    token: writeToken(policy, storage),
    host: storage.qiniu?.upHost ?? null,
    expires,
  };
}

async function findOwn(actor: Actor, id: number): Promise<Row> {
  const lasting = gt(upload.createdAt, sql`now() - ${2 * config.upload.tokenSeconds} * interval '1 second'`);
  const [row] = await database()
    .select()
    .from(upload)
    .where(and(eq(upload.id, id), isOwn(actor), or(ne(upload.state, 'pending'), lasting)));
  if (!row) throw new AppError('notFound');
  return row;
}

/** Stores a checked file, unless another process was faster. */
async function file(storage: StorageSettings, row: Row, path: string): Promise<Row> {
  const account = `${row.ownerKind}:${row.ownerId}`;
  const kind = row.kind as UploadKind;
  const checked = await checkFile(account, { kind, path, name: row.name });
  try {
    // Check again: the limit was chosen by the name, before the type was known.
    if ((await stat(path)).size > maxBytes(kind, checked.type)) throw new FileRefusal('fileSize');
    const place = objectPlaceOf(storage, row, checked.type);
    const mime = mediaTypes[checked.type];
    const { size } = await stat(checked.path);
    await openObjects(storage).put(place, checked.path, mime);
    const { width, height, seconds } = checked;
    const [filed] = await database()
      .update(upload)
      .set({ state: 'filed', key: place.key, mime, bytes: size, width, height, seconds, idleSince: new Date() })
      .where(and(eq(upload.id, row.id), eq(upload.state, 'pending')))
      .returning();
    if (filed) return filed;
    const [other] = await database().select().from(upload).where(eq(upload.id, row.id));
    if (!other) throw new AppError('notFound');
    return other;
  } finally {
    if (checked.path !== path) await rm(checked.path, { force: true });
  }
}

/**
 * Stores a local file for an actor, with the same checks as an upload.
 * @param given its path, where it stays, and its name
 * @throws FileRefusal if rejected; AppError tooManyRequests or unavailable if the queue is full
 */
export async function takeFile(
  storage: StorageSettings,
  actor: Actor,
  { kind, name, path }: { kind: UploadKind; name: string; path: string },
): Promise<UploadView> {
  const owner = { ownerKind: actor.kind, ownerId: actor.accountId, companyId: companyOf(actor) };
  const [row] = await database()
    .insert(upload)
    .values({ pendingKey: newKey(), kind, name, private: config.upload.kinds[kind].private, ...owner })
    .returning();
  if (!row) throw new AppError('internal');
  try {
    const view = viewOf(await file(storage, row, path));
    if (!view) throw new AppError('internal');
    return view;
  } catch (error) {
    await database()
      .delete(upload)
      .where(and(eq(upload.id, row.id), eq(upload.state, 'pending')));
    throw error;
  }
}

async function fetchPending(storage: StorageSettings, row: Row): Promise<string> {
  try {
    const max = maxBytes(row.kind as UploadKind, null);
    const path = await openObjects(storage).fetch(pendingPlace(storage, row), max);
    if (path === null) throw refused('fileMissing');
    return path;
  } catch (error) {
    throw error instanceof StorageError ? new FileRefusal('fileSize', { cause: error }) : error;
  }
}

async function finish(storage: StorageSettings, id: number): Promise<UploadView> {
  // A concurrent call may have stored it meanwhile.
  const [row] = await database().select().from(upload).where(eq(upload.id, id));
  if (!row) throw new AppError('notFound');
  const known = viewOf(row);
  if (known) return known;
  let path: string | null = null;
  try {
    path = await fetchPending(storage, row);
    const view = viewOf(await file(storage, row, path));
    if (!view) throw new AppError('conflict');
    await openObjects(storage).remove(pendingPlace(storage, row));
    return view;
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    await openObjects(storage).remove(pendingPlace(storage, row));
    await database()
      .delete(upload)
      .where(and(eq(upload.id, row.id), eq(upload.state, 'pending')));
    throw refused(error.key);
  } finally {
    if (path !== null) await rm(path, { force: true });
  }
}

const slot = Symbol.for('geco.upload.finishing');
const shared = globalThis as typeof globalThis & { [slot]?: Map<number, Promise<UploadView>> };

/**
 * Checks an uploaded file and stores it, so that it can be referenced; removes a rejected one. Idempotent; concurrent
 * calls share one check. @throws AppError notFound for another's upload, badRequest at `file` if rejected or missing,
 * tooManyRequests or unavailable if the queue is full
 */
export async function finishUpload(storage: StorageSettings, actor: Actor, id: number): Promise<UploadView> {
  const known = viewOf(await findOwn(actor, id));
  if (known) return known;
  shared[slot] ??= new Map();
  const finishing = shared[slot];
  const running = finishing.get(id) ?? finish(storage, id).finally(() => finishing.delete(id));
  finishing.set(id, running);
  return running;
}
