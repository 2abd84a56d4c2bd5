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
import type { ItemInput, Noun } from '@/lib/review/item/noun';

/**
 * What owners do with the items of a noun. docs/domain.md, Certificate, launch and agent offer.
 * @param parted splits the input of a write into the item it is for and the form
 */
export const ownerCommands = <I extends ItemInput, G>(noun: Noun<I>, parted: (given: G) => [WriteTarget, I]) => ({
  /**
   * Saves an unfinished item as a draft.
   * @throws AppError forbidden by role or standing, notFound, conflict if it is under review or was changed since it
   * was read, badRequest with fields
   */
  save: (actor: SupplierActor, given: G): Promise<SavedItem> => saveItem(noun, actor, ...parted(given)),

  /**
   * Submits an item for review; a public one stays as it is until then.
   * @throws AppError forbidden by role or standing, notFound, conflict where it was changed since it was read,
   * badRequest with fields
   */
  submit: (actor: SupplierActor, given: G): Promise<Submitted> => submitItem(noun, actor, ...parted(given)),

  /** Withdraws a submission. @throws AppError forbidden by role, notFound, conflict */
  withdraw: (actor: SupplierActor, one: ItemRevision): Promise<null> => withdrawItem(noun, actor, one),

  /** Discards the pending change of a public item. @throws AppError forbidden by role, notFound, conflict */
  discard: (actor: SupplierActor, one: ItemRevision): Promise<null> => discardItem(noun, actor, one),

  /** Takes items out of the list until they are deleted. @throws AppError forbidden by role, notFound */
  hold: (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<Deleted> => holdItems(noun, actor, ids),

  /** Deletes items. docs/domain.md, Deletion and undo. @throws AppError forbidden by role, notFound */
  remove: (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> => deleteItems(noun, actor, ids),

  /** Switches an item on or off. @throws AppError forbidden by role, notFound */
  show: (actor: SupplierActor, { id, shown }: { id: number; shown: boolean }): Promise<null> =>
    showItem(noun, actor, id, shown),
});
