import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { expire } from '@/lib/platform/pagestore/expiry';
import { channelTag } from '../tag';

async function change(actor: StaffActor, id: number, action: string, set: ReturnType<typeof sql>): Promise<null> {
  assertStaff(actor, 'editor');
  await transaction(async (tx) => {
    const found = await rows(tx, sql`update keyword set ${set} where id = ${id} returning id`);
    if (found.length === 0) throw new AppError('notFound');
    await writeAudit(tx, actor, { action, targetId: id, companyId: null });
  });
  await expire(config.content.channels.map(channelTag));
  return null;
}

/**
 * Pins a keyword at a position from 1, before all counted ones; null unpins it.
 * @throws AppError forbidden by role, notFound
 */
export const pinKeyword = (actor: StaffActor, { id, place }: { id: number; place: number | null }): Promise<null> =>
  change(actor, id, place === null ? 'keyword.unpin' : 'keyword.pin', sql`pinned = ${place}::int`);

/** Bans a keyword from all lists of hot keywords, or allows it again. @throws AppError forbidden by role, notFound */
export const banKeyword = (actor: StaffActor, { id, banned }: { id: number; banned: boolean }): Promise<null> =>
  change(actor, id, banned ? 'keyword.ban' : 'keyword.allow', sql`banned = ${banned}`);
