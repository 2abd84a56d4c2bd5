import { z } from 'zod';
import { areaFields, listState, pickedProduct } from '@/lib/launch/schema';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { despiteFieldErrors } from '@/lib/platform/http/form-check';
import { itemActs } from '@/lib/review/item/call';
import { itemState, saved, submitted, whichFields } from '@/lib/review/item/schema';
import { uploadView } from '@/lib/upload/schema';
import { checkOffer, checkOfferDraft } from './rules';
import { offerFields } from './schema';

/** The input for submitting, and the weaker one for drafts. docs/domain.md, Required fields. */
export const offerInput = offerFields.superRefine(checkOffer, despiteFieldErrors);
export const offerDraft = offerFields.superRefine(checkOfferDraft, despiteFieldErrors);

const shared = { method: 'POST', actor: 'supplier' } as const;
const ownOffer = z.object({ ...itemState, ...areaFields, banner: z.string() });

export const ownOfferListCall = defineOwnCall({
  ...shared,
  path: '/api/agent/own/list',
  input: z.object({}),
  output: z.object({ items: z.array(ownOffer), ...listState }),
});
export type OwnOffers = z.output<typeof ownOfferListCall.output>;

export const ownOfferGetCall = defineOwnCall({
  ...shared,
  path: '/api/agent/own/get',
  input: z.object({ id: idField }),
  output: z.object({
    id: z.number().int(),
    revision: z.number().int(),
    published: z.boolean(),
    form: offerFields,
    product: pickedProduct,
    files: z.array(uploadView),
  }),
});
export type OwnOfferDetail = z.output<typeof ownOfferGetCall.output>;

export const offerSaveCall = defineOwnCall({
  ...shared,
  path: '/api/agent/own/save',
  input: offerFields.extend(whichFields).superRefine(checkOfferDraft, despiteFieldErrors),
  output: saved,
  done: 'updated',
});

export const offerSubmitCall = defineOwnCall({
  ...shared,
  path: '/api/agent/own/submit',
  input: offerFields.extend(whichFields).superRefine(checkOffer, despiteFieldErrors),
  output: submitted,
  done: 'submitted',
});

/** Owner actions on a saved offer. */
const acts = itemActs('/api/agent/own');
export const {
  withdraw: offerWithdrawCall,
  discard: offerDiscardCall,
  delete: offerDeleteCall,
  show: offerShowCall,
} = acts;

/** The calls of its owner's screens. */
export const offerCalls = { list: ownOfferListCall, get: ownOfferGetCall, ...acts };
