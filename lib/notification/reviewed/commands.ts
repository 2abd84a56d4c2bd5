import 'server-only';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { NoticeType } from '@/lib/notification/constants';
import type { NoticeValues } from '@/lib/notification/format';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import { href } from '@/lib/platform/routes/address';
import type { InboxNotice } from '../commands';
import { reviewedTypes, togetherOf } from './rules';

/** When staff decisions on a company's items are e-mailed: after a pause without another one. */
export const togetherAt = (now: Date): Date => new Date(now.getTime() + config.decision.togetherSeconds * 1000);

/**
 * Merges a staff decision into the previous notice if that is recent and unread, so that a batch gives one notice.
 * @returns null if there is none to merge into
 */
export async function addToReviewed(
  db: Db,
  accountId: number,
  { type, values, list }: { type: NoticeType; values: NoticeValues; list: string },
) {
  const now = new Date();
  const [earlier] = await db
    .select()
    .from(notification)
    .where(
      and(
        eq(notification.accountId, accountId),
        inArray(notification.type, [...reviewedTypes]),
        isNull(notification.readAt),
        gt(notification.createdAt, new Date(now.getTime() - config.decision.togetherSeconds * 1000)),
      ),
    )
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(1);
  if (!earlier) return null;
  const together = togetherOf(earlier, { type, values });
  const path = together.kind === 'several' ? href('supplierHome') : list;
  const stored: InboxNotice = { id: earlier.id, mailedAt: null };
  const written = { type: 'reviewDigest', values: together, path } as const;
  await db
    .update(notification)
    .set({ ...written, createdAt: now })
    .where(eq(notification.id, stored.id));
  return { stored, notice: { ...written, list } };
}
