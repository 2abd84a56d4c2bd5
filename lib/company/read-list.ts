import { listCompanies, listRecommendedCompanies, listVerifications } from '@/lib/company/queries';
import type { CompanyCard, Verification } from '@/lib/company/types';
import { config } from '@/lib/config';
import type { Device, Locale } from '@/lib/i18n/site';
import { tagged } from '@/lib/pagestore/tagged';
import { facetNames } from '@/lib/reference/names';
import { withState } from '@/lib/routes/address';
import { emptyState, type ListState } from '@/lib/routes/list-state';
import type { Listing, ListPage } from '@/lib/search/listing';
import type { Subject } from '@/lib/search/types';

export type CompanyQuery = { page: ListPage; state: ListState; subject: Subject };
type Asked = CompanyQuery & { locale: Locale; device: Device };
type Found = {
  listing: Listing;
  items: CompanyCard[];
  /** the checks of the companies shown, by company; only for listings of verified companies */
  checks: Record<number, Verification[]>;
  mended: string | null;
  nearest: CompanyCard[];
};

const offers = 3;

/** Where filters leave nothing, the same without them; where nothing is left then, what is recommended. */
const nearestOffers = async ({ locale, subject, state }: Asked): Promise<CompanyCard[]> => {
  const wider = await listCompanies(locale, subject, { ...emptyState, sort: state.sort }, offers);
  return wider.items.length ? wider.items : listRecommendedCompanies(locale, offers);
};

/** A page of companies with all that a listing shows around it. */
export async function companyListing(asked: Asked): Promise<Found> {
  const { locale, page, state, subject } = asked;
  const size = subject.grades ? config.list.companyAdvanced : config.list.company;
  const key = ['company-list', locale, withState(page, state)];
  const { found, nearest, checks } = await tagged(['company-list'], key, async () => {
    const result = await listCompanies(locale, subject, state, size);
    return {
      found: result,
      nearest: result.total > 0 ? [] : await nearestOffers(asked),
      checks: subject.grades ? await listVerifications(result.items.map(({ id }) => id)) : {},
    };
  });
  const { items, mended, total, pages, facets } = found;
  const names = await facetNames(locale, 'company');
  return { listing: { page, state, total, pages, size, facets, names }, items, checks, mended, nearest };
}
