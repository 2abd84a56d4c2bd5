import { z } from 'zod';
import { config } from '@/lib/config';
import { locales } from '@/lib/i18n/site';
import { bodySchema } from './body/schema';

const { title, summary, keywords, channels } = config.content;
const id = z.int().min(1).max(config.id.max);
const text = z.strictObject({
  title: z.string().trim().min(1, 'required').max(title, 'tooLong'),
  summary: z.string().trim().max(summary, 'tooLong'),
  source: z.string().trim().max(200, 'tooLong'),
  body: bodySchema,
});

/** A piece of content as an editor sends it. */
export const contentInput = z.strictObject({
  channel: z.enum(channels),
  key: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,80}$/, 'format')
    .nullable(),
  sub: z.string().max(40),
  locale: z.enum(locales),
  cover: z.string().max(200),
  video: z.string().max(200).nullable(),
  seconds: z.int().positive().nullable(),
  recommend: z.int().min(0).max(1000),
  sort: z.int().min(0).max(10_000),
  demonstration: z.boolean(),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable(),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(config.listing.values),
  categories: z.array(id).max(config.listing.values),
  keywords: z.array(id).max(keywords, 'limit'),
  translations: z.partialRecord(z.enum(locales), text).refine((value) => Object.keys(value).length > 0, 'required'),
});
