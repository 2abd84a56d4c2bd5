import 'server-only';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { getItemForReview } from '@/lib/review/item/decision/commands';
import type { ReviewItem } from '@/lib/review/types';
import { offerNoun } from '../noun';
import type { OfferInput } from '../schema';

/** A submitted agent offer beside the published one. @throws AppError notFound */
export const getOfferForReview = (
  actor: StaffActor,
  review: Pick<ReviewItem, 'targetId' | 'content' | 'locale'>,
): Promise<{ current: OfferInput | null; proposed: OfferInput }> => getItemForReview(offerNoun, actor, review);
