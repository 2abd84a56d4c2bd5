import type { SupplierActor } from '@/lib/auth/actor';
import { deleteItems, discardItem, saveItem, showItem, submitItem, withdrawItem } from '@/lib/review/item/commands';
import { launchNoun } from './noun';
import type { LaunchInput } from './schema';

type Given = LaunchInput & { id: number | null };
const parted = ({ id, ...input }: Given): [number | null, LaunchInput] => [
  id,
  input.worldwide ? { ...input, countries: [] } : input,
];

/**
 * Keeps an unfinished launch. Decisions, Life cycles.
 * @throws AppError forbidden by role or membership, notFound, conflict for what waits, badRequest with fields
 */
export const saveLaunch = (actor: SupplierActor, given: Given): Promise<{ id: number }> =>
  saveItem(launchNoun, actor, ...parted(given));

/**
 * Submits a launch for review; a change of a public one waits beside it. Decisions, Life cycles.
 * @throws AppError forbidden by role or membership, notFound, badRequest with fields
 */
export const submitLaunch = (actor: SupplierActor, given: Given): Promise<{ id: number; waiting: boolean }> =>
  submitItem(launchNoun, actor, ...parted(given));

/** Takes a submission back. @throws AppError forbidden by role, notFound */
export const withdrawLaunch = (actor: SupplierActor, { id }: { id: number }): Promise<null> =>
  withdrawItem(launchNoun, actor, id);

/** Lets a change of a public launch go. @throws AppError forbidden by role, notFound, conflict for what is not public */
export const discardLaunch = (actor: SupplierActor, { id }: { id: number }): Promise<null> =>
  discardItem(launchNoun, actor, id);

/** Deletes launches. Specification 4, Deletion. @throws AppError forbidden by role, notFound */
export const deleteLaunches = (actor: SupplierActor, { ids }: { ids: readonly number[] }): Promise<null> =>
  deleteItems(launchNoun, actor, ids);

/** Switches a launch on or off. @throws AppError forbidden by role, notFound */
export const showLaunch = (actor: SupplierActor, { id, shown }: { id: number; shown: boolean }): Promise<null> =>
  showItem(launchNoun, actor, id, shown);
