import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { locales } from '@/lib/platform/i18n/site';

/** Texts of one call, as many as a quotation that departs from each line of a request has, and characters of one. */
export const translateLimits = { texts: 80, characters: 20_000 } as const;

/** Texts of one language in another: a supplier's own, as they stand in a form, or what another party wrote. */
export const translateCall = defineOwnCall({
  method: 'POST',
  actor: 'member',
  path: '/api/translate',
  input: z.object({
    /** null where the service is to find out */
    from: z.enum(locales).nullable(),
    to: z.enum(locales),
    texts: z.array(z.string().min(1).max(translateLimits.characters)).min(1).max(translateLimits.texts),
  }),
  output: z.array(z.string()),
});
