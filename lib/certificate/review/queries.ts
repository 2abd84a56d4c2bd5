import 'server-only';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { getItemForReview } from '@/lib/review/item/decision/commands';
import type { ReviewItem } from '@/lib/review/types';
import { certificateNoun } from '../noun';
import type { CertificateInput } from '../schema';

/** A submitted certificate beside the published one. @throws AppError notFound */
export const getCertificateForReview = (
  actor: StaffActor,
  review: Pick<ReviewItem, 'targetId' | 'content' | 'locale'>,
): Promise<{ current: CertificateInput | null; proposed: CertificateInput }> =>
  getItemForReview(certificateNoun, actor, review);
