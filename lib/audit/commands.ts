import 'server-only';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Db } from '@/lib/platform/db/client';
import { audit } from '@/lib/platform/db/schema/review';

type Entry = {
  /** as in product.approve */
  action: string;
  targetId: number | null;
  companyId: number | null;
  detail?: Record<string, unknown>;
};

/**
 * Adds an audit entry in the transaction of the action; without an actor the system acted.
 * docs/domain.md, Life cycles.
 */
export async function writeAudit(
  db: Db,
  actor: Pick<Actor, 'kind' | 'accountId'> | null,
  { detail = {}, ...entry }: Entry,
): Promise<void> {
  await db
    .insert(audit)
    .values({ ...entry, detail, actorKind: actor?.kind ?? 'system', accountId: actor?.accountId ?? null });
}
