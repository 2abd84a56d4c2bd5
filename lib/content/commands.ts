import 'server-only';
import { and, eq, lte, sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import type { Channel } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { content } from '@/lib/platform/db/schema/content';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { runItems } from '@/lib/platform/job/item';
import { expire } from '@/lib/platform/pagestore/expiry';
import { refreshPortal } from '@/lib/portal/refresh';
import { channelTag, contentTag } from './tag';
import { type ContentInput, insertContent, publishScheduled, rewriteContent } from './write';

type LockedRow = { channel: Channel; status: 'draft' | 'scheduled' | 'published' | 'withdrawn' };

async function lock(db: Db, id: number): Promise<LockedRow> {
  const [row] = await rows<LockedRow>(db, sql`select channel, status from content where id = ${id} for update`);
  if (!row) throw new AppError('notFound');
  return row;
}

async function change<T>(
  actor: StaffActor,
  run: (db: Db) => Promise<{ id: number; channels: Channel[]; action: string; result: T }>,
): Promise<T> {
  assertStaff(actor, 'editor');
  const { id, channels, result } = await transaction(async (tx) => {
    const done = await run(tx);
    await writeAudit(tx, actor, { action: `content.${done.action}`, targetId: done.id, companyId: null });
    return done;
  });
  await expire([contentTag(id), ...channels.map(channelTag)]);
  return result;
}

/** Writes a draft. @throws AppError forbidden by role */
export const createContent = (actor: StaffActor, input: ContentInput): Promise<{ id: number }> =>
  change(actor, async (db) => {
    const id = await insertContent(db, input, { status: 'draft', publishedAt: null, createdBy: actor.accountId });
    return { id, channels: [input.channel], action: 'create', result: { id } };
  });

/** Updates content; a published item changes immediately. @throws AppError forbidden by role, notFound */
export const updateContent = (actor: StaffActor, { id, ...input }: ContentInput & { id: number }): Promise<null> =>
  change(actor, async (db) => {
    const row = await lock(db, id);
    await rewriteContent(db, id, input);
    return { id, channels: [row.channel, input.channel], action: 'update', result: null };
  });

/**
 * Publishes a draft, withdrawn or scheduled item now, or schedules it for the job runner.
 * @param at ISO time, null for now
 * @throws AppError forbidden by role, notFound, conflict if published, badRequest for a time in the past
 */
export const publishContent = (actor: StaffActor, { id, at }: { id: number; at: string | null }): Promise<null> =>
  change(actor, async (db) => {
    const { channel, status } = await lock(db, id);
    if (status === 'published') throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
    if (at !== null && Date.parse(at) <= Date.now())
      throw new AppError('badRequest', [{ field: 'at', key: 'dayPast' }]);
    const [next, time] = at === null ? ['published', sql`now()`] : ['scheduled', sql`${at}::timestamptz`];
    await db.execute(
      sql`update content set status = ${next}, published_at = ${time}, updated_at = now() where id = ${id}`,
    );
    await refreshPortal(db, 'content', [id]);
    return { id, channels: [channel], action: at === null ? 'publish' : 'schedule', result: null };
  });

/** Withdraws published content. @throws AppError forbidden by role, notFound, conflict if not published */
export const withdrawContent = (actor: StaffActor, { id }: { id: number }): Promise<null> =>
  change(actor, async (db) => {
    const { channel, status } = await lock(db, id);
    if (status !== 'published' && status !== 'scheduled')
      throw new AppError('conflict', [{ field: 'id', key: 'decided' }]);
    await db.execute(sql`update content set status = 'withdrawn', updated_at = now() where id = ${id}`);
    await refreshPortal(db, 'content', [id]);
    return { id, channels: [channel], action: 'withdraw', result: null };
  });

/** Publishes scheduled content that is due and expires its pages; run by a job. */
export async function publishDue(now: Date = new Date()): Promise<void> {
  const due = await database()
    .select({ id: content.id, channel: content.channel })
    .from(content)
    .where(and(eq(content.status, 'scheduled'), lte(content.publishedAt, now)))
    .orderBy(content.publishedAt);
  const tags: string[] = [];
  await runItems(
    'contentPublication',
    due,
    ({ id }) => id,
    async ({ id, channel }) => {
      const published = await transaction((tx) => publishScheduled(tx, id, now));
      if (published) tags.push(contentTag(id), channelTag(channel));
      return published;
    },
  );
  if (tags.length > 0) await expire(tags);
}
