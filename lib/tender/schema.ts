import { z } from 'zod';
import { spokenField } from '@/lib/http/field';

/** A tender where it stands among other things: what, where, and until when bids are taken. */
export const tenderBrief = z
  .object({
    id: z.number().int(),
    title: spokenField,
    country: z.object({ code: z.string(), name: z.string() }),
    status: z.enum(['open', 'awarded', 'cancelled']),
    deadlineAt: z.string().nullable(),
  })
  .meta({ id: 'TenderBrief' });
export type TenderBrief = z.output<typeof tenderBrief>;
