import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { purchaseVisit } from '@/lib/platform/db/schema/purchase';
import { visitMinutes } from './rules';

/**
 * Records that the actor opened the list of requests, on any device. Accesses within `visitMinutes` are the same visit.
 * @returns the last access of the previous visit, null on the first
 * @throws AppError forbidden by role
 */
export async function noteVisit(actor: SupplierActor, now = new Date()): Promise<{ since: string | null }> {
  assertMayDo(actor, 'quotation');
  const over = sql`excluded.looked_at - ${purchaseVisit.lookedAt} > ${visitMinutes}::int * interval '1 minute'`;
  const [updated] = await database()
    .insert(purchaseVisit)
    .values({ accountId: actor.accountId, lookedAt: now })
    .onConflictDoUpdate({
      target: purchaseVisit.accountId,
      set: {
        since: sql`case when ${over} then ${purchaseVisit.lookedAt} else ${purchaseVisit.since} end`,
        lookedAt: sql`greatest(${purchaseVisit.lookedAt}, excluded.looked_at)`,
      },
    })
    .returning();
  return { since: updated?.since?.toISOString() ?? null };
}
