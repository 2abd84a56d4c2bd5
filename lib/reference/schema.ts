import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineCall } from '@/lib/platform/http/call';
import { siteIdField, wholeNumber } from '@/lib/platform/http/field';
import type { CategoryNode } from './types';

const site = z.object({ siteId: siteIdField });

const categoryNode: z.ZodType<CategoryNode> = z
  .object({
    id: z.number().int(),
    key: z.string(),
    name: z.string(),
    slogan: z.string(),
    picture: z.string().nullable().meta({ description: 'picture' }),
    products: z.number().int().meta({ description: 'products' }),
    get children() {
      return z.array(categoryNode);
    },
  })
  .meta({ id: 'Category' });

/** Calls for reference data. */
export const categoryCall = defineCall({
  method: 'POST',
  path: '/api/category',
  tag: 'reference',
  summary: 'category',
  input: site.extend({ type: wholeNumber(1, 100).prefault(1).meta({ description: 'type' }) }),
  output: z.array(categoryNode),
});

export const navCall = defineCall({
  method: 'GET',
  path: '/api/get_nav',
  tag: 'reference',
  summary: 'nav',
  input: site,
  output: z.array(
    z
      .object({
        id: z.number().int(),
        key: z.string(),
        position: z.enum(['header', 'footer']),
        section: z.string(),
        label: z.string(),
        path: z.string().meta({ description: 'path' }),
        href: z.string().meta({ description: 'href' }),
      })
      .meta({ id: 'NavItem' }),
  ),
});

export const countryCall = defineCall({
  method: 'POST',
  path: '/api/country_list',
  tag: 'reference',
  summary: 'country',
  input: site,
  output: z.array(
    z
      .object({
        code: z.string(),
        name: z.string(),
        continent: z.enum(config.continents),
        callingCode: z.string(),
        currency: z.string(),
      })
      .meta({ id: 'Country' }),
  ),
});

export const tagCall = defineCall({
  method: 'POST',
  path: '/api/tag_list',
  tag: 'reference',
  summary: 'tag',
  input: site.extend({ kind: z.enum(['company', 'product']).default('company').meta({ description: 'kind' }) }),
  output: z.array(z.object({ id: z.number().int(), key: z.string(), name: z.string() }).meta({ id: 'Tag' })),
});

export const friendLinkCall = defineCall({
  method: 'POST',
  path: '/api/new/f_link',
  tag: 'reference',
  summary: 'friendLink',
  input: site,
  output: z.array(z.object({ id: z.number().int(), name: z.string(), url: z.string() }).meta({ id: 'FriendLink' })),
});

export const tdkCall = defineCall({
  method: 'POST',
  path: '/api/get_tdk',
  tag: 'reference',
  summary: 'tdk',
  input: site,
  output: z.array(
    z
      .object({
        page: z.string().meta({ description: 'tdkPage' }),
        title: z.string(),
        description: z.string(),
        keywords: z.string(),
      })
      .meta({ id: 'Tdk' }),
  ),
});

export const exchangeRateCall = defineCall({
  method: 'GET',
  path: '/api/exchange_rate',
  tag: 'reference',
  summary: 'exchangeRate',
  input: z.object({}),
  output: z.array(
    z
      .object({
        base: z.string(),
        currency: z.string(),
        date: z.iso.date(),
        rate: z.number().meta({ description: 'exchangeRate' }),
      })
      .meta({ id: 'ExchangeRate' }),
  ),
});
