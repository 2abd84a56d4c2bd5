import type { Actor } from '@/lib/auth/actor';
import type { Executor } from '@/lib/db/client';
import { audit } from '@/lib/db/schema/review';

type Deed = {
  /** as in product.approve */
  action: string;
  targetId: number | null;
  companyId: number | null;
  detail?: Record<string, unknown>;
};

/** Writes down who did what, in the transaction of the deed; without an actor the system did it. Decisions, Life cycles. */
export async function writeAudit(on: Executor, actor: Actor | null, { detail = {}, ...deed }: Deed): Promise<void> {
  await on
    .insert(audit)
    .values({ ...deed, detail, actorKind: actor?.kind ?? 'system', accountId: actor?.accountId ?? null });
}
