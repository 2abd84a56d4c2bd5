import { z } from 'zod';
import { config } from '@/lib/config';
import { defineOwnCall } from '@/lib/http/call';
import { idField, siteIdField } from '@/lib/http/field';
import { purchaseLimits } from './constants';
import { specificationRow } from './schema';

/** What a product or suppliers bring to a new request. */
export const purchaseStartCall = defineOwnCall({
  method: 'POST',
  path: '/api/purchase/start',
  input: z.object({
    siteId: siteIdField,
    productId: idField.nullable(),
    companyIds: z.array(idField).max(purchaseLimits.invitations),
  }),
  output: z.object({
    product: z
      .object({
        title: z.string(),
        cover: z.string(),
        productId: z.number().int(),
        categoryId: z.number().int().nullable(),
        quantity: z.number().nullable(),
        unit: z.enum(config.units),
        specification: z.array(specificationRow),
      })
      .nullable(),
    companies: z.array(
      z.object({ id: z.number().int(), name: z.string(), grade: z.enum(config.grades), zone: z.string().nullable() }),
    ),
  }),
});
