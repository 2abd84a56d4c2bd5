import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { productSearch } from '@/lib/platform/db/schema/search';
import { keysOf } from '@/lib/platform/definition';
import type { ListState } from '@/lib/platform/routes/list-state';
import { continentsOfRow, isIn } from './continent';
import {
  type ColumnOf,
  type FacetColumn,
  type FacetMatch,
  type FacetName,
  facets,
  facetsOf,
  groupsOf,
  type Scope,
} from './facet';
import { isInRange } from './range';
import type { ListingSubject } from './types';

type Chosen = readonly (string | number)[];
type Matcher = {
  /** condition on a row for the chosen values */
  where: (column: SQL, chosen: Chosen) => SQL;
  /** the values of a row under which it is counted */
  values: (column: SQL, steps: readonly number[]) => SQL;
  /** the value rows must share to be counted together; null if another facet implies it */
  hash: ((column: SQL, steps: readonly number[]) => SQL) | null;
};
/** Numbers inlined into the statement, which is thus the same for all requests. */
const listOf = (steps: readonly number[]): SQL => sql.raw(`array[${steps.join()}]`);
const itself = (column: SQL): SQL => column;

const matchers: Readonly<Record<FacetMatch, Matcher>> = {
  code: {
    where: (column, chosen) => sql`${column} in ${chosen.map((code) => String(code).toUpperCase())}`,
    values: itself,
    hash: itself,
  },
  continent: {
    where: (_, [continent]) => isIn(z.enum(config.continents).parse(continent)),
    values: () => sql`unnest(${continentsOfRow})`,
    hash: null,
  },
  ids: {
    where: (column, chosen) => sql`${column} && ${arrayOf(chosen.map(Number), 'integer')}`,
    values: (column) => sql`unnest(${column})::text`,
    hash: (column) => sql`${column}::text`,
  },
  min: {
    where: (column, [step]) => sql`${column} >= ${step}`,
    values: (column, steps) => sql`unnest((${listOf(steps)})[1:width_bucket(${column}, ${listOf(steps)})])::text`,
    hash: (column, steps) => sql`nullif(width_bucket(${column}, ${listOf(steps)}), 0)`,
  },
  oneOf: { where: (column, chosen) => sql`${column} in ${chosen}`, values: itself, hash: itself },
};
const matcherOf = (name: FacetName): Matcher => matchers[facets[name].match];
const stepsOf = (name: FacetName): readonly number[] => {
  const facet = facets[name];
  return 'steps' in facet ? facet.steps : [];
};
const columnOf = (name: FacetName): SQL => sql`${sql.identifier(productSearch[facets[name].column].name)}`;

/** The facet columns of a search row. */
export const facetColumns = (scope: Scope): SQL[] => facetsOf(scope).map(columnOf);

/** The same in the rows of a table or alias. */
export const storedColumns = (table: string): Record<FacetColumn, SQL> => {
  const stored = (column: FacetColumn) => sql`${sql.identifier(table)}.${sql.identifier(productSearch[column].name)}`;
  return Object.fromEntries(keysOf(facets).map((name) => [facets[name].column, stored(facets[name].column)])) as Record<
    FacetColumn,
    SQL
  >;
};

/** Each facet with the values of a row that it counts. */
export const countedValues = (scope: Scope) =>
  facetsOf(scope).map((name) => ({
    name,
    group: facets[name].group,
    values: matcherOf(name).values(columnOf(name), stepsOf(name)),
  }));

/** Hash of a row's values in all facets; `columns` are the current or new values. */
export const facetHash = <S extends Scope>(scope: S, columns: Readonly<Record<ColumnOf<S>, SQL>>): SQL => {
  const given = new Map(Object.entries<SQL>(columns));
  const parts = facetsOf(scope).flatMap((name) => {
    const column = given.get(facets[name].column);
    return column ? (matcherOf(name).hash?.(column, stepsOf(name)) ?? []) : [];
  });
  return sql`hashtextextended(concat_ws('|', ${sql.join(parts, sql`, `)}), 0)`;
};

/** The conditions of the facets by group, and of all else that a list is narrowed by. */
export type Filters = { groups: { name: string; where: SQL }[]; other: SQL };

const all = sql`true`;
const allOf = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql.join(conditions, sql` and `) : all);

const chosenOf = (state: ListState, name: FacetName): Chosen =>
  [state[facets[name].key]].flat().filter((value) => value !== null);

const groupWhere = (scope: Scope, group: string, state: ListState): SQL => {
  const parts = facetsOf(scope).flatMap((name) => {
    const chosen = chosenOf(state, name);
    return facets[name].group === group && chosen.length > 0 ? [matcherOf(name).where(columnOf(name), chosen)] : [];
  });
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : all;
};

/** A listing's filters, one condition a group of facets, so that each facet can be counted without its own. */
export function filters(scope: Scope, state: ListState): Filters {
  const cents = (dollars: number) => dollars * 100;
  const other: SQL[] = [];
  if (scope === 'product') {
    if (state.price?.min != null) other.push(sql`price_usd >= ${cents(state.price.min)}`);
    if (state.price?.max != null) other.push(sql`price_usd <= ${cents(state.price.max)}`);
    if (state.moq !== null) other.push(sql`minimum_order <= ${state.moq}`);
    other.push(...state.range.map(isInRange));
  }
  return {
    groups: groupsOf(scope).map((name) => ({ name, where: groupWhere(scope, name, state) })),
    other: allOf(other),
  };
}

/** A listing's subject as a condition on its search table. */
export function subjectFilter(subject: ListingSubject): SQL {
  const parts: SQL[] = [];
  if (subject.categoryId !== undefined) parts.push(sql`category_ids @> ${arrayOf([subject.categoryId], 'integer')}`);
  if (subject.tagId !== undefined) parts.push(sql`tag_ids @> ${arrayOf([subject.tagId], 'integer')}`);
  if (subject.companyId !== undefined) parts.push(sql`company_id = ${subject.companyId}`);
  if (subject.fairId !== undefined)
    parts.push(sql`company_id in (select company_id from fair_exhibitor where fair_id = ${subject.fairId})`);
  if (subject.groupId !== undefined)
    parts.push(sql`product_id in (select id from product where group_id = ${subject.groupId})`);
  if (subject.grades?.length) parts.push(sql`grade in ${subject.grades}`);
  return allOf(parts);
}

/** Whether a listing is narrowed by nothing but its keyword: its statement is then the same for every visitor of a site. */
export function isUnfiltered(scope: Scope, subject: ListingSubject, state: ListState): boolean {
  const { groups, other } = filters(scope, state);
  return [subjectFilter(subject), other, ...groups.map(({ where }) => where)].every((condition) => condition === all);
}
