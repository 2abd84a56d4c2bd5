import 'server-only';
import { sql } from 'drizzle-orm';
import { hasStarFeatures, standing } from '@/lib/standing/queries';
import { isPublic } from '@/lib/standing/visibility';

/** Launches `l` with their product `p`, company `c` and its `standing` of today. */
export const launchFrom = sql`launch l join product p on p.id = l.product_id join company c on c.id = l.company_id ${standing}`;

/**
 * Condition on `launchFrom`: the launch is public. It is hidden while the membership is expired.
 * docs/domain.md, Certificate, launch and agent offer.
 */
export const isPublicLaunch = sql`(l.status = 'normal' and l.shown and c.status = 'normal' and ${hasStarFeatures} and ${isPublic})`;
