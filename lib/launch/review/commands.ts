import 'server-only';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { approveItem, disableItem, enableItem, rejectItem } from '@/lib/review/item/decision/commands';
import { launchNoun } from '../noun';

/** Approves a submitted launch. @throws AppError forbidden by role, notFound, conflict where it was decided already */
export const approveLaunch = (actor: StaffActor, reviewId: number): Promise<null> =>
  approveItem(launchNoun, actor, reviewId);

/** Rejects a submitted launch. @throws AppError forbidden by role, notFound, badRequest without a reason, conflict */
export const rejectLaunch = (actor: StaffActor, reviewId: number, reason: string): Promise<null> =>
  rejectItem(launchNoun, actor, reviewId, reason);

/** Takes a launch down. @throws AppError forbidden by role, notFound, badRequest without a reason, conflict */
export const disableLaunch = (actor: StaffActor, id: number, reason: string): Promise<null> =>
  disableItem(launchNoun, actor, id, reason);

/** Puts a launch up again. @throws AppError forbidden by role, notFound, conflict where it is not disabled */
export const enableLaunch = (actor: StaffActor, id: number): Promise<null> => enableItem(launchNoun, actor, id);
