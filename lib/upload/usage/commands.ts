import 'server-only';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Db } from '@/lib/platform/db/client';
import { upload, uploadUse } from '@/lib/platform/db/schema/upload';
import { AppError } from '@/lib/platform/errors';
import { ownsUpload } from '@/lib/upload/owner';
import { isDrawn } from '@/lib/upload/rules';
import type { UploadKind } from '@/lib/upload/types';

/** A file that a subject shows: its key, and the kinds that it may be there. */
export type Use = { key: string; kinds: readonly UploadKind[]; field: string };

async function assertUsable(db: Db, actor: Actor, subject: string, uses: readonly Use[]): Promise<void> {
  const keys = uses.map(({ key }) => key);
  const rows = await db.select().from(upload).where(inArray(upload.key, keys)).orderBy(upload.id).for('update');
  const used = await db.select({ key: uploadUse.key }).from(uploadUse).where(eq(uploadUse.subject, subject));
  const errors = uses.flatMap(({ key, kinds, field }) => {
    const row = rows.find((one) => one.key === key);
    if (!row || !kinds.includes(row.kind as UploadKind)) return [{ field, key: 'fileMissing' }];
    return ownsUpload(actor, row) || used.some((one) => one.key === key) ? [] : [{ field, key: 'fileMissing' }];
  });
  if (errors.length > 0) throw new AppError('badRequest', errors);
}

/** Updates `state` and `idleSince` of uploads by whether they are in use. */
async function settle(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const isUsed = sql`exists (select from ${uploadUse} where ${uploadUse.key} = ${upload.key})`;
  await db
    .update(upload)
    .set({
      state: sql`case when ${isUsed} then 'referenced' else 'filed' end`,
      idleSince: sql`case when ${isUsed} then null else coalesce(${upload.idleSince}, now()) end`,
    })
    .where(inArray(upload.key, [...keys]));
}

/** Whether a use is of a demo drawing where pictures are allowed. */
const needsNoUpload = ({ key, kinds }: Use): boolean => kinds.includes('picture') && isDrawn(key);

/**
 * Replaces the files used by a subject, such as product:12 or product:12:pending for a version under review, in its
 * transaction; unused ones are released. Demo drawings need no upload.
 * @throws AppError badRequest at the field of a file that is not stored, not the actor's or of another kind
 */
export async function setUses(db: Db, actor: Actor, subject: string, uses: readonly Use[]): Promise<void> {
  const required = uses.filter((use) => !needsNoUpload(use));
  if (required.length > 0) await assertUsable(db, actor, subject, required);
  const keys = [...new Set(required.map(({ key }) => key))];
  const deleted = await db
    .delete(uploadUse)
    .where(and(eq(uploadUse.subject, subject), keys.length > 0 ? notInArray(uploadUse.key, keys) : undefined))
    .returning({ key: uploadUse.key });
  if (keys.length > 0)
    await db
      .insert(uploadUse)
      .values(keys.map((key) => ({ subject, key })))
      .onConflictDoNothing();
  await settle(db, [...keys, ...deleted.map(({ key }) => key)]);
}

/** Adds a file to those used by a subject; the caller has checked its owner. */
export async function addUse(db: Db, subject: string, key: string): Promise<void> {
  await db.insert(uploadUse).values({ subject, key }).onConflictDoNothing();
  await settle(db, [key]);
}

/**
 * Adds an own file to those used by a subject.
 * @throws AppError badRequest as `setUses`
 */
export async function addOwnUse(db: Db, actor: Actor, subject: string, use: Use): Promise<void> {
  await assertUsable(db, actor, subject, [use]);
  await addUse(db, subject, use.key);
}

/** Replaces the files used by `to` with those of `from`, as when a pending version is published. */
export async function moveUses(db: Db, from: string, to: string): Promise<void> {
  const replaced = await db.delete(uploadUse).where(eq(uploadUse.subject, to)).returning({ key: uploadUse.key });
  const moved = await db
    .update(uploadUse)
    .set({ subject: to })
    .where(eq(uploadUse.subject, from))
    .returning({ key: uploadUse.key });
  await settle(
    db,
    [...replaced, ...moved].map(({ key }) => key),
  );
}

/** Releases all files used by a subject, as when it is deleted. */
export async function dropUses(db: Db, subject: string): Promise<void> {
  const deleted = await db.delete(uploadUse).where(eq(uploadUse.subject, subject)).returning({ key: uploadUse.key });
  await settle(
    db,
    deleted.map(({ key }) => key),
  );
}
