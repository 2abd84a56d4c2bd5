import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Continent, config } from '@/lib/platform/config';
import { inTwoContinents, sharedBy } from '@/lib/reference/continent';

const texts = (values: readonly string[]): SQL =>
  sql.raw(`array[${values.map((value) => `'${value}'`).join(', ')}]::text[]`);

// One continent per country is stored; the second is added here, so that changes need no reindexing.
const both = Object.entries(inTwoContinents).flatMap(([code, continents]) =>
  continents ? [{ code, continents }] : [],
);

/**
 * SQL: whether a row with `country_code` and `continent` belongs to a continent.
 * docs/domain.md, Continents.
 */
export const isIn = (continent: Continent): SQL => {
  const shared = sharedBy(continent);
  const own = sql`continent = ${continent}`;
  return shared.length > 0 ? sql`(${own} or country_code::text = any(${texts(shared)}))` : own;
};

/** The continents, as an array, in which such a row is found. */
export const continentsOfRow: SQL = sql.join(
  [
    sql`case country_code::text`,
    ...both.map(({ code, continents }) => sql`when ${sql.raw(`'${code}'`)} then ${texts(continents)}`),
    sql`else array[continent] end`,
  ],
  sql` `,
);

/** SQL: whether a row with several countries belongs to a continent. */
export const isAmong = (continent: Continent, countries: SQL, continents: SQL): SQL => {
  const own = sql`${continent} = any(${continents})`;
  const shared = sharedBy(continent);
  return shared.length > 0 ? sql`(${own} or ${countries} && ${texts(shared)})` : own;
};

/** The continents, as an array, in which a row of several countries is found. */
export const continentsAmong = (countries: SQL, continents: SQL): SQL =>
  sql`array(select name from (values ${sql.raw(config.continents.map((name) => `('${name}')`).join(', '))}) at(name)
    where name = any(${continents}) or ${sql.join(
      config.continents.map((name) => sql`name = ${name} and ${countries} && ${texts(sharedBy(name))}`),
      sql` or `,
    )})`;
