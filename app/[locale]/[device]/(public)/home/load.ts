import { type HomeData, homeCounts } from '@/components/site/home/home-data';
import { latestOffers } from '@/lib/agent/read-list';
import { countByCountry, countPublic, listRecentlyVerified, listRecords } from '@/lib/company/queries';
import { hotWords, industryHighlights } from '@/lib/content/news/read';
import { listLatest as listLatestContent } from '@/lib/content/queries';
import { channelTag } from '@/lib/content/tag';
import { readFair } from '@/lib/fair/read';
import { latestLaunches } from '@/lib/launch/read-list';
import type { Channel } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { listRecommended } from '@/lib/product/queries';
import { closingPurchases } from '@/lib/purchase/read-list';
import { flagPictures } from '@/lib/reference/flag';
import { listCategories, listCountries } from '@/lib/reference/queries';
import { listHotWords } from '@/lib/site/search/queries';
import { countOpenTenders, listClosingTenders } from '@/lib/tender/queries';
import { tenderListTag } from '@/lib/tender/tag';

const max = homeCounts.d;

const verified = async (locale: Locale) => {
  const companies = await listRecentlyVerified(locale, max.suppliers);
  const records = await listRecords(companies.map(({ id }) => id));
  return companies.map((company) => {
    const days = (records[company.id]?.verifications ?? []).map(({ checkedOn }) => checkedOn);
    return { company, checkedOn: days.toSorted().at(-1) ?? null };
  });
};

const places = async (locale: Locale) => {
  const [countries, counts] = [await listCountries(locale), await countByCountry()];
  const names = new Map(countries.map(({ code, name }) => [code, name]));
  return counts.slice(0, max.places).map((row) => ({ ...row, name: names.get(row.code) ?? row.code }));
};

const newest = (locale: Locale, channel: Channel, limit: number) =>
  cachedRead([channelTag(channel)], ['home-channel', locale, channel, limit], () =>
    listLatestContent(locale, [channel], limit),
  );

/** News, and highlights that are not among them. */
const contents = async (locale: Locale) => {
  const news = await newest(locale, 'shortnews', max.lines + 1);
  const shown = news.map(({ id }) => id);
  return { news, highlights: await industryHighlights(locale, max.highlights, shown) };
};

/** What closes next, with its flags. */
const closing = async (locale: Locale) => {
  const [tenders, purchases] = await Promise.all([
    cachedRead([tenderListTag], ['home-tender', locale], async () => ({
      items: await listClosingTenders(locale, max.rows),
      total: (await countOpenTenders()).tenders,
    })),
    closingPurchases(locale, max.rows),
  ]);
  const codes = [...tenders.items.map(({ country }) => country.code), ...purchases.items.map((one) => one.countryCode)];
  return { tenders, purchases, flags: await flagPictures(codes) };
};

/** Data of Home, each part cached by what it depends on. */
export async function loadHome(locale: Locale): Promise<HomeData> {
  const [figures, hot, sectors, rows, launches, suppliers, offers, picked, texts, words, notices, fair, grid] =
    await Promise.all([
      cachedRead(['product-list', 'company-list'], ['home-figure'], countPublic),
      cachedRead(['reference'], ['hot-word', locale], () => listHotWords(locale, 'product')),
      cachedRead(['reference', 'product-list'], ['category', locale], () => listCategories(locale)),
      closing(locale),
      latestLaunches(locale, max.launches),
      cachedRead(['company-list'], ['home-supplier', locale], () => verified(locale)),
      latestOffers(locale, max.offers),
      cachedRead(['product-list'], ['home-picked', locale], () => listRecommended(locale, max.picked)),
      contents(locale),
      hotWords(locale, 'shortnews', max.words),
      newest(locale, 'notice', 1),
      readFair(locale),
      cachedRead(['company-list', 'reference'], ['home-place', locale], () => places(locale)),
    ]);
  const parts = { figures, hot: hot.slice(0, 5), sectors, launches, suppliers, offers, picked, words, notices, fair };
  return { locale, ...parts, places: grid, ...rows, ...texts };
}
