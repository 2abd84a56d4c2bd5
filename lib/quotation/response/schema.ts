import { z } from 'zod';

/** How a company responds to invitations: their number, how many it quoted for, median hours until then. */
export const responseFields = z.object({
  invited: z.number().int(),
  answered: z.number().int(),
  hours: z.number().nullable(),
});
