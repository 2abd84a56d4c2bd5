import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';

const gradeEnded = sql`coalesce(c.grade_valid_until < current_date, false)`;
const membershipEnded = sql`coalesce(c.membership_valid_until < current_date, false)`;

/**
 * SQL join of company `c`'s current `standing` with grade, membership and expiry: what has expired falls back to the
 * default, and `expired_grade` says what the grade was. docs/domain.md, Verification and membership.
 */
export const standing = sql`cross join lateral (select case when ${gradeEnded} then 'C' else c.grade end as grade,
  case when ${membershipEnded} then 'regular' else c.membership end as membership,
  case when not ${gradeEnded} then c.grade_valid_until end as grade_valid_until,
  case when ${gradeEnded} and c.grade <> 'C' then jsonb_build_object('grade', c.grade, 'on', c.grade_valid_until::text) end as expired_grade,
  case when not ${membershipEnded} then c.membership_valid_until end as membership_valid_until) standing`;

const capped = (caps: Record<(typeof config.memberships)[number], number>) =>
  sql`case standing.membership ${sql.join(
    config.memberships.map((membership) => sql`when ${membership} then ${caps[membership]}::int`),
    sql` `,
  )} end`;

/** SQL: maximum public products and cases of `standing`; beyond it, the first in the owner's order stay. */
export const productCap = capped(config.caps.product);
export const caseCap = capped(config.caps.case);

/** Whether `standing` covers certificates, production, history, team and own pages. */
export const hasProfileFeatures = sql`standing.grade <> 'C'`;

/** Whether `standing` covers launches and agent offers. docs/domain.md, Gates. */
export const hasStarFeatures = sql`standing.membership <> 'regular'`;
