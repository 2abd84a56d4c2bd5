import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { withoutPlaces } from '@/lib/platform/quantity/read-query';
import type { Window } from '@/lib/platform/quantity/window';
import { conditionsOf, keywordText } from '@/lib/platform/search/tsquery';
import type { QuantityFilter } from '@/lib/property/filter';
import { propertyName } from '@/lib/property/rules';
import { overlap } from './range';
import type { Figure, FigureQuery, ListingQuery } from './types';

type Edge = 'exact' | 'near';

/** Whether a product has an interval that overlaps a figure's windows. */
const isTyped = ({ windows }: FigureQuery, edge: Edge): SQL =>
  sql`product_id in (select product_id from product_property where ${sql.join(
    windows.map(({ property, window }) => sql`(property = ${property} and ${overlap(window[edge])})`),
    sql` or `,
  )})`;

const isInName = ({ names }: FigureQuery): SQL =>
  names.length === 0
    ? sql`false`
    : sql`(${sql.join(
        names.map((name) => sql`tsv @@ ${name}::tsquery`),
        sql` and `,
      )})`;

/** Whether a row has all figures, nearly or by its name. */
export const hasFigures = ({ figures }: ListingQuery): SQL =>
  figures.length === 0
    ? sql`true`
    : sql.join(
        figures.map((figure) => sql`(${isTyped(figure, 'near')} or ${isInName(figure)})`),
        sql` and `,
      );

// Less than any number of figures can make up for.
const missed = sql.raw('-100');

/** How well a row fits: for each figure two if it has it exactly, one if its name alone says so; below 0 if it is only near one. */
export const figureFit = ({ figures }: ListingQuery): SQL =>
  figures.length === 0
    ? sql`0`
    : sql.join(
        figures.map(
          (figure) =>
            sql`case when ${isTyped(figure, 'exact')} then 2 when ${isInName(figure)} then 1 else ${missed} end`,
        ),
        sql` + `,
      );

/** How far an interval is from a window's exact part: 0 inside, 1 at the end of what is near. */
const gapTo = ({ exact, near }: Window): SQL => {
  const above =
    exact.max === null || near.max === null || near.max === exact.max
      ? []
      : [sql`(min - ${exact.max}::float8) / ${near.max - exact.max}::float8`];
  const below =
    exact.min === null || near.min === null || near.min === exact.min
      ? []
      : [sql`(${exact.min}::float8 - max) / ${exact.min - near.min}::float8`];
  return sql`greatest(${sql.join([sql`0`, ...above, ...below], sql`, `)})`;
};

/**
 * How far a product that is only near some figures is from what was asked, over all of them.
 * @param id the product's id, of an outer query
 */
export const figureGap = ({ figures }: ListingQuery, id: SQL): SQL =>
  sql.join(
    [
      sql`0`,
      ...figures.map(
        ({ windows }) =>
          sql`coalesce(least(1, ${sql.join(
            windows.map(
              ({ property, window }) =>
                sql`(select min(${gapTo(window)}) from product_property where product_id = ${id} and property = ${property})`,
            ),
            sql`, `,
          )}), 1)`,
      ),
    ],
    sql` + `,
  );

/** The figures of a keyword as conditions; a single value is looked for in names too, as it is written. */
export const figureQueries = (db: Db, locale: Locale, filters: readonly QuantityFilter[]): Promise<FigureQuery[]> =>
  Promise.all(
    filters.map(async (filter) => {
      const { name } = filter.isSingle ? await keywordText(db, locale, filter.text) : { name: '' };
      return { windows: filter.candidates, names: name === '' ? [] : conditionsOf(name) };
    }),
  );

/** The figures of a keyword as a list shows them. */
export const figuresOf = (keyword: string, locale: Locale, filters: readonly QuantityFilter[]): Figure[] =>
  filters.map((filter) => {
    const { text, named, isSingle, start, end } = filter;
    return {
      name: named && propertyName(locale, named),
      text,
      isSingle,
      rest: withoutPlaces(keyword, [{ start, end }]),
    };
  });
