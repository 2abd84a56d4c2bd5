import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href, withState } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import type { SiteResult } from '@/lib/site/search/read';
import { groupId, useChannelName, wholeAddress } from './channel-place';

type Props = { result: SiteResult; keyword: string; locale: Locale };

/** Links to the same search in everything, products, companies and each channel, with counts; filters are kept. */
export function SearchScopes({ result, keyword, locale }: Props) {
  const t = useTranslations('search.site');
  const nameOf = useChannelName();
  const { listing, products, companies, channels } = result;
  const { country, continent, cate, way, sort, page } = listing.state;
  const kept = { country, continent, cate, way, sort };
  const n = (value: number) => formatNumber(locale, value);
  // Group anchors exist on the first page, which shows some results of every channel.
  const first = page === 1 ? '' : withState(listing.page, { ...listing.state, page: 1 });
  return (
    <nav className="tabs many" aria-label={t('scopes')}>
      <a className="on" href={withState(listing.page, { ...emptyState, ...kept })} aria-current="page">
        {t('all', { n: n(listing.total) })}
      </a>
      <a href={href('productSearch', { keyword }, kept)} rel="nofollow">
        {t('products', { n: n(products.total) })}
      </a>
      <a href={href('companySearch', { keyword }, kept)} rel="nofollow">
        {t('companies', { n: n(companies.total) })}
      </a>
      {channels.map(({ channel, total }) => (
        <a key={channel} href={wholeAddress(channel, keyword, kept) ?? `${first}#${groupId(channel)}`} rel="nofollow">
          {t('channel', { name: nameOf(channel), n: n(total) })}
        </a>
      ))}
    </nav>
  );
}
