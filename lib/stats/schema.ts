import { z } from 'zod';
import { idField, keywordField, siteIdField } from '@/lib/platform/http/field';
import { termScopes } from '@/lib/search/types';
import { viewedKinds } from './types';

// Called by pages after loading; not part of the published API.
const none = z.null();

/** Reports a view of a product, company, tender or content page, with the time zone and the preceding search. */
export const viewCall = {
  method: 'POST',
  input: z.object({
    kind: z.enum(viewedKinds),
    id: idField,
    zone: z.string().max(64).optional(),
    term: keywordField.optional(),
  }),
  output: none,
} as const;

/** Reports a call of a company's number on a product or company page. */
export const dialCall = {
  method: 'POST',
  input: z.object({ kind: z.enum(['product', 'company']), id: idField }),
  output: none,
} as const;

/** Reports a search on a site. */
export const termCall = {
  method: 'POST',
  input: z.object({ siteId: siteIdField, scope: z.enum(termScopes), keyword: keywordField }),
  output: none,
} as const;
