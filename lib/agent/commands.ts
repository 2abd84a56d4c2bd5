import 'server-only';
import type { WriteTarget } from '@/lib/platform/revision/idempotency';
import { ownerCommands } from '@/lib/review/item/owner/commands';
import { offerNoun } from './noun';
import type { OfferInput } from './schema';

type Given = OfferInput & WriteTarget;

/** What owners do with their agent offers. */
export const {
  save: saveOffer,
  submit: submitOffer,
  withdraw: withdrawOffer,
  discard: discardOffer,
  hold: holdOffers,
  remove: deleteOffers,
  show: showOffer,
} = ownerCommands(offerNoun, ({ id, revision, idempotencyKey, ...input }: Given): [WriteTarget, OfferInput] => [
  { id, revision, idempotencyKey },
  input.worldwide ? { ...input, countries: [] } : input,
]);
