import 'server-only';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import type { Deleted } from '@/lib/platform/deletion/schema';
import type { WriteTarget } from '@/lib/platform/revision/idempotency';
import {
  discardItem,
  type ItemRevision,
  type SavedItem,
  type Submitted,
  saveItem,
  submitItem,
  withdrawItem,
} from '@/lib/review/item/commands';
import { deleteItems, holdItems, showItem } from '@/lib/review/item/list/commands';
import { offerNoun } from './noun';
import type { OfferInput } from './schema';

type Given = OfferInput & WriteTarget;
const parted = ({ id, revision, idempotencyKey, ...input }: Given): [WriteTarget, OfferInput] => [
  { id, revision, idempotencyKey },
  input.worldwide ? { ...input, countries: [] } : input,
];

/**
 * Saves an unfinished agent offer as a draft. docs/domain.md, Certificate, launch and agent offer.
 * @throws AppError forbidden by role or membership, notFound, conflict if it is under review or was changed since it
 * was read, badRequest with fields
 */
export const saveOffer = (actor: SupplierActor, given: Given): Promise<SavedItem> =>
  saveItem(offerNoun, actor, ...parted(given));

/**
 * Submits an agent offer for review; a public one stays as it is until then. docs/domain.md, Certificate, launch and
 * agent offer. @throws AppError forbidden by role or membership, notFound, conflict where it was changed since it was
 * read, badRequest with fields
 */
export const submitOffer = (actor: SupplierActor, given: Given): Promise<Submitted> =>
  submitItem(offerNoun, actor, ...parted(given));

/** Withdraws a submission. @throws AppError forbidden by role, notFound, conflict */
export const withdrawOffer = (actor: SupplierActor, one: ItemRevision): Promise<null> =>
  withdrawItem(offerNoun, actor, one);

/** Discards the pending change of a public agent offer. @throws AppError forbidden by role, notFound, conflict */
export const discardOffer = (actor: SupplierActor, one: ItemRevision): Promise<null> =>
  discardItem(offerNoun, actor, one);

/** Takes offers out of the list until they are deleted. @throws AppError forbidden by role, notFound */
export const holdOffers = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<Deleted> =>
  holdItems(offerNoun, actor, ids);

/** Deletes agent offers. docs/domain.md, Deletion and undo. @throws AppError forbidden by role, notFound */
export const deleteOffers = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> =>
  deleteItems(offerNoun, actor, ids);

/** Switches an agent offer on or off. @throws AppError forbidden by role, notFound */
export const showOffer = (actor: SupplierActor, { id, shown }: { id: number; shown: boolean }): Promise<null> =>
  showItem(offerNoun, actor, id, shown);
