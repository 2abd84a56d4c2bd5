import type { CountryPageKind } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import type { CountryCounts } from './types';

const routes = { handbook: 'countryHandbook', tax: 'countryTax', policy: 'countryPolicy' } as const;

/** The page of a country (ISO code in any case), or of a text on it. */
export const countryHref = (code: string, page: 'overview' | CountryPageKind): string => {
  const params = { code: code.toLowerCase() };
  return page === 'overview' ? href('countryDetail', params) : href(routes[page], params);
};

/** The route of a text on a country. */
export const countryRoute = (page: CountryPageKind) => routes[page];

/** Links to the lists filtered by a country (ISO code in any case). */
export const countryLists = (code: string): Record<keyof CountryCounts, string> => {
  const country = code.toLowerCase();
  const state = { country: [country] };
  return {
    product: href('productList', {}, state),
    company: href('companyList', {}, state),
    tender: href('tenderCountry', { country }),
    launch: href('newProduct', {}, state),
    offer: href('agentList', {}, state),
    directory: href('directoryCountry', { country }),
  };
};
