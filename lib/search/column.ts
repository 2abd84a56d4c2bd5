import 'server-only';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { companySearch, productSearch } from '@/lib/platform/db/schema/search';
import type { Scope } from './facet';

const tables = { product: productSearch, company: companySearch };
/** Columns of a search row that differ between sites. */
type OfSite = 'locale' | 'translated' | 'tsv';
const ofSite: readonly string[] = ['locale', 'translated', 'tsv'] satisfies OfSite[];

/** The columns of search rows that are the same on every site. */
type SharedColumn<S extends Scope> = Exclude<keyof (typeof tables)[S]['$inferInsert'], OfSite>;

/** The names of those columns in the database. */
export const sharedNames = (scope: Scope): SQL[] =>
  getTableConfig(tables[scope])
    .columns.filter(({ name }) => !ofSite.includes(name))
    .map(({ name }) => sql`${sql.identifier(name)}`);

/** A select list for all of them, checked for completeness by its type. */
export function sharedColumns<S extends Scope>(scope: S, values: Readonly<Record<SharedColumn<S>, SQL>>): SQL {
  const names = new Map(Object.entries(getTableColumns(tables[scope])).map(([key, { name }]) => [key, name]));
  return sql.join(
    Object.entries<SQL>(values).map(([key, value]) => sql`${value} as ${sql.identifier(names.get(key) ?? key)}`),
    sql`, `,
  );
}
