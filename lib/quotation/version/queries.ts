import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { database } from '@/lib/platform/db/client';
import { quotation, quotationRevision } from '@/lib/platform/db/schema/quotation';
import { getUploads } from '@/lib/upload/queries';
import { quotationFields } from '../schema';
import type { WholeVersion } from '../types';

/**
 * All versions of an own quotation, oldest first, in any state.
 * @throws AppError forbidden by role
 */
export async function listWholeVersions(actor: SupplierActor, id: number): Promise<WholeVersion[]> {
  assertMayDo(actor, 'quotation');
  const found = await database()
    .select({ number: quotationRevision.number, content: quotationRevision.content })
    .from(quotationRevision)
    .innerJoin(quotation, eq(quotation.id, quotationRevision.quotationId))
    .where(and(eq(quotation.id, id), eq(quotation.companyId, actor.companyId)))
    .orderBy(asc(quotationRevision.number));
  const versions = found.flatMap(({ number, content }) => {
    // Some versions predate some fields; an unreadable one is left out.
    const input = quotationFields.safeParse(content).data;
    return input ? [{ number, quotation: input }] : [];
  });
  const files = await getUploads(database(), [
    ...new Set(versions.flatMap(({ quotation: { attachments } }) => attachments)),
  ]);
  return versions.map((version) => ({
    ...version,
    files: files
      .filter(({ key }) => version.quotation.attachments.includes(key))
      .map(({ key, name }) => ({ key, name })),
  }));
}
