import { z } from 'zod';
import { deleted } from '@/lib/platform/deletion/schema';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idsField, readFields, showFields } from './schema';

/** Owner calls on a saved certificate, launch or offer, below an API path. */
export const itemActs = <const A extends string>(address: A) => {
  const shared = { method: 'POST', actor: 'supplier' } as const;
  return {
    withdraw: defineOwnCall({
      ...shared,
      path: `${address}/withdraw` as const,
      input: z.object(readFields),
      output: z.null(),
      done: 'updated',
    }),
    discard: defineOwnCall({
      ...shared,
      path: `${address}/discard` as const,
      input: z.object(readFields),
      output: z.null(),
      done: 'updated',
    }),
    delete: defineOwnCall({
      ...shared,
      path: `${address}/delete` as const,
      input: z.object({ ids: idsField }),
      output: deleted,
      done: 'deleted',
    }),
    show: defineOwnCall({
      ...shared,
      path: `${address}/show` as const,
      input: z.object(showFields),
      output: z.null(),
      done: 'updated',
    }),
  };
};
