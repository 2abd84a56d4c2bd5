import 'server-only';
import { sql } from 'drizzle-orm';
import { hasStarFeatures, standing } from '@/lib/standing/queries';
import { isPublic } from '@/lib/standing/visibility';

/** Agent offers `o` with their product `p`, company `c` and its `standing` of today. */
export const offerFrom = sql`agent_offer o join product p on p.id = o.product_id join company c on c.id = o.company_id ${standing}`;

/**
 * Condition on `offerFrom`: the offer is public. It is hidden while the membership is expired.
 * docs/domain.md, Certificate, launch and agent offer.
 */
export const isPublicOffer = sql`(o.status = 'normal' and o.shown and c.status = 'normal' and ${hasStarFeatures} and ${isPublic})`;
