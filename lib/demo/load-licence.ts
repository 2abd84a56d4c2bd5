import 'server-only';
import { rm } from 'node:fs/promises';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { filesOf } from '@/lib/company/profile/write';
import type { Db } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { company } from '@/lib/platform/db/schema/company';
import { review } from '@/lib/platform/db/schema/review';
import { upload, uploadUse } from '@/lib/platform/db/schema/upload';
import { transaction } from '@/lib/platform/db/transaction';
import { newFile } from '@/lib/platform/storage/incoming-file';
import type { StorageSettings } from '@/lib/platform/storage/settings';
import { drawCertificate } from './certificate';
import { draw } from './random';
import { putSent } from './sent-file';

/** A document with nothing on it that could be read, as PNG. */
const scan = (seed: string): Promise<Buffer> =>
  sharp(Buffer.from(drawCertificate(draw(seed).between(0, 359), seed)))
    .png({ palette: true })
    .toBuffer();

/**
 * Gives the demo companies that have an account a drawn registration document, as a private file that its owner sent
 * (docs/domain.md, Uploads), which their profiles were decided on with; those that have one keep it.
 */
export async function loadLicences(db: Db, storage: StorageSettings): Promise<void> {
  const owners = await db
    .select({ companyId: company.id, accountId: account.id, registrationNumber: company.registrationNumber })
    .from(company)
    .innerJoin(account, and(eq(account.companyId, company.id), eq(account.companyRole, 'owner')))
    .where(and(company.demo, account.demo, isNull(company.licence)));
  const path = await newFile(storage);
  try {
    for (const { companyId, accountId, registrationNumber } of owners) {
      const seed = `licence-${companyId}`;
      const bytes = await scan(seed);
      const sent = await putSent(storage, path, { seed, kind: 'licence', type: 'png' }, bytes);
      const { key } = sent;
      await transaction(async (tx) => {
        const owner = { ownerKind: 'supplier', ownerId: accountId, companyId };
        const size = { width: 480, height: 640 };
        await tx.insert(upload).values({ ...sent, ...owner, ...size, name: `${registrationNumber}.png` });
        await tx.insert(uploadUse).values({ subject: filesOf(companyId), key });
        await tx.update(company).set({ licence: key }).where(eq(company.id, companyId));
        const decided = and(eq(review.kind, 'company'), eq(review.targetId, companyId), isNotNull(review.snapshot));
        const snapshot = sql`jsonb_set(${review.snapshot}, '{proposed,licence}', to_jsonb(${key}::text))`;
        await tx.update(review).set({ snapshot }).where(decided);
      }, db);
    }
  } finally {
    await rm(path, { force: true });
  }
}
