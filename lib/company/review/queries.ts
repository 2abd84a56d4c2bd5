import 'server-only';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import type { ReviewItem } from '@/lib/review/types';
import { profileDraft } from '../profile/call';
import { isPublished, readCompany, readProfile } from '../profile/read';
import type { ProfileInput } from '../profile/schema';

/**
 * The two versions of a submitted profile: published (null if none) and proposed.
 * @throws AppError notFound if the company was deleted
 */
export async function getCompanyForReview(
  _actor: StaffActor,
  { targetId, locale, content }: Pick<ReviewItem, 'targetId' | 'locale' | 'content'>,
): Promise<{ current: ProfileInput | null; proposed: ProfileInput }> {
  const company = await readCompany(database(), targetId);
  const written = await readProfile(database(), targetId, locale);
  return {
    current: isPublished(company) ? written : null,
    proposed: content === null ? written : profileDraft.parse(content),
  };
}
