import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Continent, config } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, rows } from '@/lib/platform/db/client';
import { nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { type ListState, orderIn } from '@/lib/platform/routes/list-state';
import { continentsAmong, isAmong } from '@/lib/search/continent';
import type { Count, FacetCounts, PlaceFacets } from '@/lib/search/facet';

/** Public launches or agent offers: SQL fragments joined to product `p`, and the tables of countries and texts. */
export type ZonedSource = {
  id: SQL;
  worldwide: SQL;
  publishedAt: SQL;
  from: SQL;
  isPublic: SQL;
  countries: string;
  translations: string;
  /** the foreign key column of those tables */
  key: string;
  /** array of country codes that are no longer open */
  taken: SQL;
  /** text of the nearest translation, searched in addition to the product's */
  ownText: SQL;
};
/** A keyword's condition and rank, over the product's search row `s` and the nearest translation. */
export type KeywordMatch = { where: SQL; rank: SQL };
/** Facets of launches and agent offers: those of their zone, and of the product. */
export type ZonedFacets = PlaceFacets & Required<Pick<FacetCounts, 'tag'>>;
export type LaunchResult = { ids: number[]; total: number; facets: ZonedFacets };

const all = sql`true`;

/** A worldwide zone is in every country that is not taken, and on every continent. */
function conditions({ country, continent, cate, tag }: ListState): { place: SQL; category: SQL; tag: SQL } {
  const codes = country.map((code) => code.toUpperCase());
  const places = [
    ...(codes.length
      ? [sql`countries && ${arrayOf(codes, 'text')} or worldwide and not ${arrayOf(codes, 'text')} <@ taken`]
      : []),
    ...(continent ? [sql`worldwide or ${isAmong(continent, sql`countries`, sql`continents`)}`] : []),
  ];
  return {
    place: places.length ? sql`(${sql.join(places, sql` or `)})` : all,
    category: cate.length ? sql`category_ids && ${arrayOf(cate, 'integer')}` : all,
    tag: tag.length ? sql`tag_ids && ${arrayOf(tag, 'integer')}` : all,
  };
}

function facts(source: ZonedSource, locale: Locale, state: ListState, match: KeywordMatch): SQL {
  const { id, key } = source;
  const named = sql`from ${sql.identifier(source.countries)} k join country at on at.code = k.country_code where k.${sql.identifier(key)} = ${id} and at.code::text <> all(${source.taken})`;
  const { place, category, tag } = conditions(state);
  return sql`with one as (select ${id} as id, ${source.worldwide} as worldwide, ${source.publishedAt} as published_at,
      own.locale is not null as translated, ${match.rank} as rank, s.category_ids, s.tag_ids, s.quality, s.recommend,
      coalesce(viewed.hot, 0) as hot, coalesce(viewed.popularity, 0) as popularity,
      ${source.taken} as taken, array(select at.code::text ${named}) as countries, array(select distinct at.continent ${named}) as continents
    from ${source.from} join product_search s on s.product_id = p.id and s.locale = ${locale}
      left join search_popularity viewed on viewed.kind = 'product' and viewed.subject_id = p.id
      ${nearestTranslation(source.translations, key, id, locale)}
    where ${source.isPublic} and ${match.where}),
  fact as materialized (select one.*, ${place} as in_place, ${category} as in_category, ${tag} as in_tag from one)`;
}

const orders = {
  comprehensive: sql`translated desc, rank desc, quality desc`,
  popularity: sql`popularity desc, quality desc`,
  latest: sql`published_at desc`,
  hot: sql`hot desc, quality desc`,
  recommend: sql`recommend desc, quality desc`,
};

const spread = (kind: 'country' | 'continent', names: SQL, members: SQL) =>
  sql`select ${kind}, names.value, (coalesce(own.n, 0) + wide.n - coalesce(gone.n, 0))::int from ${names} left join (select member as value, count(*) as n
      from fact cross join unnest(${members}) as member where not worldwide and in_category and in_tag group by 1) own using (value)
    left join (select member as value, count(*) as n from fact cross join unnest(taken) as member
      where worldwide and in_category and in_tag group by 1) gone using (value)
    cross join (select count(*) as n from fact where worldwide and in_category and in_tag) wide
    where coalesce(own.n, 0) + wide.n > coalesce(gone.n, 0)`;

type Row = { kind: 'total' | 'page' | 'country' | 'continent' | 'category' | 'tag'; value: string; n: number };

/**
 * A page of public launches or agent offers, with facet counts that ignore a facet's own filter.
 * docs/domain.md, Search and sorting.
 * @param size results per page
 */
export async function findZoned(
  db: Db,
  source: ZonedSource,
  locale: Locale,
  state: ListState,
  size: number,
  match: KeywordMatch = { where: all, rank: sql`0` },
): Promise<LaunchResult> {
  const continents = sql.join(
    config.continents.map((continent) => sql`(${continent}::text)`),
    sql`, `,
  );
  const inside = sql`in_place and in_category and in_tag`;
  // A worldwide item is open in every country, so all countries are choices, even if no item lists them.
  const countries = sql`(select code::text as value from country) names`;
  const found = await rows<Row>(
    db,
    sql`${facts(source, locale, state, match)}
      select 'total' as kind, '' as value, count(*)::int as n from fact where ${inside}
      union all select 'page', id::text, place::int from (select id, row_number() over (order by ${orderIn(orders, state.sort)}, published_at desc, id) as place
        from fact where ${inside}) ordered where place > ${(state.page - 1) * size}::int and place <= ${state.page * size}::int
      union all select 'category', member::text, count(*)::int from fact cross join unnest(category_ids) as member where in_place and in_tag group by 2
      union all select 'tag', member::text, count(*)::int from fact cross join unnest(tag_ids) as member where in_place and in_category group by 2
      union all ${spread('country', countries, sql`countries`)}
      union all ${spread('continent', sql`(values ${continents}) names(value)`, continentsAmong(sql`countries`, sql`continents`))}`,
  );
  const of = (kind: Row['kind']) => found.filter((row) => row.kind === kind);
  const facet = <Value extends string | number>(kind: Row['kind'], read: (value: string) => Value): Count<Value>[] =>
    of(kind)
      .map(({ value, n }) => ({ value: read(value), count: n }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return {
    ids: of('page')
      .sort((a, b) => a.n - b.n)
      .map(({ value }) => Number(value)),
    total: of('total')[0]?.n ?? 0,
    facets: {
      country: facet('country', String),
      continent: facet('continent', (value) => value as Continent),
      category: facet('category', Number),
      tag: facet('tag', Number),
    },
  };
}
