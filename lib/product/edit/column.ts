import 'server-only';
import { getTableColumns } from 'drizzle-orm';
import { product } from '@/lib/platform/db/schema/product';
import type { OpenRow } from './row';

const { id, companyId, status, listed, recommend, publishedAt, updatedAt, createdAt, ...written } =
  getTableColumns(product);

/** The columns written from an input. */
export const writtenColumns = written;

const columns = Object.entries(written);

/** Their names in the database. */
export const writtenNames = columns.map(([, { name }]) => name);

/** Column definitions for `recordset` with rows of `toStored`. */
export const storedTypes = ['id int', ...columns.map(([, column]) => `${column.name} ${column.getSQLType()}`)].join(
  ', ',
);

/** A row keyed by database column names. */
export const toStored = (productId: number, row: OpenRow): Record<string, unknown> => {
  const values = new Map<string, unknown>(Object.entries(row));
  return { id: productId, ...Object.fromEntries(columns.map(([key, { name }]) => [name, values.get(key)])) };
};
