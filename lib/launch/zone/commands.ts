import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { ZoneKind } from '@/lib/launch/product/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { expire } from '@/lib/platform/pagestore/expiry';
import { reviseAll } from '@/lib/platform/revision/commands';
import { lockCompany } from '@/lib/review/item/lock';
import { assertStar } from '@/lib/standing/gate';

/** Whether the actor's showroom displays the block of launches, or that of agent offers, on its home. */
export async function getZone({ companyId }: SupplierActor, kind: ZoneKind): Promise<boolean> {
  const [found] = await rows<{ shown: boolean }>(
    database(),
    sql`select shown from showroom_block where company_id = ${companyId} and kind = ${kind}`,
  );
  return found?.shown ?? false;
}

/**
 * Shows or hides the block on the home of the actor's showroom; a new block is added at the end.
 * @throws AppError forbidden by role, or by membership for showing it
 */
export async function setZone(actor: SupplierActor, kind: ZoneKind, shown: boolean): Promise<null> {
  assertMayDo(actor, 'showroom');
  const { companyId } = actor;
  await transaction(async (tx) => {
    await lockCompany(tx, companyId);
    if (shown) await assertStar(tx, companyId);
    await tx.execute(sql`insert into showroom_block (company_id, kind, sort, shown)
      select ${companyId}, ${kind}, coalesce(max(sort) + 1, 0), ${shown} from showroom_block where company_id = ${companyId}
      on conflict (company_id, kind) do update set shown = excluded.shown`);
    await reviseAll(tx, actor, 'showroom', [companyId]);
    const detail = { zone: kind, shown };
    await writeAudit(tx, actor, { action: 'showroom.zone', targetId: companyId, companyId, detail });
  });
  await expire([`company:${companyId}`]);
  return null;
}
