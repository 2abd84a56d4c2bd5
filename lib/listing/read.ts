import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { listCategories, listCountries, listTags } from '@/lib/reference/queries';
import type { FacetNames } from './listing';

/** The names of a listing's filters in the language of the site. */
export const facetNames = (locale: Locale, tagKind: 'company' | 'product'): Promise<FacetNames> =>
  cachedRead(['reference', 'product-list'], ['facet-names', locale, tagKind], async () => {
    const [categories, countries, tags] = await Promise.all([
      listCategories(locale),
      listCountries(locale),
      listTags(locale, tagKind),
    ]);
    return { categories, countries, tags };
  });
