import { z } from 'zod';
import { config } from '@/lib/config';

/** An address that may be left out. */
export const optionalEmailField = z
  .string()
  .trim()
  .max(config.account.email.max)
  .refine((text) => text === '' || z.email().safeParse(text).success, { error: 'email' })
  .default('')
  .meta({ description: 'email' });
