import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import { href, withState } from '@/lib/routes/address';
import { emptyState } from '@/lib/routes/list-state';
import type { SiteResult } from '@/lib/search/read';

type Props = { result: SiteResult; keyword: string; locale: Locale };

/** The same words in everything, in products, in companies, with how many each has; filters come along. */
export function SearchScopes({ result, keyword, locale }: Props) {
  const t = useTranslations('search.site');
  const { listing, products, companies } = result;
  const { country, continent, cate, sort } = listing.state;
  const kept = { country, continent, cate, sort };
  const n = (value: number) => formatNumber(locale, value);
  return (
    <nav className="tabs" aria-label={t('scopes')}>
      <a className="on" href={withState(listing.page, { ...emptyState, ...kept })} aria-current="page">
        {t('all', { n: n(listing.total) })}
      </a>
      <a href={href('productSearch', { keyword }, kept)} rel="nofollow">
        {t('products', { n: n(products.total) })}
      </a>
      <a href={href('companySearch', { keyword }, kept)} rel="nofollow">
        {t('companies', { n: n(companies.total) })}
      </a>
    </nav>
  );
}
