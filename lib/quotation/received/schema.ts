import { z } from 'zod';
import { companyRecord } from '@/lib/company/schema';
import { defineOwnCall } from '@/lib/platform/http/call';
import { localeTextField, pageFields, siteIdField } from '@/lib/platform/http/field';
import { quotationStates } from '../constants';
import { responseFields } from '../response/schema';

/** The quotations for the buyer's own requests, the latest first. */
export const quotationReceivedCall = defineOwnCall({
  method: 'POST',
  actor: 'purchaser',
  path: '/api/quotation/received',
  input: z.object({ siteId: siteIdField, ...pageFields }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        requestId: z.number().int(),
        title: localeTextField,
        company: z.string(),
        record: companyRecord.nullable(),
        response: responseFields.nullable(),
        state: z.enum(quotationStates),
        unitPrice: z.number(),
        priceQuantity: z.number().int(),
        currency: z.string(),
        /** total of the quotation, in major units */
        total: z.number().nullable(),
        /** unaccepted and accepted deviations; null for a request without requirements */
        deviations: z.object({ missed: z.number().int(), taken: z.number().int() }).nullable(),
        validUntil: z.string(),
        submittedAt: z.string(),
      }),
    ),
    total: z.number().int(),
  }),
});
