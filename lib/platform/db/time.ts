import 'server-only';
import { type SQL, sql } from 'drizzle-orm';

/** A database timestamp as ISO 8601 text in UTC, with seconds. */
export const utc = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
