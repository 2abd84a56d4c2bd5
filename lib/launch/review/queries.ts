import 'server-only';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { getItemForReview } from '@/lib/review/item/decision/commands';
import type { ReviewItem } from '@/lib/review/types';
import { launchNoun } from '../noun';
import type { LaunchInput } from '../schema';

/** A submitted launch beside the published one. @throws AppError notFound */
export const getLaunchForReview = (
  actor: StaffActor,
  review: Pick<ReviewItem, 'targetId' | 'content' | 'locale'>,
): Promise<{ current: LaunchInput | null; proposed: LaunchInput }> => getItemForReview(launchNoun, actor, review);
