import type { SupplierActor } from '@/lib/auth/actor';
import { deleteItems, discardItem, saveItem, showItem, submitItem, withdrawItem } from '@/lib/review/item/commands';
import { offerNoun } from './noun';
import type { OfferInput } from './schema';

type Given = OfferInput & { id: number | null };
const parted = ({ id, ...input }: Given): [number | null, OfferInput] => [
  id,
  input.worldwide ? { ...input, countries: [] } : input,
];

/**
 * Keeps an unfinished agent offer. Decisions, Life cycles.
 * @throws AppError forbidden by role or membership, notFound, conflict for what waits, badRequest with fields
 */
export const saveOffer = (actor: SupplierActor, given: Given): Promise<{ id: number }> =>
  saveItem(offerNoun, actor, ...parted(given));

/**
 * Submits an agent offer for review; a change of a public one waits beside it. Decisions, Life cycles.
 * @throws AppError forbidden by role or membership, notFound, badRequest with fields
 */
export const submitOffer = (actor: SupplierActor, given: Given): Promise<{ id: number; waiting: boolean }> =>
  submitItem(offerNoun, actor, ...parted(given));

/** Takes a submission back. @throws AppError forbidden by role, notFound */
export const withdrawOffer = (actor: SupplierActor, { id }: { id: number }): Promise<null> =>
  withdrawItem(offerNoun, actor, id);

/** Lets a change of a public agent offer go. @throws AppError forbidden by role, notFound, conflict for what is not public */
export const discardOffer = (actor: SupplierActor, { id }: { id: number }): Promise<null> =>
  discardItem(offerNoun, actor, id);

/** Deletes agent offers. Specification 4, Deletion. @throws AppError forbidden by role, notFound */
export const deleteOffers = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> =>
  deleteItems(offerNoun, actor, ids);

/** Switches an agent offer on or off. @throws AppError forbidden by role, notFound */
export const showOffer = (actor: SupplierActor, { id, shown }: { id: number; shown: boolean }): Promise<null> =>
  showItem(offerNoun, actor, id, shown);
