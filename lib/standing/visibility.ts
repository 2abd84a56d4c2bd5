import 'server-only';
import { sql } from 'drizzle-orm';

/**
 * SQL: whether product `p` is public: it has a search row, which reflects its company's status and cap. Its own state
 * is checked too, so that a change applies at once. docs/domain.md, Product.
 */
export const isPublic = sql`(p.status = 'normal' and p.listed
  and exists (select from product_search shown where shown.locale = 'en' and shown.product_id = p.id))`;
