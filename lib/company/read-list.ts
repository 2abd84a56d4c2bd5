import 'server-only';
import { listCompanies, listCompaniesElsewhere, listRecommendedCompanies, listRecords } from '@/lib/company/queries';
import type { CompanyCard, CompanyRecord } from '@/lib/company/types';
import { isFiltered, type Listing, type ListPage } from '@/lib/listing/listing';
import { facetNames } from '@/lib/listing/read';
import { config } from '@/lib/platform/config';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { withState } from '@/lib/platform/routes/address';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import type { ListingSubject } from '@/lib/search/types';

export type CompanyQuery = { page: ListPage; state: ListState; subject: ListingSubject };
type PageQuery = CompanyQuery & { locale: Locale; device: Device };
type Found = {
  listing: Listing;
  items: CompanyCard[];
  /** the records of the companies shown, by company; only for listings of verified companies */
  records: Record<number, CompanyRecord>;
  mended: string | null;
  nearest: Nearest;
};
/** Fallback for an empty result: near matches, or popular companies. */
type Nearest = { items: CompanyCard[]; popular: boolean };

const offers = 3;

/** Fallback for an empty result: the same without filters, then in other languages, else recommendations. */
const nearestOffers = async (query: PageQuery): Promise<Nearest> => {
  const { locale, subject, state } = query;
  const bare = { ...emptyState, sort: state.sort };
  const wider = isFiltered(query) ? (await listCompanies(locale, subject, bare, offers)).items : [];
  if (wider.length) return { items: wider, popular: false };
  const same = subject.keyword === undefined ? [] : await listCompaniesElsewhere(locale, subject.keyword, offers);
  if (same.length) return { items: same, popular: false };
  return { items: await listRecommendedCompanies(locale, offers), popular: true };
};

/** A page of companies with everything else the listing shows. */
export async function companyListing(query: PageQuery): Promise<Found> {
  const { locale, page, state, subject } = query;
  const size = subject.grades ? config.list.companyAdvanced : config.list.company;
  const key = ['company-list', locale, withState(page, state)];
  const { found, nearest, records } = await cachedRead(['company-list'], key, async () => {
    const result = await listCompanies(locale, subject, state, size);
    return {
      found: result,
      nearest: result.total > 0 ? { items: [], popular: false } : await nearestOffers(query),
      records: subject.grades ? await listRecords(result.items.map(({ id }) => id)) : {},
    };
  });
  const { items, mended, total, pages, facets } = found;
  const names = await facetNames(locale, 'company');
  return { listing: { page, state, total, pages, size, facets, names }, items, records, mended, nearest };
}
