import { z } from 'zod';
import { zonedCard, zonedInput } from '@/lib/launch/public/call';
import { defineCall } from '@/lib/platform/http/call';
import { idField, keywordField, localeTextField, siteIdField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { pageOutput } from '@/lib/search/schema';

export const offerCard = zonedCard
  .extend({
    banner: z.string().meta({ description: 'picture' }),
    /** countries with a sole agent */
    taken: z.array(z.object({ code: z.string(), name: z.string() })).meta({ description: 'taken' }),
  })
  .meta({ id: 'OfferCard' });

const offerDetail = offerCard
  .extend({
    detail: localeTextField,
    locales: z.array(z.enum(locales)).meta({ description: 'locales' }),
    updatedAt: z.string(),
  })
  .meta({ id: 'OfferDetail' });

export const agentListCall = defineCall({
  method: 'POST',
  path: '/api/agent/list',
  tag: 'agent',
  summary: 'agentList',
  input: zonedInput.extend({ keyword: keywordField.optional() }),
  output: pageOutput(offerCard).meta({ id: 'OfferPage' }),
});

export const agentGetCall = defineCall({
  method: 'GET',
  path: '/api/agent/get',
  tag: 'agent',
  summary: 'agentGet',
  input: z.object({ siteId: siteIdField, id: idField.meta({ description: 'id', example: 1 }) }),
  output: offerDetail,
});
