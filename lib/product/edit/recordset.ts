import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { arrayOf } from '@/lib/platform/db/array';
import { writtenLocales } from './rules';
import type { ProductInput } from './schema';

/** A product with the input to store. */
export type ProductRow = { productId: number; input: ProductInput };

/** Rows as a record set, many in one statement. */
export const recordset = (list: readonly object[], columns: string): SQL =>
  sql`json_to_recordset(${JSON.stringify(list)}::json) as r(${sql.raw(columns)})`;

/** Ids as the rows of a subquery. */
export const idRows = (ids: readonly number[]): SQL => sql`select unnest(${arrayOf(ids, 'integer')})`;

/** The same, where null means that only the tables count. */
export type VersionRow = { productId: number; input: ProductInput | null };

/** The texts of products, one row per language with a name. */
export const textsOf = ({ productId, input }: VersionRow) =>
  (input === null ? [] : writtenLocales(input)).flatMap((locale) => {
    const text = input?.translations[locale];
    return text?.name ? [{ id: productId, locale, ...text }] : [];
  });
