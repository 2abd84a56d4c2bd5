import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import type { Db } from '@/lib/platform/db/client';
import { currenciesOf } from '@/lib/platform/money/currency';
import { productCap, standing } from '@/lib/standing/queries';
import { sharedColumns } from './column';
import { facetHash } from './filter';

/** Every category with the ids from its root down to itself. */
export const categoryPath = sql`up(id, above) as (
  select id, array[id] from category where parent_id is null
  union all select c.id, up.above || c.id from category c join up on c.parent_id = up.id)`;

/** SQL: US dollars per unit of each currency, by the latest rates, via the source's base. */
export const dollarRate = sql`select distinct on (currency) currency, usd from (
    select r.currency, r.date, (case when r.base = ${config.baseCurrency} then 1 else usd.rate end) / r.rate as usd
    from exchange_rate r left join exchange_rate usd on usd.base = r.base and usd.date = r.date and usd.currency = ${config.baseCurrency}
    where r.base = ${config.baseCurrency} or usd.rate is not null
    union all select base, date, rate from exchange_rate where currency = ${config.baseCurrency}) known
  order by currency, date desc`;

const withDigits = (digits: number) =>
  sql.raw(
    currenciesOf(digits)
      .map((currency) => `'${currency}'`)
      .join(','),
  );

/** SQL: minor units per unit of a currency. */
export const minorUnitsOf = (currency: SQL): SQL =>
  sql`case when ${currency} in (${withDigits(0)}) then 1 when ${currency} in (${withDigits(3)}) then 1000
  when ${currency} in (${withDigits(4)}) then 10000 else 100 end`;

/** Columns of the rows of a company `c`, and of its products, from its country `co` and its `standing`. */
export const companyColumns = {
  countryCode: sql`c.country_code`,
  continent: sql`co.continent`,
  grade: sql`standing.grade`,
  membership: sql`standing.membership`,
};
const facetColumns = {
  ...companyColumns,
  categoryIds: sql`coalesce(cats.ids, '{}')`,
  tagIds: sql`coalesce(tags.ids, '{}')`,
};
const dollarCents = sql`round(p.price_min * 100.0 / ${minorUnitsOf(sql`p.currency`)} / p.price_quantity * rate.usd)::bigint`;
/** Models and brands do not depend on the language. */
const exact = (text: SQL) => sql`setweight(geco_named(to_tsvector('simple', ${text})), 'A') as exact`;

const productFacets = { ...facetColumns, warrantyMonths: sql`p.warranty_months` };
const productColumns = sharedColumns('product', {
  ...productFacets,
  productId: sql`p.id`,
  companyId: sql`p.company_id`,
  facet: facetHash('product', productFacets),
  priceUsd: dollarCents,
  minimumOrder: sql`p.minimum_order`,
  quality: sql`p.quality`,
  recommend: sql`p.recommend`,
  publishedAt: sql`p.published_at`,
});
const ownColumns = sharedColumns('company', {
  ...facetColumns,
  companyId: sql`c.id`,
  facet: facetHash('company', facetColumns),
  quality: sql`c.quality`,
  recommend: sql`c.recommend`,
  publishedAt: sql`c.published_at`,
});

/**
 * Ids of the products that are public: over the cap of the membership the first in their owner's order stay.
 * docs/domain.md, Caps.
 * @param companies a condition on `company_id`
 */
export const publicProducts = (companies: SQL): SQL =>
  sql`select p.id from (select id, company_id, row_number() over (partition by company_id order by sort, id) as place
      from product where status = 'normal' and listed and ${companies}) p
    join company c on c.id = p.company_id and c.status = 'normal' ${standing} where p.place <= ${productCap}`;

/**
 * Puts public products, with all that they are filtered and sorted by, into the temporary table `product_fact`.
 * @param companies a condition on `company_id`
 * @param only a condition on product `p`
 */
export async function collectProducts(db: Db, companies: SQL, only: SQL): Promise<void> {
  await db.execute(sql`create temporary table product_fact on commit drop as
    with recursive ${categoryPath}, rate as (${dollarRate}),
    cats as (select pc.product_id, array_agg(distinct a.id order by a.id) as ids
      from product_category pc join up on up.id = pc.category_id cross join unnest(up.above) as a(id) group by 1),
    tags as (select product_id, array_agg(tag_id order by tag_id) as ids from product_tag group by 1)
    select ${productColumns}, p.model, ${exact(sql`geco_model(p.model) || ' ' || geco_model(p.brand)`)}
    from product p join company c on c.id = p.company_id join country co on co.code = c.country_code ${standing}
      left join cats on cats.product_id = p.id left join tags on tags.product_id = p.id
      left join rate on rate.currency = p.currency
    where p.id in (${publicProducts(companies)}) and ${only}`);
  await db.execute(sql`analyze product_fact`);
}

/** The same for companies, into `company_fact`; their categories are their industries and those of their products' search rows. */
export async function collectCompanies(db: Db, only: SQL): Promise<void> {
  await db.execute(sql`create temporary table company_fact on commit drop as
    with recursive ${categoryPath},
    made as (select company_id, category_id from company_category
      union select s.company_id, pc.category_id from product_search s join product_category pc on pc.product_id = s.product_id where s.locale = 'en'),
    cats as (select made.company_id, array_agg(distinct a.id order by a.id) as ids
      from made join up on up.id = made.category_id cross join unnest(up.above) as a(id) group by 1),
    tags as (select company_id, array_agg(tag_id order by tag_id) as ids from company_tag group by 1)
    select ${ownColumns}, ${exact(sql`geco_model(c.brand)`)}
    from company c join country co on co.code = c.country_code ${standing}
      left join cats on cats.company_id = c.id left join tags on tags.company_id = c.id
    where c.status = 'normal' and ${only}`);
  await db.execute(sql`analyze company_fact`);
}
