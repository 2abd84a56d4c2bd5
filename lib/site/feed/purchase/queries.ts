import 'server-only';

import { currentHosts } from '@/lib/platform/i18n/current-host';
import { formatInstant, formatNumber, formatOffset } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { href } from '@/lib/platform/routes/address';
import type { ListState } from '@/lib/platform/routes/list-state';
import { scopeAddress } from '@/lib/platform/routes/search-scope';
import { findPurchases } from '@/lib/purchase/public/queries';
import { listCategories, listCountries } from '@/lib/reference/queries';
import { feedTitleOf } from '@/lib/site/feed/text';
import { type FeedFormat, feedPath, type SiteFeed } from '@/lib/site/feed/types';

/**
 * A feed of the newest purchase requests, in the site's language or marked with their own; as everywhere, without the
 * buyer.
 * @param keyword search words; '' for none
 */
export async function purchaseFeed(
  locale: Locale,
  format: FeedFormat,
  state: ListState,
  keyword: string,
  max: number,
): Promise<SiteFeed> {
  const { absolute } = currentHosts();
  const t = await translator(locale);
  const { items } = await findPurchases(locale, keyword || undefined, { ...state, sort: 'latest' }, max);
  const countries = new Map((await listCountries(locale)).map(({ code, name }) => [code, name]));
  const categories = new Map(
    (await listCategories(locale)).flatMap((one) => [one, ...one.children]).map(({ id, name }) => [id, name]),
  );
  const time = (iso: string) => t('trade.zoned', { time: formatInstant(locale, iso, 'UTC'), zone: formatOffset(0) });
  return {
    title: await feedTitleOf(locale, 'purchase', state, keyword),
    description: t('purchaseHall.lead'),
    language: locale,
    page: absolute(locale, scopeAddress('purchase', keyword, state)),
    self: absolute(locale, feedPath('purchase', format, state, keyword)),
    items: items.map(({ id, title, quantity, unit, countryCode, categoryId, publishedAt, validUntil }) => ({
      title: title.text,
      ...(title.locale !== locale && { language: title.locale }),
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
