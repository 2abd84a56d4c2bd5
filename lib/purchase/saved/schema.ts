import { z } from 'zod';
import { incoterms } from '@/lib/platform/db/schema/trade-state';
import { filledLine, lineField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, siteIdField } from '@/lib/platform/http/field';
import { savedLimits } from './constants';

const supplier = { method: 'POST', actor: 'supplier' } as const;

/** Criteria of a search: words, filters, or both. */
export const savedFields = z
  .object({
    name: filledLine(savedLimits.name),
    words: lineField(savedLimits.words).default(''),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    categoryId: idField.nullable().default(null),
    incoterm: z.enum(incoterms).nullable().default(null),
  })
  .refine(({ words, country, categoryId, incoterm }) => words !== '' || country || categoryId || incoterm, {
    error: 'savedEmpty',
    path: ['words'],
  });
export type SavedInput = z.output<typeof savedFields>;

const saved = z.object({
  id: z.number().int(),
  name: z.string(),
  words: z.string(),
  country: z.string().nullable(),
  categoryId: z.number().int().nullable(),
  incoterm: z.enum(incoterms).nullable(),
  /** requests that came since its owner last looked, counted no further than `savedLimits.counted` */
  fresh: z.number().int(),
  createdAt: z.string(),
});

export const savedListCall = defineOwnCall({
  ...supplier,
  path: '/api/purchase/saved/list',
  input: z.object({ siteId: siteIdField }),
  output: z.object({ items: z.array(saved) }),
});
export type SavedSearch = z.output<typeof saved>;

/** Creates or updates a saved search. */
export const savedSaveCall = defineOwnCall({
  ...supplier,
  path: '/api/purchase/saved/save',
  input: z.object({ id: idField.nullable().default(null), search: savedFields }),
  output: z.object({ id: z.number().int() }),
});

export const savedDeleteCall = defineOwnCall({
  ...supplier,
  path: '/api/purchase/saved/delete',
  input: z.object({ id: idField }),
  output: z.null(),
});

/** Marks the results as seen. */
export const savedReadCall = defineOwnCall({
  ...supplier,
  path: '/api/purchase/saved/read',
  input: z.object({ id: idField }),
  output: z.null(),
});
