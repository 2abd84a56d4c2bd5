import 'server-only';
import { listOffers } from '@/lib/agent/queries';
import type { OfferCard } from '@/lib/agent/types';
import { listCompanies } from '@/lib/company/queries';
import type { CompanyCard } from '@/lib/company/types';
import { directoryOf } from '@/lib/directory/read-list';
import type { DirectoryEntry } from '@/lib/directory/types';
import { listLaunches } from '@/lib/launch/queries';
import type { LaunchCard } from '@/lib/launch/types';
import { facetNames } from '@/lib/listing/read';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { emptyState } from '@/lib/platform/routes/list-state';
import { listProducts } from '@/lib/product/queries';
import type { ProductCard } from '@/lib/product/types';
import type { Country } from '@/lib/reference/types';
import { listTenders } from '@/lib/tender/queries';
import { tenderListTag } from '@/lib/tender/tag';
import type { TenderCard } from '@/lib/tender/types';
import { factsOf } from './fact';
import { listCountryEntries, listCountryTexts } from './queries';
import { countryListTag, countryTag } from './tag';
import type { CountryCounts, CountryEntry, CountryFacts, CountryText } from './types';

/** Number of items of each kind on a country's page. */
const itemCounts = { product: 5, company: 3, tender: 4, launch: 4, offer: 3, directory: 4 } as const;

const neighbours = 8;

export type CountryView = {
  facts: CountryFacts;
  counts: CountryCounts;
  products: ProductCard[];
  companies: CompanyCard[];
  tenders: TenderCard[];
  launches: LaunchCard[];
  offers: OfferCard[];
  organisations: DirectoryEntry[];
  texts: CountryText[];
  /** countries of the same continent, those with most items first */
  near: CountryEntry[];
};

/** A country by its lower-case code, as in URLs; null if unknown. */
export async function readCountry(locale: Locale, code: string): Promise<Country | null> {
  const { countries } = await facetNames(locale, 'product');
  return countries.find((one) => one.code.toLowerCase() === code) ?? null;
}

/** All countries with item counts. */
export const readCountryList = (locale: Locale): Promise<CountryEntry[]> =>
  cachedRead(
    ['reference', countryListTag, 'product-list', 'company-list', tenderListTag],
    ['country-list', locale],
    () => listCountryEntries(locale),
  );

/** The texts about a country, in display order. */
export const readCountryTexts = (locale: Locale, code: string): Promise<CountryText[]> =>
  cachedRead([countryTag(code)], ['country-text', locale, code], () => listCountryTexts(locale, code));

/** Everything that the page of a country shows. */
export async function readCountryView(locale: Locale, country: Country): Promise<CountryView> {
  const { code, continent } = country;
  const lower = code.toLowerCase();
  const state = { ...emptyState, country: [lower] };
  const trade = await cachedRead(
    ['product-list', 'company-list', 'launch-list', 'agent-list'],
    ['country-trade', locale, code],
    async () => ({
      products: await listProducts(locale, {}, state, itemCounts.product),
      companies: await listCompanies(locale, {}, state, itemCounts.company),
      launches: await listLaunches(locale, state, itemCounts.launch),
      offers: await listOffers(locale, undefined, state, itemCounts.offer),
    }),
  );
  const tenders = await cachedRead([tenderListTag], ['country-tender', locale, code], () =>
    listTenders(locale, { country: code }, emptyState, itemCounts.tender),
  );
  const organisations = await directoryOf(locale, code, itemCounts.directory);
  const weight = ({ counts }: CountryEntry) => counts.company * 10 + counts.tender * 5 + counts.product;
  const near = (await readCountryList(locale))
    .filter((one) => one.continent === continent && one.code !== code)
    .toSorted((a, b) => b.pages.length - a.pages.length || weight(b) - weight(a))
    .slice(0, neighbours);
  return {
    facts: factsOf(locale, country),
    counts: {
      product: trade.products.total,
      company: trade.companies.total,
      tender: tenders.total,
      launch: trade.launches.total,
      offer: trade.offers.total,
      directory: organisations.total,
    },
    products: trade.products.items,
    companies: trade.companies.items,
    tenders: tenders.items,
    launches: trade.launches.items,
    offers: trade.offers.items,
    organisations: organisations.items,
    texts: await readCountryTexts(locale, code),
    near,
  };
}
