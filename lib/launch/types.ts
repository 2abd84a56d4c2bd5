import type { Continent } from '@/lib/platform/config';
import type { Spoken } from '@/lib/platform/i18n/spoken';
import type { ProductCard } from '@/lib/product/types';
import type { ZonedFacets } from './listing/queries';

/** Where something is launched or offered: everywhere, or in the countries named, in the order of their names. */
export type LaunchZone = { worldwide: boolean; countries: { code: string; name: string; continent: Continent }[] };

/** What launches and agent offers share: a product of a supplier, a line about it, a zone, a day. */
export type Zoned = { id: number; slogan: Spoken; zone: LaunchZone; publishedAt: string; product: ProductCard };

export type LaunchCard = Zoned;

export type LaunchPage = {
  items: LaunchCard[];
  total: number;
  pages: number;
  facets: ZonedFacets;
  /** the words found in place of those that nothing has */
  mended: string | null;
};
