import type { FlagPictures } from '@/components/ui/flag';
import type { OfferCard } from '@/lib/agent/types';
import type { CompanyCard } from '@/lib/company/types';
import type { Highlight } from '@/lib/content/news/queries';
import type { ContentCard, HotKeyword } from '@/lib/content/types';
import type { FairEdition } from '@/lib/fair/types';
import type { LaunchCard } from '@/lib/launch/types';
import type { FacetNames } from '@/lib/listing/listing';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import type { ProductCard } from '@/lib/product/types';
import type { PurchaseBrief } from '@/lib/purchase/types';
import type { CategoryNode } from '@/lib/reference/types';
import type { TenderCard } from '@/lib/tender/types';

/** A verified company with the day of its latest check. */
export type VerifiedCompany = { company: CompanyCard; checkedOn: string | null };

/** Data of Home: public content only. */
export type HomeData = {
  locale: Locale;
  figures: { companies: number; products: number; countries: number };
  /** popular searches */
  hot: string[];
  sectors: CategoryNode[];
  /** those that close next, and the number of all open ones */
  tenders: { items: TenderCard[]; total: number };
  purchases: { items: PurchaseBrief[]; total: number; names: Pick<FacetNames, 'categories' | 'countries'> };
  /** for tenders and requests */
  flags: FlagPictures;
  launches: LaunchCard[];
  suppliers: VerifiedCompany[];
  offers: OfferCard[];
  picked: ProductCard[];
  news: ContentCard[];
  highlights: Highlight[];
  /** hot words of the news */
  words: HotKeyword[];
  notices: ContentCard[];
  fair: FairEdition | null;
  places: { code: string; name: string; companies: number }[];
};

/** How many of each Home reads; a phone shows fewer. */
export const homeCounts = {
  d: {
    rows: 8,
    subs: 4,
    launches: 5,
    suppliers: 6,
    offers: 3,
    picked: 10,
    lines: 5,
    highlights: 3,
    words: 6,
    places: 8,
  },
  m: {
    rows: 4,
    subs: 0,
    launches: 5,
    suppliers: 6,
    offers: 3,
    picked: 10,
    lines: 4,
    highlights: 0,
    words: 6,
    places: 6,
  },
} as const satisfies Record<Device, Record<string, number>>;

/** What Home shows on a device, of each sector the categories with the most products. */
export function pickHome(data: HomeData, device: Device): HomeData {
  const count = homeCounts[device];
  return {
    ...data,
    sectors: data.sectors.map((sector) => ({
      ...sector,
      children: sector.children.toSorted((one, other) => other.products - one.products).slice(0, count.subs),
    })),
    tenders: { ...data.tenders, items: data.tenders.items.slice(0, count.rows) },
    purchases: { ...data.purchases, items: data.purchases.items.slice(0, count.rows) },
    launches: data.launches.slice(0, count.launches),
    suppliers: data.suppliers.slice(0, count.suppliers),
    offers: data.offers.slice(0, count.offers),
    picked: data.picked.slice(0, count.picked),
    news: data.news.slice(0, count.lines + 1),
    highlights: data.highlights.slice(0, count.highlights),
    words: data.words.slice(0, count.words),
    places: data.places.slice(0, count.places),
  };
}
