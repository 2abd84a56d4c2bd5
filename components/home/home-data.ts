import type { OfferCard } from '@/lib/agent/types';
import type { CompanyCard } from '@/lib/company/types';
import type { Locale } from '@/lib/i18n/site';
import type { LaunchCard } from '@/lib/launch/types';
import type { ProductCard } from '@/lib/product/types';
import type { CategoryNode } from '@/lib/reference/types';

/** Everything that Home shows: only what is public now. */
export type HomeData = {
  locale: Locale;
  figures: { companies: number; products: number; countries: number };
  hot: string[];
  sectors: CategoryNode[];
  latest: ProductCard[];
  launches: LaunchCard[];
  suppliers: CompanyCard[];
  offers: OfferCard[];
  picked: ProductCard[];
  places: { code: string; name: string; companies: number }[];
};
