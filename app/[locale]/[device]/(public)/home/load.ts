import type { HomeData } from '@/components/site/home/home-data';
import { latestOffers } from '@/lib/agent/read-list';
import { countByCountry, countPublic, listRecommendedCompanies } from '@/lib/company/queries';
import { industryHighlights } from '@/lib/content/news/read';
import { listLatest as listLatestContent } from '@/lib/content/queries';
import { channelTag } from '@/lib/content/tag';
import { readFair } from '@/lib/fair/read';
import { latestLaunches } from '@/lib/launch/read-list';
import type { Channel } from '@/lib/platform/config';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { listLatest, listRecommended } from '@/lib/product/queries';
import { latestPurchases } from '@/lib/purchase/read-list';
import { flagPictures } from '@/lib/reference/flag';
import { listCategories, listCountries } from '@/lib/reference/queries';
import { listHotWords } from '@/lib/site/search/queries';
import { listLatestTenders } from '@/lib/tender/queries';
import { tenderListTag } from '@/lib/tender/tag';

const verified = async (locale: Locale) =>
  (await listRecommendedCompanies(locale, 18)).filter(({ grade }) => grade !== 'C').slice(0, 6);

const places = async (locale: Locale) => {
  const names = new Map((await listCountries(locale)).map(({ code, name }) => [code, name]));
  return (await countByCountry()).slice(0, 12).map((row) => ({ ...row, name: names.get(row.code) ?? row.code }));
};

const newest = (locale: Locale, channel: Channel, limit: number) =>
  cachedRead([channelTag(channel)], ['home-channel', locale, channel], () =>
    listLatestContent(locale, [channel], limit),
  );

const contents = async (locale: Locale) => {
  const news = await newest(locale, 'shortnews', 4);
  const innovations = await newest(locale, 'innovation', 4);
  const shown = [...news, ...innovations].map(({ id }) => id);
  return { news, innovations, highlights: await industryHighlights(locale, 4, shown) };
};

/** The rows near the top, with their flags. */
const rows = async (locale: Locale) => {
  const tenders = await cachedRead([tenderListTag], ['home-tender', locale], () => listLatestTenders(locale, 4));
  const purchases = await latestPurchases(locale, 4);
  const codes = [...tenders.map(({ country }) => country.code), ...purchases.items.map((one) => one.countryCode)];
  return { tenders, purchases, flags: await flagPictures(codes) };
};

/** Data of Home, each part cached by what it depends on. */
export const loadHome = async (locale: Locale): Promise<HomeData> => ({
  locale,
  figures: await cachedRead(['product-list', 'company-list'], ['home-figure'], countPublic),
  hot: (await cachedRead(['reference'], ['hot-word', locale], () => listHotWords(locale, 'product'))).slice(0, 5),
  sectors: await cachedRead(['reference', 'product-list'], ['category', locale], () => listCategories(locale)),
  latest: await cachedRead(['product-list'], ['home-latest', locale], () => listLatest(locale, 10)),
  launches: await latestLaunches(locale, 10),
  offers: await latestOffers(locale, 6),
  suppliers: await cachedRead(['company-list'], ['home-supplier', locale], () => verified(locale)),
  picked: await cachedRead(['product-list'], ['home-picked', locale], () => listRecommended(locale, 10)),
  ...(await contents(locale)),
  investments: locale === defaultLocale ? await newest(locale, 'investment', 4) : [],
  notices: await newest(locale, 'notice', 3),
  ...(await rows(locale)),
  fair: await readFair(locale),
  places: await cachedRead(['company-list', 'reference'], ['home-place', locale], () => places(locale)),
});
