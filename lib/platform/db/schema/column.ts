import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core';
import { locales } from '@/lib/platform/i18n/site';

/** A PostgreSQL text search vector; written by SQL alone. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Creation time in UTC. */
export const createdAt = () => timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow();

/** A moment in UTC that may not have come. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const list = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** A check that a text column holds one of `values`. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]) => sql`${column} in (${list(values)})`;

/** A check that a column of texts holds `values` alone. */
export const someOf = (column: AnyPgColumn, values: readonly string[]) => sql`${column} <@ array[${list(values)}]`;

/** A check that a column holds one of the eight language codes. */
/** A code of ISO 639, of a site or not. */
export const isLanguage = (column: AnyPgColumn) => sql`${column} ~ '^[a-z]{2,3}$'`;
export const isLocaleColumn = (column: AnyPgColumn) => oneOf(column, locales);
