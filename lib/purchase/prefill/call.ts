import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, siteIdField } from '@/lib/platform/http/field';
import { purchaseLimits } from '@/lib/purchase/constants';
import { directionField } from '@/lib/purchase/requirement/rules';
import { specificationRow } from '@/lib/purchase/schema';

/** A catalogue parameter, named in every language, that can be a requirement. */
const askable = z.object({
  parameterId: z.number().int(),
  label: z.string(),
  unit: z.string(),
  direction: directionField,
  /** whether it is a number rather than text */
  isFigure: z.boolean(),
  options: z.array(z.object({ id: z.number().int(), label: z.string() })),
});
export type Askable = z.output<typeof askable>;

/** Initial values of a new request from a product, suppliers or a category. */
export const purchaseStartCall = defineOwnCall({
  method: 'POST',
  path: '/api/purchase/start',
  input: z.object({
    siteId: siteIdField,
    productId: idField.nullable(),
    /** other products of a comparison: then only common properties are required, and no model */
    besideIds: z.array(idField).max(config.compare.max).default([]),
    companyIds: z.array(idField).max(purchaseLimits.invitations),
    categoryId: idField.nullable().default(null),
  }),
  output: z.object({
    product: z
      .object({
        title: z.string(),
        cover: z.string(),
        productId: z.number().int().nullable(),
        categoryId: z.number().int().nullable(),
        quantity: z.number().nullable(),
        unit: z.enum(config.units),
        specification: z.array(specificationRow),
      })
      .nullable(),
    companies: z.array(
      z.object({ id: z.number().int(), name: z.string(), grade: z.enum(config.grades), zone: z.string().nullable() }),
    ),
    /** parameters usual in the category, named in every language */
    parameters: z.array(askable),
  }),
});
