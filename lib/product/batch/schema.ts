import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, siteIdField } from '@/lib/platform/http/field';

const shared = { method: 'POST', actor: 'supplier' } as const;

/** Maximum products per call; the browser submits in batches and shows the progress. */
export const submitMax = 10;

const named = z.object({ id: z.number().int(), name: z.string() });
const refused = named.extend({ errors: z.array(z.object({ field: z.string(), message: z.string() })) });

/** Submits products as they are kept, each on its own; `refused` says why the others were not. */
export const batchSubmitCall = defineOwnCall({
  ...shared,
  path: '/api/product/batch/submit',
  input: z.object({ siteId: siteIdField, ids: z.array(idField).min(1).max(submitMax) }),
  output: z.object({ submitted: z.array(named), refused: z.array(refused) }),
});
export type BatchSubmitted = z.output<typeof batchSubmitCall.output>;

/** Creates a draft copy of a product under another name. */
export const productCopyCall = defineOwnCall({
  ...shared,
  path: '/api/product/copy',
  input: z.object({ siteId: siteIdField, id: idField }),
  output: z.object({ id: z.number().int() }),
});
