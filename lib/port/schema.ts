import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineCall } from '@/lib/platform/http/call';
import { siteIdField } from '@/lib/platform/http/field';

const port = z.object({ code: z.string(), name: z.string(), country: z.string() }).meta({ id: 'Port' });

/** A port as a form shows it, its country in the language of the site. */
export type Port = z.infer<typeof port>;

/** Ports by name, country or UN/LOCODE. */
export const portSearchCall = defineCall({
  method: 'POST',
  path: '/api/port/search',
  tag: 'reference',
  summary: 'portSearch',
  input: z.object({
    siteId: siteIdField,
    keyword: z.string().trim().max(config.keyword.max).prefault('').meta({ description: 'keyword', example: 'Dakar' }),
  }),
  output: z.array(port),
});
