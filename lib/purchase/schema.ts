import { z } from 'zod';
import { config } from '@/lib/platform/config';
import {
  agreeableFields,
  incoterms,
  paymentMethods,
  purchaseKinds,
  shippingMethods,
} from '@/lib/platform/db/schema/trade-state';
import { dayField, instantField } from '@/lib/platform/field/day';
import { optionalEmailField } from '@/lib/platform/field/email';
import { filledLine, lineField, textField } from '@/lib/platform/field/text';
import { idField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { noPort, purchaseLimits } from './constants';

const limits = purchaseLimits;
const line = (max: number) => lineField(max).default('');
const choice = <const T extends readonly string[]>(values: T) => z.enum(values).nullable().default(null);
const amount = z
  .number()
  .positive('pricePositive')
  .max(limits.amount, `atMost:${limits.amount}`)
  .nullable()
  .default(null);

const translation = z.object({ title: line(limits.title), details: textField(limits.details).default('') });

const figure = z.number().nullable().default(null);
/** A requirement: text, or numbers in a unit. */
export const specificationRow = z.object({
  /** parameter and option it was taken from, which have names in every language */
  parameterId: idField.nullable().default(null),
  optionId: idField.nullable().default(null),
  label: filledLine(limits.line),
  value: line(limits.line),
  min: figure,
  max: figure,
  unit: line(config.product.unit),
});

/** Contact claims: texts that look like contacts but are not, as their author says; sorted. */
export const notContactsField = z
  .array(z.string().min(1).max(limits.contact))
  .refine((list) => list.length <= limits.notContacts, { error: 'limit' })
  .overwrite((list) => [...new Set(list)].sort())
  .default([]);

/** Suppliers invited to quote. */
export const companiesField = z.array(idField).max(limits.invitations);

/** All fields of a purchase request, as in the full form. Amounts are decimal in `currency`. */
export const purchaseFields = z.object({
  /** the form's language */
  locale: z.enum(locales),
  kind: z.enum(purchaseKinds).default('public'),
  translations: z.partialRecord(z.enum(locales), translation).default({}),
  categoryId: idField.nullable().default(null),
  productId: idField.nullable().default(null),
  quantity: z
    .number()
    .positive('quantityPositive')
    .max(limits.quantity, `atMost:${limits.quantity}`)
    .nullable()
    .default(null),
  unit: choice(config.units),
  incoterm: choice(incoterms),
  place: line(limits.line),
  targetPrice: amount,
  budget: amount,
  currency: z.string().trim().toUpperCase().max(3, 'choice').default(''),
  showTargetPrice: z.boolean().default(false),
  showPriceBand: z.boolean().default(false),
  shippingMethod: choice(shippingMethods),
  shippingOther: line(limits.line),
  port: z.union([z.string().regex(/^[A-Z]{2}[A-Z2-9]{3}$/), z.literal(noPort), z.literal('')]).default(''),
  countryCode: z.union([z.string().regex(/^[A-Z]{2}$/), z.literal('')]).default(''),
  destination: line(limits.line),
  deliveryBy: z.union([dayField(), z.literal('')]).default(''),
  paymentMethod: choice(paymentMethods),
  paymentOther: line(limits.line),
  /** fields left for negotiation; their values are ignored */
  toAgree: z
    .array(z.enum(agreeableFields))
    .overwrite((list) => [...new Set(list)].sort())
    .default([]),
  /** an instant in UTC, to the minute */
  validUntil: z.union([instantField(), z.literal('')]).default(''),
  companyName: line(limits.line),
  contactName: line(config.account.name.max),
  contactPhone: line(40),
  contactEmail: optionalEmailField.default(''),
  specification: z
    .array(specificationRow)
    .refine((list) => list.length <= limits.specification, { error: 'limit' })
    .default([]),
  attachments: z
    .array(z.string().max(200))
    .refine((list) => list.length <= config.upload.attachments, { error: 'limit' })
    .default([]),
  notContacts: notContactsField,
});

/** An addendum, a question, an answer. */
export const words = textField(limits.text).refine((text) => text !== '', { error: 'required' });

export type PurchaseInput = z.output<typeof purchaseFields>;
export type PurchaseFormInput = z.input<typeof purchaseFields>;
