import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** A point in time of the database as ISO 8601 text in UTC, to the second. */
export const utc = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
