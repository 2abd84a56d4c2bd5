import { z } from 'zod';
import { config } from '@/lib/config';
import { deleted } from '@/lib/deletion/schema';
import { lineField } from '@/lib/field/text';
import { besideFaults } from '@/lib/http/beside-faults';
import { defineOwnCall } from '@/lib/http/call';
import { idField, spokenField } from '@/lib/http/field';
import { locales } from '@/lib/i18n/site';
import { idsField, itemState, readFields, saved, showFields, submitted, whichFields } from '@/lib/review/item/schema';
import { translationsOf } from '@/lib/review/item/text';
import { sloganMost } from './constants';
import { checkLaunch, checkLaunchDraft } from './rules';

/** The countries of a launch's area or of an offer, each once and in one order; none where it is worldwide. */
export const countriesField = z
  .array(z.string().regex(/^[A-Z]{2}$/, 'choice'))
  .max(config.api.pageSize.max * 3, 'limit')
  .transform((codes) => [...new Set(codes)].sort());

/** What a launch and an agent offer have in common. */
export const aboutProduct = {
  /** the language that the form was filled in */
  locale: z.enum(locales),
  productId: idField.nullable(),
  worldwide: z.boolean(),
  countries: countriesField,
};

export const launchFields = z.object({
  ...aboutProduct,
  translations: translationsOf({ slogan: lineField(sloganMost) }),
});
export type LaunchInput = z.output<typeof launchFields>;
export type LaunchForm = z.input<typeof launchFields>;

/** What can be submitted for review, and what can be kept until then. docs/domain.md, Required fields. */
export const launchInput = launchFields.superRefine(checkLaunch, besideFaults);
export const launchDraft = launchFields.superRefine(checkLaunchDraft, besideFaults);

const shared = { method: 'POST', actor: 'supplier' } as const;

/** A product as the picker shows it. */
export const pickedProduct = z.object({
  id: z.number().int(),
  name: z.string(),
  model: z.string(),
  cover: z.string(),
  /** whether visitors can see it */
  public: z.boolean(),
});
export type PickedProduct = z.output<typeof pickedProduct>;

/** Where a thing applies, for its owner's list. */
export const areaFields = {
  product: pickedProduct,
  worldwide: z.boolean(),
  countries: z.array(z.string()),
  slogan: spokenField.nullable(),
  locales: z.array(z.enum(locales)),
};
const ownLaunch = z.object({ ...itemState, ...areaFields });
export type OwnLaunch = z.output<typeof ownLaunch>;

/** How the whole list stands: whether the block is displayed, whether the membership covers it, whether one may edit. */
export const listState = { zone: z.boolean(), covered: z.boolean(), editable: z.boolean() };

export const ownLaunchListCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/list',
  input: z.object({}),
  output: z.object({ items: z.array(ownLaunch), ...listState }),
});
export type OwnLaunches = z.output<typeof ownLaunchListCall.output>;

export const ownLaunchGetCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/get',
  input: z.object({ id: idField }),
  output: z.object({
    id: z.number().int(),
    revision: z.number().int(),
    published: z.boolean(),
    form: launchFields,
    product: pickedProduct,
  }),
});
export type OwnLaunchDetail = z.output<typeof ownLaunchGetCall.output>;

export const launchSaveCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/save',
  input: launchFields.extend(whichFields).superRefine(checkLaunchDraft, besideFaults),
  output: saved,
  done: 'updated',
});

export const launchSubmitCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/submit',
  input: launchFields.extend(whichFields).superRefine(checkLaunch, besideFaults),
  output: submitted,
  done: 'submitted',
});

export const launchWithdrawCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/withdraw',
  input: z.object(readFields),
  output: z.null(),
  done: 'updated',
});

export const launchDiscardCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/discard',
  input: z.object(readFields),
  output: z.null(),
  done: 'updated',
});

export const launchDeleteCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/delete',
  input: z.object({ ids: idsField }),
  output: deleted,
  done: 'deleted',
});

export const launchShowCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/show',
  input: z.object(showFields),
  output: z.null(),
  done: 'updated',
});

/** Whether the block of launches, or that of agent offers, is displayed on the showroom's home. */
export const zoneCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/zone',
  input: z.object({ kind: z.enum(['launch', 'agent']), shown: z.boolean() }),
  output: z.null(),
  done: 'updated',
});

/** Own public products of which there is no launch, or no agent offer, yet. */
export const productPickCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/product',
  input: z.object({ kind: z.enum(['launch', 'agent']), keyword: z.string().trim().max(config.keyword.max) }),
  output: z.object({ items: z.array(pickedProduct), more: z.boolean() }),
});

/** The calls of its owner's screens. */
export const launchCalls = {
  list: ownLaunchListCall,
  get: ownLaunchGetCall,
  withdraw: launchWithdrawCall,
  discard: launchDiscardCall,
  show: launchShowCall,
  delete: launchDeleteCall,
};
