import type { FlagPictures } from '@/components/ui/flag';
import type { OfferCard } from '@/lib/agent/types';
import type { CompanyCard } from '@/lib/company/types';
import type { Highlight } from '@/lib/content/news/queries';
import type { ContentCard } from '@/lib/content/types';
import type { FairEdition } from '@/lib/fair/types';
import type { LaunchCard } from '@/lib/launch/types';
import type { FacetNames } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductCard } from '@/lib/product/types';
import type { PurchaseBrief } from '@/lib/purchase/types';
import type { CategoryNode } from '@/lib/reference/types';
import type { TenderCard } from '@/lib/tender/types';

/** Data of Home: public content only. */
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
  news: ContentCard[];
  innovations: ContentCard[];
  highlights: Highlight[];
  /** empty on sites without this section */
  investments: ContentCard[];
  notices: ContentCard[];
  tenders: TenderCard[];
  purchases: { items: PurchaseBrief[]; names: Pick<FacetNames, 'categories' | 'countries'> };
  /** for tenders and requests */
  flags: FlagPictures;
  fair: FairEdition | null;
  places: { code: string; name: string; companies: number }[];
};
