import { type SQL, sql } from 'drizzle-orm';
import type { ListState } from '@/lib/routes/list-state';
import { isIn } from './continent';
import type { Scope, Subject } from './types';

const values = (list: readonly (string | number)[]) =>
  sql.join(
    list.map((value) => sql`${value}`),
    sql`, `,
  );
const integers = (list: readonly number[]) => sql`array[${values(list)}]::integer[]`;

export const facetNames = ['place', 'category', 'tag', 'grade', 'membership'] as const;
export type FacetName = (typeof facetNames)[number];
export type Filters = { facet: Record<FacetName, SQL>; other: SQL };

/** A listing's filters, one condition a facet, so that each facet can be counted without its own. */
export function filters(scope: Scope, state: ListState): Filters {
  const all = sql`true`;
  const cents = (dollars: number) => dollars * 100;
  const other: SQL[] = [all];
  if (scope === 'product') {
    if (state.price?.min != null) other.push(sql`price_usd >= ${cents(state.price.min)}`);
    if (state.price?.max != null) other.push(sql`price_usd <= ${cents(state.price.max)}`);
    if (state.moq !== null) other.push(sql`minimum_order <= ${state.moq}`);
  }
  const places = [
    ...(state.country.length
      ? [sql`country_code in (${values(state.country.map((code) => code.toUpperCase()))})`]
      : []),
    ...(state.continent ? [isIn(state.continent)] : []),
  ];
  return {
    facet: {
      place: places.length ? sql`(${sql.join(places, sql` or `)})` : all,
      category: state.cate.length ? sql`category_ids && ${integers(state.cate)}` : all,
      tag: state.tag.length ? sql`tag_ids && ${integers(state.tag)}` : all,
      grade: state.grade.length ? sql`grade in (${values(state.grade)})` : all,
      membership: state.membership.length ? sql`membership in (${values(state.membership)})` : all,
    },
    other: sql.join(other, sql` and `),
  };
}

/** What a listing is about, as a condition on its search table. */
export function subjectFilter(subject: Subject): SQL {
  const parts: SQL[] = [sql`true`];
  if (subject.categoryId !== undefined) parts.push(sql`category_ids @> ${integers([subject.categoryId])}`);
  if (subject.tagId !== undefined) parts.push(sql`tag_ids @> ${integers([subject.tagId])}`);
  if (subject.companyId !== undefined) parts.push(sql`company_id = ${subject.companyId}`);
  if (subject.fairId !== undefined)
    parts.push(sql`company_id in (select company_id from fair_exhibitor where fair_id = ${subject.fairId})`);
  if (subject.groupId !== undefined)
    parts.push(sql`product_id in (select id from product where group_id = ${subject.groupId})`);
  if (subject.grades?.length) parts.push(sql`grade in (${values(subject.grades)})`);
  return sql.join(parts, sql` and `);
}
