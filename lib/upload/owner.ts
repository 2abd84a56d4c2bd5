import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Actor } from '@/lib/auth/actor';
import { upload } from '@/lib/db/schema/upload';

/** The company that an actor acts for; null for one who acts for none. */
export const companyOf = (actor: Actor): number | null => (actor.kind === 'supplier' ? actor.companyId : null);

/** The uploads that are an actor's own: those it sent and, for a supplier, those of its company. */
export function isOwn(actor: Actor): SQL | undefined {
  const sent = and(eq(upload.ownerKind, actor.kind), eq(upload.ownerId, actor.accountId));
  const company = companyOf(actor);
  return company === null ? sent : or(sent, eq(upload.companyId, company));
}
