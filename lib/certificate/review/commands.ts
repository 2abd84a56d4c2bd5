import 'server-only';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { approveItem, disableItem, enableItem, rejectItem } from '@/lib/review/item/decision/commands';
import { certificateNoun } from '../noun';

/** Approves a submitted certificate. @throws AppError forbidden by role, notFound, conflict where it was decided already */
export const approveCertificate = (actor: StaffActor, reviewId: number): Promise<null> =>
  approveItem(certificateNoun, actor, reviewId);

/** Rejects a submitted certificate. @throws AppError forbidden by role, notFound, badRequest without a reason, conflict */
export const rejectCertificate = (actor: StaffActor, reviewId: number, reason: string): Promise<null> =>
  rejectItem(certificateNoun, actor, reviewId, reason);

/** Takes a certificate down. @throws AppError forbidden by role, notFound, badRequest without a reason, conflict */
export const disableCertificate = (actor: StaffActor, id: number, reason: string): Promise<null> =>
  disableItem(certificateNoun, actor, id, reason);

/** Puts a certificate up again. @throws AppError forbidden by role, notFound, conflict where it is not disabled */
export const enableCertificate = (actor: StaffActor, id: number): Promise<null> =>
  enableItem(certificateNoun, actor, id);
