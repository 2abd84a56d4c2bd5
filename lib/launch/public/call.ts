import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineCall } from '@/lib/platform/http/call';
import { localeTextField } from '@/lib/platform/http/field';
import { productCard } from '@/lib/product/schema';
import { listInput, pageOutput } from '@/lib/search/schema';

/** Filters and sort orders of launches and agent offers; places refer to the zone, not the supplier. */
export const zonedInput = listInput.omit({ grade: true, membership: true }).extend({
  country: listInput.shape.country.meta({ description: 'zoneCountry', example: ['ke'] }),
  continent: listInput.shape.continent.meta({ description: 'zoneContinent' }),
});

/** Where it applies: worldwide, or in the listed countries, sorted by name. */
const zone = z
  .object({
    worldwide: z.boolean().meta({ description: 'worldwide' }),
    countries: z.array(z.object({ code: z.string(), name: z.string(), continent: z.enum(config.continents) })),
  })
  .meta({ id: 'Zone' });

/** Fields shared by launches and agent offers. */
export const zonedCard = z.object({
  id: z.number().int(),
  slogan: localeTextField,
  zone,
  publishedAt: z.string(),
  product: productCard,
});

export const launchListCall = defineCall({
  method: 'POST',
  path: '/api/launch/list',
  tag: 'launch',
  summary: 'launchList',
  input: zonedInput,
  output: pageOutput(zonedCard.meta({ id: 'LaunchCard' }))
    .omit({ mended: true })
    .meta({ id: 'LaunchPage' }),
});
