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
import { launchNoun } from './noun';
import type { LaunchInput } from './schema';

type Given = LaunchInput & WriteTarget;
const parted = ({ id, revision, idempotencyKey, ...input }: Given): [WriteTarget, LaunchInput] => [
  { id, revision, idempotencyKey },
  input.worldwide ? { ...input, countries: [] } : input,
];

/**
 * Saves an unfinished launch as a draft. docs/domain.md, Certificate, launch and agent offer.
 * @throws AppError forbidden by role or membership, notFound, conflict if it is under review or was changed since it
 * was read, badRequest with fields
 */
export const saveLaunch = (actor: SupplierActor, given: Given): Promise<SavedItem> =>
  saveItem(launchNoun, actor, ...parted(given));

/**
 * Submits a launch for review; a public one stays as it is until then. docs/domain.md, Certificate, launch and agent
 * offer. @throws AppError forbidden by role or membership, notFound, conflict where it was changed since it was read,
 * badRequest with fields
 */
export const submitLaunch = (actor: SupplierActor, given: Given): Promise<Submitted> =>
  submitItem(launchNoun, actor, ...parted(given));

/** Withdraws a submission. @throws AppError forbidden by role, notFound, conflict */
export const withdrawLaunch = (actor: SupplierActor, one: ItemRevision): Promise<null> =>
  withdrawItem(launchNoun, actor, one);

/** Discards the pending change of a public launch. @throws AppError forbidden by role, notFound, conflict */
export const discardLaunch = (actor: SupplierActor, one: ItemRevision): Promise<null> =>
  discardItem(launchNoun, actor, one);

/** Takes launches out of the list until they are deleted. @throws AppError forbidden by role, notFound */
export const holdLaunches = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<Deleted> =>
  holdItems(launchNoun, actor, ids);

/** Deletes launches. docs/domain.md, Deletion and undo. @throws AppError forbidden by role, notFound */
export const deleteLaunches = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> =>
  deleteItems(launchNoun, actor, ids);

/** Switches a launch on or off. @throws AppError forbidden by role, notFound */
export const showLaunch = (actor: SupplierActor, { id, shown }: { id: number; shown: boolean }): Promise<null> =>
  showItem(launchNoun, actor, id, shown);
