import 'server-only';
import { sql } from 'drizzle-orm';
import { hasStarFeatures, standing } from '@/lib/standing/queries';
import { isPublic } from '@/lib/standing/visibility';

/** Agent offers `o` with their product `p`, company `c` and its `standing` of today. */
export const offerFrom = sql`agent_offer o join product p on p.id = o.product_id join company c on c.id = o.company_id ${standing}`;

/**
 * Whether an offer of `offerFrom` is public: a membership that ran out hides it, and brings it back.
 * docs/domain.md, Certificate, launch and agent offer.
 */
export const isPublicOffer = sql`(o.status = 'normal' and o.shown and c.status = 'normal' and ${hasStarFeatures} and ${isPublic})`;
