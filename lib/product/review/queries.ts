import 'server-only';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { database } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { ReviewItem } from '@/lib/review/types';
import { findStatus } from '../edit/lock';
import { readInput, versionOf } from '../edit/read';
import { isPublished } from '../edit/rules';
import type { ProductInput } from '../edit/schema';

/**
 * The two versions of a submitted product: published (null if none) and proposed.
 * @throws AppError notFound if the product was deleted
 */
export async function getProductForReview(
  _actor: StaffActor,
  { targetId, locale, content }: Pick<ReviewItem, 'targetId' | 'locale' | 'content'>,
): Promise<{ current: ProductInput | null; proposed: ProductInput }> {
  const db = database();
  const [status, written] = [await findStatus(db, targetId), await readInput(db, targetId, locale)];
  if (!status || !written) throw new AppError('notFound');
  return { current: isPublished({ status }) ? written : null, proposed: versionOf(content) ?? written };
}
