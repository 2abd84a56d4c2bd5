import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { deleted } from '@/lib/platform/deletion/schema';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, pageFields, siteIdField } from '@/lib/platform/http/field';
import { despiteFieldErrors } from '@/lib/platform/http/form-check';
import { locales } from '@/lib/platform/i18n/site';
import { priceQuantities } from '@/lib/platform/money/price-quantity';
import { keyField, revisionField } from '@/lib/platform/revision/schema';
import { batchMax, parameterKinds, parameterSections, productStates } from './constants';
import { checkDraft, checkProduct, tidy } from './rules';
import { productFields } from './schema';

/** Input of a draft: only a name in one language is required. docs/domain.md, Product. */
export const productDraft = productFields.superRefine(checkDraft, despiteFieldErrors).transform(tidy);

/** Input for submitting. docs/domain.md, Required fields. */
export const productInput = productFields.superRefine(checkProduct, despiteFieldErrors).transform(tidy);

const shared = { method: 'POST', actor: 'supplier' } as const;
const ids = z.array(idField).min(1).max(batchMax);
const which = { id: idField.nullable(), revision: revisionField, idempotencyKey: keyField };
const count = z.object({ count: z.number().int() });
const saved = z.object({ id: z.number().int(), revision: z.number().int() });

/** Saves a draft; `id` null for a new product. */
export const productSaveCall = defineOwnCall({
  ...shared,
  path: '/api/product/save',
  input: z.object({ ...which, product: productDraft }),
  output: saved,
  done: 'updated',
});

/** Submits for review, a new product where `id` is null. */
export const productSubmitCall = defineOwnCall({
  ...shared,
  path: '/api/product/submit',
  input: z.object({ ...which, product: productInput }),
  output: saved.extend({ waiting: z.boolean() }),
  done: 'submitted',
});

export const productWithdrawCall = defineOwnCall({
  ...shared,
  path: '/api/product/withdraw',
  input: z.object({ id: idField, revision: revisionField }),
  output: z.null(),
  done: 'updated',
});

export const productDiscardCall = defineOwnCall({
  ...shared,
  path: '/api/product/discard',
  input: z.object({ id: idField, revision: revisionField }),
  output: z.null(),
  done: 'updated',
});

export const productPublishCall = defineOwnCall({
  ...shared,
  path: '/api/product/publish',
  input: z.object({ ids }),
  output: count,
  done: 'listed',
});

export const productUnpublishCall = defineOwnCall({
  ...shared,
  path: '/api/product/unpublish',
  input: z.object({ ids }),
  output: count,
  done: 'unlisted',
});

export const productAssignCall = defineOwnCall({
  ...shared,
  path: '/api/product/assign',
  input: z.object({ ids, groupId: idField.nullable() }),
  output: count,
  done: 'updated',
});

/** `sort` null puts it before all others. */
export const productMoveCall = defineOwnCall({
  ...shared,
  path: '/api/product/move',
  input: z.object({ id: idField, sort: z.number().int().min(0).max(config.id.max).nullable() }),
  output: count,
  done: 'updated',
});

export const productDeleteCall = defineOwnCall({
  ...shared,
  path: '/api/product/delete',
  input: z.object({ ids }),
  output: deleted,
  done: 'deleted',
});

const filterFields = {
  state: z.enum(productStates).nullable().default(null),
  listed: z.boolean().nullable().default(null),
  /** 0 is for products without a group */
  groupId: z.number().int().min(0).max(config.id.max).nullable().default(null),
  keyword: z.string().trim().max(config.keyword.max).default(''),
};

const ownProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  nameLocale: z.enum(locales),
  model: z.string(),
  cover: z.string(),
  price: z.object({
    kind: z.enum(['fixed', 'range', 'negotiable']),
    min: z.number().nullable(),
    max: z.number().nullable(),
    currency: z.string(),
    /** number of units; by default one */
    per: z.literal(priceQuantities).optional(),
  }),
  unit: z.enum(config.units),
  /** state shown to its owner: that of a pending or rejected change, else its own */
  state: z.enum(productStates),
  status: z.enum(productStates),
  reason: z.string().nullable(),
  /** has an unsubmitted change */
  draft: z.boolean(),
  listed: z.boolean(),
  /** public today: listed, and within the cap */
  shown: z.boolean(),
  group: z.string().nullable(),
  sort: z.number().int(),
  revision: z.number().int(),
  /** completeness by language, as in the form */
  coverage: z.record(z.enum(locales), z.enum(['full', 'part', 'none'])),
  updatedAt: z.string(),
});

/** The company's own products. */
export const productOwnCall = defineOwnCall({
  ...shared,
  path: '/api/product/own',
  input: z.object({ siteId: siteIdField, ...filterFields, ...pageFields }),
  output: z.object({
    items: z.array(ownProduct),
    total: z.number().int(),
    /** number of products by state, ignoring filters */
    counts: z.record(z.enum(productStates), z.number().int()),
    all: z.number().int(),
    cap: z.number().int(),
  }),
});

/** The ids of all products matching a filter, for bulk actions. */
export const productOwnIdCall = defineOwnCall({
  ...shared,
  path: '/api/product/own/id',
  input: z.object({ siteId: siteIdField, ...filterFields }),
  output: z.array(z.number().int()),
});

/** Parameters that products of some categories have, and those of the company's own. */
export const parameterSuggestCall = defineOwnCall({
  ...shared,
  path: '/api/product/parameter',
  input: z.object({
    siteId: siteIdField,
    categories: z.array(idField).max(config.product.categories),
    parameterIds: z.array(idField).max(config.product.parameters).default([]),
  }),
  output: z.array(
    z.object({
      parameterId: z.number().int().nullable(),
      label: z.string(),
      labels: productFields.shape.parameters.unwrap().element.shape.labels.unwrap(),
      section: z.enum(parameterSections),
      kind: z.enum(parameterKinds),
      unit: z.string(),
      options: z.array(z.object({ id: z.number().int(), label: z.string() })),
    }),
  ),
});

export type OwnProduct = z.output<typeof ownProduct>;
export type OwnProductPage = z.output<typeof productOwnCall.output>;
export type OwnFilter = z.output<typeof productOwnIdCall.input>;
export type ParameterSuggestion = z.output<typeof parameterSuggestCall.output>[number];
