import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { db, type Executor, rows } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { readHeld } from '../profile/read';
import { isAbove } from './rules';
import type { UpgradeInput } from './schema';

/**
 * Asks the staff for a higher grade or membership, one wish at a time. Specification 2.7, Upgrade.
 * @throws AppError forbidden for anyone but the owner, badRequest for what the company has already, conflict while
 * another wish is open
 */
export async function requestUpgrade(actor: SupplierActor, { wanted, message }: UpgradeInput): Promise<{ id: number }> {
  assertMayDo(actor, 'company');
  const { companyId, accountId } = actor;
  return db().transaction(async (tx) => {
    const on = tx as unknown as Executor;
    if (!isAbove(wanted, await readHeld(on, companyId, true)))
      throw new AppError('badRequest', [{ field: 'wanted', key: 'heldAlready' }]);
    const open = await rows(on, sql`select from upgrade_request where company_id = ${companyId} and state = 'open'`);
    if (open.length > 0) throw new AppError('conflict', [{ field: 'wanted', key: 'upgradeOpen' }]);
    const [made] = await rows<{ id: number }>(
      on,
      sql`insert into upgrade_request (company_id, account_id, wanted, message)
        values (${companyId}, ${accountId}, ${wanted}, ${message}) returning id`,
    );
    const id = made?.id ?? 0;
    await writeAudit(on, actor, { action: 'upgrade.request', targetId: id, companyId, detail: { wanted } });
    return { id };
  });
}
