import { z } from 'zod';
import { idField, keywordField, siteIdField } from '@/lib/http/field';
import { termScopes, viewedKinds } from './types';

// Sent by pages after they have loaded; not part of the API that others read, so not in its reference.
const none = z.null();

/** A page of a product, company, tender or piece of content was seen. */
export const viewCall = {
  method: 'POST',
  input: z.object({ kind: z.enum(viewedKinds), id: idField }),
  output: none,
} as const;

/** A keyword was searched on a site. */
export const termCall = {
  method: 'POST',
  input: z.object({ siteId: siteIdField, scope: z.enum(termScopes), keyword: keywordField }),
  output: none,
} as const;
