import type { Locale } from '@/lib/i18n/site';
import type { Zoned } from '@/lib/launch/types';
import type { Spoken } from '@/lib/product/types';
import type { Facets } from '@/lib/search/types';

export type OfferCard = Zoned & { banner: string };

export type OfferDetail = OfferCard & {
  detail: Spoken;
  /** languages that have a translation of their own */
  locales: Locale[];
  updatedAt: string;
  /** countries that one agent has alone */
  taken: { code: string; name: string }[];
};

export type OfferPage = { items: OfferCard[]; total: number; pages: number; facets: Facets; mended: string | null };
