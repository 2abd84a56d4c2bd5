import { z } from 'zod';

/** A tender in mixed lists: what, where, and the deadline. */
export const tenderBrief = z
  .object({
    id: z.number().int(),
    // In the language of its notice where that has none of a site.
    title: z.object({ text: z.string(), locale: z.string() }),
    country: z.object({ code: z.string(), name: z.string() }),
    status: z.enum(['planned', 'open', 'closed', 'awarded', 'cancelled']),
    deadlineAt: z.string().nullable(),
  })
  .meta({ id: 'TenderBrief' });
export type TenderBrief = z.output<typeof tenderBrief>;
