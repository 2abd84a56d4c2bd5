import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Interval } from '@/lib/platform/quantity/dimension';
import type { PropertyRange } from '@/lib/platform/routes/range';

/** Whether an interval of `product_property` has a value in common with another, in the same base unit. */
export const overlap = ({ min, max }: Interval): SQL =>
  sql.join(
    [sql`true`, ...(max === null ? [] : [sql`min <= ${max}`]), ...(min === null ? [] : [sql`max >= ${min}`])],
    sql` and `,
  );

/** An address holds fewer digits than a product: 40 gpm must find what has exactly 40 gpm. */
const tolerance = 1e-6;

/** Whether an interval reaches into a range of an address. */
export const reaches = ({ min, max }: Interval): SQL =>
  overlap({
    min: min === null ? null : min - Math.abs(min) * tolerance,
    max: max === null ? null : max + Math.abs(max) * tolerance,
  });

/** Whether a product's row has a property that reaches into a range. */
export const isInRange = ({ property, ...range }: PropertyRange): SQL =>
  sql`product_id in (select product_id from product_property where property = ${property} and ${reaches(range)})`;
