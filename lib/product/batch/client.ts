import { useQueryClient } from '@tanstack/react-query';
import { callPath } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { batchSubmitCall, productCopyCall } from '@/lib/product/batch/schema';
import { productKeys } from '../edit/client';
import { type BatchSubmitted, submitMax } from './schema';

/** Result of a bulk submission: `left` were not tried because of `failure`. */
export type SubmitResult = BatchSubmitted & { left: readonly number[]; failure: CallFailure | null };

/** Submits products in small batches; the result includes what was done before a failure. */
export function useSubmitMany(site: Locale) {
  const client = useQueryClient();
  return async (ids: readonly number[], onProgress: (done: number) => void): Promise<SubmitResult> => {
    const result: SubmitResult = { submitted: [], refused: [], left: [], failure: null };
    try {
      for (let from = 0; from < ids.length; from += submitMax) {
        onProgress(from);
        try {
          const part = await callPath<typeof batchSubmitCall>(
            '/api/product/batch/submit',
            { siteId: sites[site].siteId, ids: ids.slice(from, from + submitMax) },
            { userType: 'supplier' },
          );
          result.submitted.push(...part.submitted);
          result.refused.push(...part.refused);
        } catch (error) {
          if (!(error instanceof CallFailure)) throw error;
          return { ...result, left: ids.slice(from), failure: error };
        }
      }
      return result;
    } finally {
      await client.invalidateQueries({ queryKey: productKeys.all });
    }
  };
}

/** Creates a draft copy of a product; returns its id. */
export const copyProduct = async (site: Locale, id: number): Promise<number> =>
  (
    await callPath<typeof productCopyCall>(
      '/api/product/copy',
      { siteId: sites[site].siteId, id },
      { userType: 'supplier' },
    )
  ).id;
