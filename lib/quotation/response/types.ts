import type { z } from 'zod';
import type { responseFields } from './schema';

export type Response = z.output<typeof responseFields>;
