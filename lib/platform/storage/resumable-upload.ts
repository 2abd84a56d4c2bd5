import 'server-only';
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { upload, uploadPart, uploadSession } from '@/lib/platform/db/schema/upload';
import { transaction } from '@/lib/platform/db/transaction';
import { StorageError } from './error';
import { etagOf } from './etag';
import { receive } from './incoming-file';
import { partFolder } from './object-path';
import { type PendingUpload, removeParts, requirePending, type StoredFile, storePending } from './pending';
import { enforcePolicy, maxOf, type Permit } from './policy';
import { partsUnderWay, reserve } from './quota';
import type { StorageSettings } from './settings';

const largest = Math.max(...Object.values(config.upload.kinds).map(({ bytes }) => bytes));
const completion = z.object({
  parts: z.array(z.object({ etag: z.string(), partNumber: z.number().int() })).min(1),
  mimeType: z.string().optional(),
});

const partFile = (storage: StorageSettings, session: string, number: number) =>
  join(partFolder(storage, session), String(number));
const unknown = () => new StorageError(612, 'no such uploadId');

/** The upload of a session, which must be that of the permit. */
async function requireSession(storage: StorageSettings, permit: Permit, id: string): Promise<PendingUpload> {
  const pending = await requirePending(storage, permit);
  const [found] = await database()
    .select({ id: uploadSession.id })
    .from(uploadSession)
    .where(and(eq(uploadSession.id, id), eq(uploadSession.uploadId, pending.id)));
  if (!found) throw unknown();
  return pending;
}

/**
 * Starts a multipart upload, replacing an earlier one with the same token. Source: Qiniu, Kodo,
 * initiateMultipartUpload.
 * @throws StorageError 612 for an upload that is finished, 614 if its file exists
 */
export async function beginParts(
  storage: StorageSettings,
  permit: Permit,
): Promise<{ uploadId: string; expireAt: number }> {
  const pending = await requirePending(storage, permit);
  const id = randomBytes(16).toString('hex');
  const replaced = await transaction(async (tx) => {
    // Lock the upload, so that of two concurrent starts one replaces the other, and none outlives it.
    const [locked] = await tx
      .select({ bytes: upload.bytes })
      .from(upload)
      .where(and(eq(upload.id, pending.id), eq(upload.state, 'pending')))
      .for('update');
    if (!locked) throw unknown();
    if (locked.bytes !== null) throw new StorageError(614, 'file exists');
    const old = await tx
      .delete(uploadSession)
      .where(eq(uploadSession.uploadId, pending.id))
      .returning({ id: uploadSession.id });
    await tx.insert(uploadSession).values({ id, ...permit.place, uploadId: pending.id });
    return old;
  });
  await removeParts(storage, replaced);
  return { uploadId: id, expireAt: permit.policy.deadline };
}

/** Rejects a part if it, stored parts and parts in progress exceed the policy. */
async function assertFits({ session, number }: Part, max: number): Promise<void> {
  const underWay = partsUnderWay(session);
  const sizes = new Map<number, number>();
  for (const part of await storedParts(session)) if (part.number !== number) sizes.set(part.number, part.bytes);
  for (const part of underWay) sizes.set(part.number, Math.max(part.bytes, sizes.get(part.number) ?? 0));
  if ([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) > max)
    throw new StorageError(413, 'request entity too large');
}

const storedParts = (session: string) =>
  database().select().from(uploadPart).where(eq(uploadPart.sessionId, session)).orderBy(uploadPart.number);

/** Stores a received part under its number, one at a time per session. */
async function keepPart(
  storage: StorageSettings,
  { session, number }: Part,
  part: { path: string; bytes: number; etag: string },
  max: number,
): Promise<void> {
  await transaction(async (tx) => {
    const locked = await tx
      .select({ id: uploadSession.id })
      .from(uploadSession)
      .where(eq(uploadSession.id, session))
      .for('update');
    if (locked.length === 0) throw unknown();
    const [others] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${uploadPart.bytes}), 0)::int` })
      .from(uploadPart)
      .where(and(eq(uploadPart.sessionId, session), ne(uploadPart.number, number)));
    if ((others?.bytes ?? 0) + part.bytes > max) throw new StorageError(413, 'request entity too large');
    await mkdir(partFolder(storage, session), { recursive: true });
    await rename(part.path, partFile(storage, session, number));
    const { etag, bytes } = part;
    await tx
      .insert(uploadPart)
      .values({ sessionId: session, number, etag, bytes })
      .onConflictDoUpdate({ target: [uploadPart.sessionId, uploadPart.number], set: { etag, bytes } });
  });
}

/** A part of a session: its number, its MD5 in hexadecimal and its length in bytes as the sender says them. */
type Part = { session: string; number: number; md5: string | null; length: number | null };

/**
 * Receives one part; in any order, a repeated number replaces it. Source: Qiniu, Kodo, uploadPart.
 * @throws StorageError 612 for an unknown upload, 400 for the number, 413 over the policy's size, 406 for a wrong MD5,
 * 429 and 507 as `reserve`
 */
export async function takePart(
  storage: StorageSettings,
  permit: Permit,
  sent: Part,
  body: AsyncIterable<Uint8Array>,
): Promise<{ etag: string; md5: string }> {
  const { owner } = await requireSession(storage, permit, sent.session);
  const max = maxOf(permit.policy, largest);
  const { session, number, md5 } = sent;
  if (!(number >= 1 && number <= Math.ceil(max / config.upload.part.min))) throw new StorageError(400, 'invalid part');
  const bytes = sent.length ?? Math.min(config.upload.part.max, max);
  if (bytes > config.upload.part.max) throw new StorageError(413, 'request entity too large');
  const release = await reserve(storage, { owner, bytes, part: { session, number } });
  try {
    await assertFits(sent, max);
    const part = await receive(storage, body, bytes);
    try {
      if (part.bytes === 0) throw new StorageError(400, 'empty part');
      if (md5 !== null && md5.toLowerCase() !== part.md5) throw new StorageError(406, 'Content-MD5 does not match');
      const etag = await etagOf(part.path);
      await keepPart(storage, sent, { ...part, etag }, max);
      return { etag, md5: part.md5 };
    } finally {
      await rm(part.path, { force: true });
    }
  } finally {
    release();
  }
}

async function* joined(storage: StorageSettings, session: string, numbers: number[]): AsyncGenerator<Buffer> {
  for (const number of numbers) yield* createReadStream(partFile(storage, session, number)) as AsyncIterable<Buffer>;
}

type Listed = z.infer<typeof completion>['parts'];

/** Checks the client's list of parts and returns them in order. */
async function partsOf(session: string, listed: Listed): Promise<{ number: number; bytes: number }[]> {
  const stored = await storedParts(session);
  const inOrder = listed.every(({ partNumber }, index) => partNumber > (listed[index - 1]?.partNumber ?? 0));
  const parts = listed.flatMap(
    ({ partNumber, etag }) => stored.find((row) => row.number === partNumber && row.etag === etag) ?? [],
  );
  const large = parts.slice(0, -1).every(({ bytes }) => bytes >= config.upload.part.min);
  if (!inOrder || !large || parts.length < listed.length) throw new StorageError(400, 'invalid parts');
  return parts;
}

/**
 * Makes the parts one object. Source: Qiniu, Kodo, completeMultipartUpload.
 * @throws StorageError 612 for an unknown upload, 400 for a wrong list, 403 or 413 for what the policy forbids, 429 and
 * 507 as `reserve`
 */
export async function joinParts(
  storage: StorageSettings,
  permit: Permit,
  session: string,
  given: unknown,
): Promise<StoredFile> {
  const pending = await requireSession(storage, permit, session);
  const parsed = completion.safeParse(given);
  if (!parsed.success) throw new StorageError(400, 'invalid parts');
  const parts = await partsOf(session, parsed.data.parts);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const release = await reserve(storage, { owner: pending.owner, bytes, part: null });
  try {
    const numbers = parts.map(({ number }) => number);
    const joinedFile = await receive(storage, joined(storage, session, numbers), maxOf(permit.policy, largest));
    try {
      await enforcePolicy(permit.policy, joinedFile, parsed.data.mimeType ?? 'application/octet-stream');
      return await storePending(storage, permit, pending, { ...joinedFile, hash: await etagOf(joinedFile.path) });
    } finally {
      await rm(joinedFile.path, { force: true });
    }
  } finally {
    release();
  }
}

/** Aborts a multipart upload. Source: Qiniu, Kodo, abortMultipartUpload. */
export async function abortParts(storage: StorageSettings, permit: Permit, session: string): Promise<void> {
  await requireSession(storage, permit, session);
  await dropParts(storage, session);
}

/** Forgets a resumable upload and its parts. */
export async function dropParts(storage: StorageSettings, session: string): Promise<void> {
  await database().delete(uploadSession).where(eq(uploadSession.id, session));
  await removeParts(storage, [{ id: session }]);
}
