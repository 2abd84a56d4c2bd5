import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { despiteFieldErrors } from '@/lib/platform/http/form-check';
import { itemActs } from '@/lib/review/item/call';
import { saved, submitted, whichFields } from '@/lib/review/item/schema';
import { checkLaunch, checkLaunchDraft } from './rules';
import { launchFields, listState, ownLaunch, pickedProduct } from './schema';

/** The input for submitting, and the weaker one for drafts. docs/domain.md, Required fields. */
export const launchInput = launchFields.superRefine(checkLaunch, despiteFieldErrors);
export const launchDraft = launchFields.superRefine(checkLaunchDraft, despiteFieldErrors);

const shared = { method: 'POST', actor: 'supplier' } as const;

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
  input: launchFields.extend(whichFields).superRefine(checkLaunchDraft, despiteFieldErrors),
  output: saved,
  done: 'updated',
});

export const launchSubmitCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/submit',
  input: launchFields.extend(whichFields).superRefine(checkLaunch, despiteFieldErrors),
  output: submitted,
  done: 'submitted',
});

/** Owner actions on a saved launch. */
const acts = itemActs('/api/launch/own');
export const {
  withdraw: launchWithdrawCall,
  discard: launchDiscardCall,
  delete: launchDeleteCall,
  show: launchShowCall,
} = acts;

/** Shows or hides the block of launches, or of agent offers, on the showroom's home. */
export const zoneCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/zone',
  input: z.object({ kind: z.enum(['launch', 'agent']), shown: z.boolean() }),
  output: z.null(),
  done: 'updated',
});

/** The company's public products without a launch, or without an agent offer. */
export const productPickCall = defineOwnCall({
  ...shared,
  path: '/api/launch/own/product',
  input: z.object({ kind: z.enum(['launch', 'agent']), keyword: z.string().trim().max(config.keyword.max) }),
  output: z.object({ items: z.array(pickedProduct), more: z.boolean() }),
});

/** The calls of its owner's screens. */
export const launchCalls = { list: ownLaunchListCall, get: ownLaunchGetCall, ...acts };
