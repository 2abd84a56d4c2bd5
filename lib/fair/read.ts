import 'server-only';
import { listCompanies } from '@/lib/company/queries';
import type { CompanyCard } from '@/lib/company/types';
import { listLatest } from '@/lib/content/queries';
import { channelTag } from '@/lib/content/tag';
import type { ContentCard, Named } from '@/lib/content/types';
import { facetNames } from '@/lib/listing/read';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { emptyState } from '@/lib/platform/routes/list-state';
import { getFair, listStands } from './queries';
import { fairTag } from './tag';
import type { FairEdition } from './types';

/** Number of items in each part of the fair's page. */
const itemCounts = { update: 6, notice: 6, highlight: 6, exhibitor: 6 } as const;

export type NamedCount<Id> = Named<Id> & { count: number };
export type FairHome = {
  fair: FairEdition;
  updates: ContentCard[];
  notices: ContentCard[];
  highlights: ContentCard[];
  exhibitors: CompanyCard[];
  total: number;
  /** stand numbers by company */
  stands: Record<number, string>;
  sectors: NamedCount<number>[];
  /** ISO codes in capitals */
  countries: NamedCount<string>[];
};

/** The newest edition of the fair; null if there is none. */
export const readFair = (locale: Locale): Promise<FairEdition | null> =>
  cachedRead([fairTag, 'reference'], ['fair', locale], () => getFair(locale));

/** Everything on the fair's page; null if there is no fair. */
export async function readFairHome(locale: Locale): Promise<FairHome | null> {
  const fair = await readFair(locale);
  if (!fair) return null;
  const news = await cachedRead([channelTag('fair')], ['fair-news', locale], async () => ({
    updates: await listLatest(locale, ['fair'], itemCounts.update, { sub: 'update' }),
    notices: await listLatest(locale, ['fair'], itemCounts.notice, { sub: 'notice' }),
    highlights: await listLatest(locale, ['fair'], itemCounts.highlight, { sub: 'highlight' }),
  }));
  const { found, stands } = await cachedRead([fairTag, 'company-list'], ['fair-exhibitors', locale], async () => {
    const result = await listCompanies(locale, { fairId: fair.id }, emptyState, itemCounts.exhibitor);
    const ids = result.items.map(({ id }) => id);
    return { found: result, stands: await listStands(fair.id, ids) };
  });
  const { categories, countries } = await facetNames(locale, 'company');
  const { facets } = found;
  return {
    fair,
    ...news,
    exhibitors: found.items,
    total: found.total,
    stands,
    sectors: categories.flatMap(({ id, name }) => {
      const count = facets.category.find(({ value }) => value === id)?.count ?? 0;
      return count > 0 ? [{ id, name, count }] : [];
    }),
    countries: facets.country.flatMap(({ value, count }) => {
      const name = countries.find(({ code }) => code === value)?.name;
      return name ? [{ id: value, name, count }] : [];
    }),
  };
}
