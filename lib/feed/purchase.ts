import { currentHosts } from '@/lib/i18n/current-host';
import { formatInstant, formatNumber, formatOffset } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import { translator } from '@/lib/i18n/translate';
import { findPurchases } from '@/lib/purchase/public';
import { listCategories, listCountries } from '@/lib/reference/queries';
import { href } from '@/lib/routes/address';
import { emptyState } from '@/lib/routes/list-state';
import { type Feed, type FeedFormat, feedPath } from './types';

/** The newest purchase requests that have a text in the language of a site; as everywhere, without who asks. */
export async function purchaseFeed(locale: Locale, format: FeedFormat, most: number): Promise<Feed> {
  const { absolute } = currentHosts();
  const t = await translator(locale);
  const { items } = await findPurchases(locale, undefined, { ...emptyState, sort: 'latest' }, most);
  const countries = new Map((await listCountries(locale)).map(({ code, name }) => [code, name]));
  const categories = new Map(
    (await listCategories(locale)).flatMap((one) => [one, ...one.children]).map(({ id, name }) => [id, name]),
  );
  const time = (iso: string) => t('trade.zoned', { time: formatInstant(locale, iso, 'UTC'), zone: formatOffset(0) });
  return {
    title: t('feed.title', { section: t('purchaseHall.title'), site: t('site.name') }),
    description: t('purchaseHall.lead'),
    language: locale,
    page: absolute(locale, href('purchaseHome')),
    self: absolute(locale, feedPath('purchase', format)),
    items: items
      .filter(({ title }) => title.locale === locale)
      .map(({ id, title, quantity, unit, countryCode, categoryId, publishedAt, validUntil }) => ({
        title: title.text,
        from: '',
        published: publishedAt,
        updated: publishedAt,
        categories: [categories.get(categoryId)].filter((name) => name !== undefined),
        summary: t('purchaseHall.feedSummary', {
          quantity: t(`product.quantity.${unit}`, { count: quantity, n: formatNumber(locale, quantity) }),
          country: countries.get(countryCode ?? '') ?? '',
          time: time(validUntil),
        }),
        url: absolute(locale, href('purchaseDetail', { id })),
      })),
  };
}
