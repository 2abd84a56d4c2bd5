import { z } from 'zod';
import { deleted } from '@/lib/deletion/schema';
import { lineField, textField } from '@/lib/field/text';
import { besideFaults } from '@/lib/http/beside-faults';
import { defineOwnCall } from '@/lib/http/call';
import { idField } from '@/lib/http/field';
import { sloganMost } from '@/lib/launch/constants';
import { aboutProduct, areaFields, listState, pickedProduct } from '@/lib/launch/schema';
import { idsField, itemState, readFields, saved, showFields, submitted, whichFields } from '@/lib/review/item/schema';
import { translationsOf } from '@/lib/review/item/text';
import { uploadView } from '@/lib/upload/schema';
import { detailMost } from './constants';
import { checkOffer, checkOfferDraft } from './rules';

export const offerFields = z.object({
  ...aboutProduct,
  /** the key of a picture */
  banner: z.string().max(200),
  translations: translationsOf({ slogan: lineField(sloganMost), detail: textField(detailMost) }),
});
export type OfferInput = z.output<typeof offerFields>;
export type OfferForm = z.input<typeof offerFields>;

/** What can be submitted for review, and what can be kept until then. docs/domain.md, Required fields. */
export const offerInput = offerFields.superRefine(checkOffer, besideFaults);
export const offerDraft = offerFields.superRefine(checkOfferDraft, besideFaults);

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
  input: offerFields.extend(whichFields).superRefine(checkOfferDraft, besideFaults),
  output: saved,
  done: 'updated',
});

export const offerSubmitCall = defineOwnCall({
  ...shared,
  path: '/api/agent/own/submit',
  input: offerFields.extend(whichFields).superRefine(checkOffer, besideFaults),
  output: submitted,
  done: 'submitted',
});

export const offerWithdrawCall = defineOwnCall({
  ...shared,
  path: '/api/agent/own/withdraw',
  input: z.object(readFields),
  output: z.null(),
  done: 'updated',
});

export const offerDiscardCall = defineOwnCall({
  ...shared,
  path: '/api/agent/own/discard',
  input: z.object(readFields),
  output: z.null(),
  done: 'updated',
});

export const offerDeleteCall = defineOwnCall({
  ...shared,
  path: '/api/agent/own/delete',
  input: z.object({ ids: idsField }),
  output: deleted,
  done: 'deleted',
});

export const offerShowCall = defineOwnCall({
  ...shared,
  path: '/api/agent/own/show',
  input: z.object(showFields),
  output: z.null(),
  done: 'updated',
});

/** The calls of its owner's screens. */
export const offerCalls = {
  list: ownOfferListCall,
  get: ownOfferGetCall,
  withdraw: offerWithdrawCall,
  discard: offerDiscardCall,
  show: offerShowCall,
  delete: offerDeleteCall,
};
