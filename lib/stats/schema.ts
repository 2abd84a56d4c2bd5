import { z } from 'zod';
import { idField, keywordField, siteIdField } from '@/lib/platform/http/field';
import { termScopes } from '@/lib/search/types';
import { viewedKinds } from './types';

// Sent by pages after they have loaded; not part of the API that others read, so not in its reference.
const none = z.null();

/**
 * A page of a product, company, tender or piece of content was seen: in which time zone, and after which search, where the
 * browser tells.
 */
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

/** A company's number was dialled on the page of a product or company. */
export const dialCall = {
  method: 'POST',
  input: z.object({ kind: z.enum(['product', 'company']), id: idField }),
  output: none,
} as const;

/** A keyword was searched on a site. */
export const termCall = {
  method: 'POST',
  input: z.object({ siteId: siteIdField, scope: z.enum(termScopes), keyword: keywordField }),
  output: none,
} as const;
