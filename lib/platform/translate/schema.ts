import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { locales } from '@/lib/platform/i18n/site';

/** Texts per call, enough for a quotation that deviates from every line of a request, and characters of each. */
export const translateLimits = { texts: 80, characters: 20_000 } as const;

/** Translates texts: a supplier's own form fields, or what another party wrote. */
export const translateCall = defineOwnCall({
  method: 'POST',
  actor: 'member',
  path: '/api/translate',
  input: z.object({
    /** null for automatic detection */
    from: z.enum(locales).nullable(),
    to: z.enum(locales),
    texts: z.array(z.string().min(1).max(translateLimits.characters)).min(1).max(translateLimits.texts),
  }),
  output: z.array(z.string()),
});
