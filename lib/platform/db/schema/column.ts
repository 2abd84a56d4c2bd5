import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core';
import { locales } from '@/lib/platform/i18n/site';

/** PostgreSQL tsvector; written only by SQL. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** PostgreSQL tsquery; written as its text. */
export const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' });

/** Creation time in UTC. */
export const createdAt = () => timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow();

/** A nullable UTC timestamp. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const list = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** A check that a text column holds one of `values`. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]) => sql`${column} in (${list(values)})`;

/** A check that a text array has only `values`. */
export const someOf = (column: AnyPgColumn, values: readonly string[]) => sql`${column} <@ array[${list(values)}]`;

/** A check that a column holds one of the eight language codes. */
/** An ISO 639 code, not only of the sites. */
export const isLanguage = (column: AnyPgColumn) => sql`${column} ~ '^[a-z]{2,3}$'`;
export const isLocaleColumn = (column: AnyPgColumn) => oneOf(column, locales);
