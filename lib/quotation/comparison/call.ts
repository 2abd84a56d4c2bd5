import { z } from 'zod';
import { companyRecord } from '@/lib/company/schema';
import { config } from '@/lib/platform/config';
import { declineKeys, incoterms, quotationStates, undoKeys, undoSides } from '@/lib/platform/db/schema/trade-state';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, siteIdField } from '@/lib/platform/http/field';
import { specificationLine } from '@/lib/purchase/field';
import { basisFields } from '../basis/rules';
import { deviationFields, round, versions } from '../call';
import { bandFields } from '../price-range';
import { responseFields } from '../response/schema';
import { quotationFields } from '../schema';
import { criteria } from '../score';
import { costs, missingReasons } from './rules';

const rate = z.object({
  base: z.string(),
  currency: z.string(),
  date: z.string(),
  rate: z.number(),
  source: z.string(),
});

/** All quotations of an own request, compared on one basis. */
export const quotationCompareCall = defineOwnCall({
  method: 'POST',
  actor: 'purchaser',
  path: '/api/quotation/compare',
  input: basisFields.extend({ siteId: siteIdField, requestId: idField }),
  output: z.object({
    /** the basis: the request's terms, with the currency and quantity chosen */
    basis: z
      .object({
        currency: z.string(),
        quantity: z.number(),
        unit: z.string(),
        incoterm: z.enum(incoterms),
        priceQuantity: z.number().int(),
      })
      .nullable(),
    /** the request's own */
    own: z.object({ currency: z.string().nullable(), quantity: z.number().nullable() }),
    /** currencies available for comparison */
    currencies: z.array(z.string()),
    /** requirements, in the site's language if taken from a product */
    requirements: z.array(specificationLine),
    /** the request's target price and budget on the basis; null if not set or not convertible */
    ceilings: z.object({ price: z.number().nullable(), total: z.number().nullable() }),
    weights: z.record(z.enum(criteria), z.number()),
    /** whether the rates are frozen by the award */
    frozen: z.boolean(),
    /** number of unanswered supplier questions */
    unanswered: z.number().int(),
    /** price bands of the winner shown to losing suppliers; empty if not disclosed */
    bands: z.array(bandFields),
    /** until when the award can be undone; null without one or afterwards */
    undoUntil: z.string().nullable(),
    /** undone awards, latest first */
    undone: z.array(
      z.object({
        companyId: z.number().int(),
        company: z.string(),
        awardedAt: z.string(),
        undoneAt: z.string(),
        by: z.enum(undoSides),
        reason: z.object({ key: z.enum(undoKeys).nullable(), text: z.string() }),
      }),
    ),
    items: z.array(
      z.object({
        id: z.number().int(),
        companyId: z.number().int(),
        company: z.string(),
        /** false if its supplier is disabled */
        available: z.boolean(),
        grade: z.enum(config.grades),
        membership: z.enum(config.memberships),
        record: companyRecord.nullable(),
        response: responseFields.nullable(),
        state: z.enum(quotationStates),
        quotation: quotationFields,
        /** deviations from requirements, and whether the buyer accepts them: with unaccepted ones it is not ranked */
        deviations: z.array(deviationFields),
        versions,
        round,
        submittedAt: z.string(),
        decline: z.object({ key: z.enum(declineKeys).nullable(), text: z.string() }).nullable(),
        /** the buyer's private note, with its revision */
        note: z.object({ text: z.string(), revision: z.number().int() }),
        files: z.array(z.object({ key: z.string(), name: z.string() })),
        /** whether contacts are disclosed to its supplier */
        opened: z.boolean(),
        /** on the basis of all; null where the request has none yet */
        compared: z
          .object({
            quoted: z.number(),
            onTerms: z.number().nullable(),
            converted: z.number().nullable(),
            rates: z.array(rate),
            total: z.number().nullable(),
            missing: z.array(z.enum(missingReasons)),
            unused: z.array(z.enum(costs)),
          })
          .nullable(),
      }),
    ),
  }),
});
