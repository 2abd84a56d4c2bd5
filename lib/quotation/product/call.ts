import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineOwnCall } from '@/lib/platform/http/call';
import { priceQuantities } from '@/lib/platform/money/price-quantity';

/** An own product with the values that a quotation can copy; amounts are decimal in `currency`. */
export const quotableProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  cover: z.string(),
  model: z.string(),
  brand: z.string(),
  originCode: z.string(),
  currency: z.string(),
  unit: z.string(),
  /** number of units its prices are for */
  priceQuantity: z.literal(priceQuantities),
  /** null if negotiable or a range, which gives no single price */
  price: z.number().nullable(),
  minimumOrder: z.number(),
  leadDays: z.number().nullable(),
  priceBreaks: z.array(z.object({ quantity: z.number(), price: z.number() })),
});
export type QuotableProduct = z.output<typeof quotableProduct>;

/** Own public products by a part of their name or model. */
export const quotationProductCall = defineOwnCall({
  method: 'POST',
  actor: 'supplier',
  path: '/api/quotation/product',
  input: z.object({ keyword: z.string().trim().max(config.keyword.max) }),
  output: z.object({ items: z.array(quotableProduct), more: z.boolean() }),
});
