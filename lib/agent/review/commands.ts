import 'server-only';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { approveItem, disableItem, enableItem, rejectItem } from '@/lib/review/item/decision/commands';
import { offerNoun } from '../noun';

/** Approves a submitted agent offer. @throws AppError forbidden by role, notFound, conflict where it was decided already */
export const approveOffer = (actor: StaffActor, reviewId: number): Promise<null> =>
  approveItem(offerNoun, actor, reviewId);

/** Rejects a submitted agent offer. @throws AppError forbidden by role, notFound, badRequest without a reason, conflict */
export const rejectOffer = (actor: StaffActor, reviewId: number, reason: string): Promise<null> =>
  rejectItem(offerNoun, actor, reviewId, reason);

/** Takes an agent offer down. @throws AppError forbidden by role, notFound, badRequest without a reason, conflict */
export const disableOffer = (actor: StaffActor, id: number, reason: string): Promise<null> =>
  disableItem(offerNoun, actor, id, reason);

/** Puts an agent offer up again. @throws AppError forbidden by role, notFound, conflict where it is not disabled */
export const enableOffer = (actor: StaffActor, id: number): Promise<null> => enableItem(offerNoun, actor, id);
