import 'server-only';
import { listRecords } from '@/lib/company/queries';
import type { CompanyRecord } from '@/lib/company/types';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { listPublicResponses } from './queries';
import type { Response } from './types';

export type SupplierProof = { record: CompanyRecord; response: Response | null };

/** What proves some companies, by company, for public pages. */
export async function readProofs(ids: readonly number[]): Promise<Record<number, SupplierProof>> {
  const sorted = [...new Set(ids)].toSorted((one, other) => one - other);
  if (sorted.length === 0) return {};
  const tags = sorted.map((id) => `company:${id}`);
  return cachedRead(tags, ['company-proof', ...sorted], async () => {
    const records = await listRecords(sorted);
    const responses = await listPublicResponses(sorted);
    return Object.fromEntries(
      Object.values(records).map((record) => [record.id, { record, response: responses.get(record.id) ?? null }]),
    );
  });
}
