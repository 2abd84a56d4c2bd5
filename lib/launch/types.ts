import type { Continent } from '@/lib/platform/config';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { ProductCard } from '@/lib/product/types';
import type { ZonedFacets } from './listing/queries';

/** Where it applies: worldwide, or in the listed countries, sorted by name. */
export type LaunchZone = { worldwide: boolean; countries: { code: string; name: string; continent: Continent }[] };

/** Fields shared by launches and agent offers. */
export type Zoned = {
  id: number;
  slogan: TextWithLanguage;
  zone: LaunchZone;
  publishedAt: string;
  product: ProductCard;
};

export type LaunchCard = Zoned;

export type LaunchPage = {
  items: LaunchCard[];
  total: number;
  pages: number;
  facets: ZonedFacets;
  /** corrected search words, if the typed ones had no results */
  mended: string | null;
};
