import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { incoterms, paymentMethods, sampleKinds } from '@/lib/platform/db/schema/trade-state';
import { instantField } from '@/lib/platform/field/day';
import { filledLine, lineField, textField } from '@/lib/platform/field/text';
import { idField, wholeFigure } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { priceQuantityField } from '@/lib/platform/money/price-quantity';
import { purchaseLimits } from '@/lib/purchase/constants';
import { quotationLimits } from './constants';

const limits = quotationLimits;
const line = lineField(limits.line).default('');
const atMostAmount = `atMost:${purchaseLimits.amount}`;
const price = z.number().positive('pricePositive').max(purchaseLimits.amount, atMostAmount);
const cost = z.number().min(0, 'atLeastZero').max(purchaseLimits.amount, atMostAmount).nullable().default(null);
const quantity = z
  .number()
  .positive('quantityPositive')
  .max(purchaseLimits.quantity, `atMost:${purchaseLimits.quantity}`);
const wholeUpTo = (max: number) => wholeFigure(`whole:0:${max}`).min(0, `whole:0:${max}`).max(max, `whole:0:${max}`);

/** All fields of a quotation. Amounts are decimal in `currency`. docs/domain.md, Quotation. */
export const quotationFields = z.object({
  locale: z.enum(locales),
  unitPrice: price,
  /** number of units for price and breaks */
  priceQuantity: priceQuantityField,
  currency: z.string().trim().toUpperCase().length(3, 'choice'),
  quantity,
  unit: z.enum(config.units, 'required'),
  incoterm: z.enum(incoterms, 'required'),
  place: filledLine(limits.line),
  /** for the whole quantity; left out where it is not stated */
  freight: cost,
  insurance: cost,
  leadDays: wholeUpTo(limits.leadDays),
  paymentMethod: z.enum(paymentMethods, 'required'),
  paymentOther: line,
  /** an instant in UTC, to the minute */
  validUntil: instantField('required'),
  priceBreaks: z
    .array(z.object({ quantity, price }))
    .refine((list) => list.length <= limits.priceBreaks, { error: 'limit' })
    .default([]),
  minimumOrder: quantity.nullable().default(null),
  productId: idField.nullable().default(null),
  brand: line,
  model: line,
  originCode: z.union([z.string().regex(/^[A-Z]{2}$/), z.literal('')]).default(''),
  warrantyMonths: wholeUpTo(limits.warrantyMonths).nullable().default(null),
  sample: z.enum(sampleKinds).nullable().default(null),
  reference: line,
  /** deviations from the request's requirements */
  deviations: z
    .array(
      z.object({ position: z.number().int().min(0).max(purchaseLimits.specification), text: filledLine(limits.line) }),
    )
    .max(purchaseLimits.specification)
    .default([]),
  attachments: z
    .array(z.string().max(200))
    .refine((list) => list.length <= config.upload.attachments, { error: 'limit' })
    .default([]),
  message: textField(limits.message).default(''),
});

export type QuotationInput = z.output<typeof quotationFields>;
export type QuotationFormInput = z.input<typeof quotationFields>;
