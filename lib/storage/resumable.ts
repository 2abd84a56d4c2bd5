import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { config } from '@/lib/config';
import { db } from '@/lib/db/client';
import { uploadPart, uploadSession } from '@/lib/db/schema/upload';
import { StorageError } from './error';
import { etagOf } from './etag';
import type { Stored } from './form-upload';
import { partFolder } from './place';
import { holdToPolicy, mostOf, type Permit } from './policy';
import { placeObject, receive } from './receive';
import type { StorageSettings } from './settings';

const largest = Math.max(...Object.values(config.upload.kinds).map(({ bytes }) => bytes));
const kept = config.upload.unusedHours * 3600;
const completion = z.object({
  parts: z.array(z.object({ etag: z.string(), partNumber: z.number().int() })).min(1),
  mimeType: z.string().optional(),
});

const partFile = (storage: StorageSettings, session: string, etag: string) => join(partFolder(storage, session), etag);

async function requireSession({ place }: Permit, id: string): Promise<void> {
  const { bucket, key } = place;
  const [found] = await db()
    .select({ id: uploadSession.id })
    .from(uploadSession)
    .where(and(eq(uploadSession.id, id), eq(uploadSession.bucket, bucket), eq(uploadSession.key, key)));
  if (!found) throw new StorageError(612, 'no such uploadId');
}

/** Begins an upload in parts. Source: Qiniu, Kodo, initiateMultipartUpload. */
export async function beginParts({ place }: Permit): Promise<{ uploadId: string; expireAt: number }> {
  const id = randomBytes(16).toString('hex');
  await db()
    .insert(uploadSession)
    .values({ id, ...place });
  return { uploadId: id, expireAt: Math.floor(Date.now() / 1000) + kept };
}

/**
 * Takes one part; they may come in any order and again. Source: Qiniu, Kodo, uploadPart.
 * @throws StorageError 612 for an unknown upload, 400 for a number, 413 for a size beyond the policy, 406 for a wrong MD5
 */
export async function takePart(
  storage: StorageSettings,
  permit: Permit,
  { session, number, md5 }: { session: string; number: number; md5: string | null },
  body: AsyncIterable<Uint8Array>,
): Promise<{ etag: string; md5: string }> {
  await requireSession(permit, session);
  const most = mostOf(permit.policy, largest);
  if (!(number >= 1 && number <= Math.ceil(most / config.upload.part.min))) throw new StorageError(400, 'invalid part');
  const [others] = await db()
    .select({ bytes: sql<number>`coalesce(sum(${uploadPart.bytes}), 0)::int` })
    .from(uploadPart)
    .where(and(eq(uploadPart.sessionId, session), ne(uploadPart.number, number)));
  const part = await receive(storage, body, Math.min(config.upload.part.max, most - (others?.bytes ?? 0)));
  try {
    if (part.bytes === 0) throw new StorageError(400, 'empty part');
    if (md5 !== null && md5.toLowerCase() !== part.md5) throw new StorageError(406, 'Content-MD5 does not match');
    const etag = await etagOf(part.path);
    await mkdir(partFolder(storage, session), { recursive: true });
    await rename(part.path, partFile(storage, session, etag));
    const row = { sessionId: session, number, etag, bytes: part.bytes };
    await db()
      .insert(uploadPart)
      .values(row)
      .onConflictDoUpdate({ target: [uploadPart.sessionId, uploadPart.number], set: { etag, bytes: part.bytes } });
    return { etag, md5: part.md5 };
  } finally {
    await rm(part.path, { force: true });
  }
}

async function* joined(storage: StorageSettings, session: string, etags: string[]): AsyncGenerator<Buffer> {
  for (const etag of etags) yield* createReadStream(partFile(storage, session, etag)) as AsyncIterable<Buffer>;
}

async function etagsOf(session: string, parts: z.infer<typeof completion>['parts']): Promise<string[]> {
  const rows = await db().select().from(uploadPart).where(eq(uploadPart.sessionId, session)).orderBy(uploadPart.number);
  const inOrder = parts.every(({ partNumber }, at) => partNumber > (parts[at - 1]?.partNumber ?? 0));
  const chosen = parts.map(({ partNumber, etag }) =>
    rows.find((row) => row.number === partNumber && row.etag === etag),
  );
  const large = chosen.slice(0, -1).every((row) => (row?.bytes ?? 0) >= config.upload.part.min);
  if (!inOrder || !large || chosen.includes(undefined)) throw new StorageError(400, 'invalid parts');
  return chosen.flatMap((row) => row?.etag ?? []);
}

/**
 * Makes the parts one object. Source: Qiniu, Kodo, completeMultipartUpload.
 * @throws StorageError 612 for an unknown upload, 400 for a wrong list, 403 or 413 for what the policy forbids
 */
export async function joinParts(
  storage: StorageSettings,
  permit: Permit,
  session: string,
  given: unknown,
): Promise<Stored> {
  await requireSession(permit, session);
  const parsed = completion.safeParse(given);
  if (!parsed.success) throw new StorageError(400, 'invalid parts');
  const etags = await etagsOf(session, parsed.data.parts);
  const { place, policy } = permit;
  const whole = await receive(storage, joined(storage, session, etags), mostOf(policy, largest));
  try {
    await holdToPolicy(policy, whole, parsed.data.mimeType ?? 'application/octet-stream');
    const hash = await etagOf(whole.path);
    await placeObject(storage, place, whole.path, policy.insertOnly === 1);
    await dropParts(storage, session);
    return { hash, key: place.key };
  } finally {
    await rm(whole.path, { force: true });
  }
}

/** Gives up an upload in parts. Source: Qiniu, Kodo, abortMultipartUpload. */
export async function abortParts(storage: StorageSettings, permit: Permit, session: string): Promise<void> {
  await requireSession(permit, session);
  await dropParts(storage, session);
}

/** Forgets a resumable upload and its parts. */
export async function dropParts(storage: StorageSettings, session: string): Promise<void> {
  await db().delete(uploadSession).where(eq(uploadSession.id, session));
  await rm(partFolder(storage, session), { recursive: true, force: true });
}
