import type { ZonedFacets } from '@/lib/launch/listing/queries';
import type { Zoned } from '@/lib/launch/types';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';

export type OfferCard = Zoned & {
  banner: string;
  /** countries with a sole agent */
  taken: { code: string; name: string }[];
};

export type OfferDetail = OfferCard & {
  detail: TextWithLanguage;
  /** languages with a translation */
  locales: Locale[];
  updatedAt: string;
};

export type OfferPage = {
  items: OfferCard[];
  total: number;
  pages: number;
  facets: ZonedFacets;
  mended: string | null;
};
