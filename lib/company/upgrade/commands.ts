import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { rows } from '@/lib/platform/db/client';
import { upgradeRequest } from '@/lib/platform/db/schema/company';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { setUses } from '@/lib/upload/usage/commands';
import { readCompany } from '../profile/read';
import { isAbove } from './rules';
import type { UpgradeInput } from './schema';

/**
 * Asks the staff for a higher grade or membership, one wish at a time. docs/domain.md, Upgrade request.
 * @throws AppError forbidden for anyone but the owner, badRequest for what the company has already and for a file
 * that is not its own, conflict while another wish is open
 */
export async function requestUpgrade(
  actor: SupplierActor,
  { wanted, message, documents }: UpgradeInput,
): Promise<{ id: number }> {
  assertMayDo(actor, 'company');
  const { companyId, accountId } = actor;
  return transaction(async (tx) => {
    if (!isAbove(wanted, await readCompany(tx, companyId, true)))
      throw new AppError('badRequest', [{ field: 'wanted', key: 'heldAlready' }]);
    const open = await rows(tx, sql`select from upgrade_request where company_id = ${companyId} and state = 'open'`);
    if (open.length > 0) throw new AppError('conflict', [{ field: 'wanted', key: 'upgradeOpen' }]);
    const [inserted] = await tx
      .insert(upgradeRequest)
      .values({ companyId, accountId, wanted, message, documents })
      .returning({ id: upgradeRequest.id });
    const id = inserted?.id ?? 0;
    const uses = documents.map((key, index) => ({ key, kinds: ['licence'] as const, field: `documents.${index}` }));
    await setUses(tx, actor, `upgrade_request:${id}`, uses);
    await writeAudit(tx, actor, { action: 'upgrade.request', targetId: id, companyId, detail: { wanted } });
    return { id };
  });
}
