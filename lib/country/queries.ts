import 'server-only';
import { sql } from 'drizzle-orm';
import { listCompanies } from '@/lib/company/queries';
import { type CountryPageKind, config } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState } from '@/lib/platform/routes/list-state';
import { findPortal } from '@/lib/portal/queries';
import { listProducts } from '@/lib/product/queries';
import { listCountries } from '@/lib/reference/queries';
import type { Count } from '@/lib/search/facet';
import type { CountryEntry, CountryText } from './types';

const kindOrder = sql`array_position(${arrayOf(config.country.pages, 'text')}, x.kind)`;

/** All countries sorted by name, with item counts. */
export async function listCountryEntries(locale: Locale): Promise<CountryEntry[]> {
  const products = (await listProducts(locale, {}, emptyState, 1)).facets.country;
  const companies = (await listCompanies(locale, {}, emptyState, 1)).facets.country;
  const tenders = (await findPortal(database(), locale, { channels: ['tender'] }, emptyState, 1)).facets.country;
  const written = await rows<{ code: string; kind: CountryPageKind }>(
    database(),
    sql`select x.country_code as code, x.kind from country_page x order by ${kindOrder}`,
  );
  const countOf = (counts: readonly Count<string>[], code: string) =>
    counts.find(({ value }) => value === code)?.count ?? 0;
  return (await listCountries(locale)).map((country) => ({
    ...country,
    counts: {
      product: countOf(products, country.code),
      company: countOf(companies, country.code),
      tender: countOf(tenders, country.code),
    },
    pages: written.filter(({ code }) => code === country.code).map(({ kind }) => kind),
  }));
}

type Row = {
  kind: CountryPageKind;
  as_of: string;
  updated_at: string;
  locale: Locale;
  summary: string;
  body: CountryText['body'];
  locales: Locale[];
};

/** The texts about a country (ISO code in capitals), in display order. */
export async function listCountryTexts(locale: Locale, code: string): Promise<CountryText[]> {
  const found = await rows<Row>(
    database(),
    sql`select x.kind, x.as_of::text, ${utc(sql`x.updated_at`)} as updated_at, t.locale, t.summary, t.body,
        array(select one.locale from country_page_translation one where one.country_code = x.country_code and one.kind = x.kind order by 1) as locales
      from country_page x cross join lateral (select * from country_page_translation one
        where one.country_code = x.country_code and one.kind = x.kind
        order by (one.locale = ${locale}) desc, (one.locale = 'en') desc, (one.locale = 'zh') desc, one.locale limit 1) t
      where x.country_code = ${code} order by ${kindOrder}`,
  );
  return found.map(({ as_of: asOf, updated_at: updatedAt, ...row }) => ({ ...row, asOf, updatedAt }));
}
