import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { StaffActor } from '@/lib/auth/actor';
import { assertStaff } from '@/lib/auth/rules';
import { db, rows } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import type { StorageSettings } from '@/lib/storage/settings';
import { getAddressForStaff } from '@/lib/upload/queries';

/**
 * The address and media type of a company's licence or registration document for a few minutes, for whoever decides;
 * who looked is written down. docs/domain.md, Uploads.
 * @throws AppError forbidden by role, notFound where it is no such file of this company
 */
export async function openLicence(
  storage: () => StorageSettings,
  actor: StaffActor,
  { companyId, key }: { companyId: number; key: string },
): Promise<{ address: string; type: string }> {
  assertStaff(actor, 'reviewer');
  const [found] = await rows<{ type: string }>(
    db(),
    sql`select coalesce(mime, '') as type from upload where key = ${key} and company_id = ${companyId} and kind = 'licence'`,
  );
  if (!found) throw new AppError('notFound');
  const address = await getAddressForStaff(storage(), actor, key);
  await writeAudit(db(), actor, {
    action: 'licence.read',
    targetId: companyId,
    companyId,
    detail: { key },
  });
  return { address, type: found.type };
}
