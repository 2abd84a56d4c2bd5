import 'server-only';
import { readFile, rm } from 'node:fs/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { audit } from '@/lib/platform/db/schema/review';
import { upload } from '@/lib/platform/db/schema/upload';
import { AppError } from '@/lib/platform/errors';
import { mediaTypes } from '@/lib/platform/storage/media-type';
import { openObjects } from '@/lib/platform/storage/object-store';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { getAddressForStaff } from '@/lib/upload/queries';

/**
 * A signed address, valid for a few minutes, and media type of a company's licence or registration document, for
 * reviewers; access is audited. PDFs are shown by the console itself. docs/domain.md, Uploads.
 * @throws AppError forbidden by role, notFound if it is not such a file of the company
 */
export async function openLicence(
  storage: () => StorageSettings,
  actor: StaffActor,
  { companyId, key }: { companyId: number; key: string },
): Promise<{ address: string; type: string }> {
  assertStaff(actor, 'reviewer');
  const [found] = await rows<{ type: string }>(
    database(),
    sql`select coalesce(mime, '') as type from upload where key = ${key} and company_id = ${companyId} and kind = 'licence'`,
  );
  if (!found) throw new AppError('notFound');
  const isPdf = found.type === mediaTypes.pdf;
  const address = isPdf
    ? `/api/admin/file/pdf?${new URLSearchParams({ companyId: String(companyId), key })}`
    : await getAddressForStaff(storage(), actor, key);
  await writeAudit(database(), actor, {
    action: 'licence.read',
    targetId: companyId,
    companyId,
    detail: { key },
  });
  return { address, type: found.type };
}

/**
 * A PDF licence's content, for a reviewer whose recent access was audited by `openLicence`.
 * @throws AppError forbidden by role, notFound if it is not such a file of the company, or was not opened recently
 */
export async function readPdf(
  storage: () => StorageSettings,
  actor: StaffActor,
  { companyId, key }: { companyId: number; key: string },
): Promise<{ name: string; bytes: Buffer }> {
  assertStaff(actor, 'reviewer');
  const since = new Date(Date.now() - config.upload.addressSeconds * 1000);
  const [found] = await database()
    .select({ name: upload.name })
    .from(upload)
    .innerJoin(audit, and(eq(audit.targetId, upload.companyId), eq(sql`${audit.detail} ->> 'key'`, upload.key)))
    .where(
      and(
        eq(upload.key, key),
        eq(upload.companyId, companyId),
        eq(upload.kind, 'licence'),
        eq(upload.private, true),
        eq(upload.mime, mediaTypes.pdf),
        eq(audit.action, 'licence.read'),
        eq(audit.accountId, actor.accountId),
        gt(audit.at, since),
      ),
    )
    .limit(1);
  const settings = storage();
  const place = { bucket: settings.privateBucket, key };
  const path = found && (await openObjects(settings).fetch(place, config.upload.kinds.licence.pdfBytes));
  if (!path) throw new AppError('notFound');
  try {
    return { name: found.name, bytes: await readFile(path) };
  } finally {
    await rm(path, { force: true });
  }
}
