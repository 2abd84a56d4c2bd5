import { sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import type { AppError } from '@/lib/platform/errors';

/** The refusal of an action: the field and key, or the code. */
export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ errors, code }: AppError) => (errors[0] ? `${errors[0].field} ${errors[0].key}` : code),
  );

/** A column of a product's row. */
export const columnOf = async <T>(id: number, column: string): Promise<T | undefined> =>
  (await rows<{ value: T }>(database(), sql`select ${sql.raw(column)} as value from product where id = ${id}`))[0]
    ?.value;
