import 'server-only';
import { sql } from 'drizzle-orm';

/**
 * Whether product `p` is public: its search row says so, which its company's status and membership cap are held in. Its
 * own state counts beside it, so that what was just taken down is not shown. docs/domain.md, Product.
 */
export const isPublic = sql`(p.status = 'normal' and p.listed
  and exists (select from product_search shown where shown.locale = 'en' and shown.product_id = p.id))`;
