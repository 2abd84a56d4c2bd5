import { notFound } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CompanyRow } from '@/components/company/company-row';
import { readFigures } from '@/components/list/chosen-filter';
import { ListDesktop } from '@/components/list/list-desktop';
import { ListMobile } from '@/components/list/list-mobile';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { CompareTray } from '@/components/product/compare/compare-tray';
import { ProductCard } from '@/components/product/list/product-card';
import { ProductCards } from '@/components/product/list/product-cards';
import { CardCallBeacon } from '@/components/stats/card-call-beacon';
import { DeadlineWatch } from '@/components/tender/deadline-watch';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { SiteResult } from '@/lib/site/search/read';
import { ChannelGroups } from './channel-groups';
import { SearchScopes } from './search-scopes';
import '@/app/list.css';

type Props = { result: SiteResult; keyword: string; locale: Locale; device: Device };

/** Search results: products, companies and channels on one page, in the device's layout. */
export function SearchResults({ result, keyword, locale, device }: Props) {
  const t = useTranslations();
  const { listing, products, companies, channels, nearest, mended } = result;
  const closing = channels.flatMap(({ channel, items }): { id: number }[] =>
    channel === 'tender' || channel === 'purchase' ? items : [],
  );
  if (listing.state.page > listing.pages) notFound();
  const mobile = device === 'm';
  const more = (address: string, label: string) => (
    <a className="lnk" href={address} rel="nofollow">
      {label}
    </a>
  );
  const groups = (
    <>
      {products.items.length > 0 && (
        <section className="grp">
          <div className="sec-h">
            <h2>{t('search.site.productHead')}</h2>
            {more(
              href('productSearch', { keyword }),
              t('product.allProducts', { count: products.total, n: formatNumber(locale, products.total) }),
            )}
          </div>
          <div className={mobile ? undefined : 'cells items'}>
            <ProductCards {...products} locale={locale} device={device} />
          </div>
        </section>
      )}
      {companies.items.length > 0 && (
        <section className="grp">
          <div className="sec-h">
            <h2>{t('search.site.companyHead')}</h2>
            {more(
              href('companySearch', { keyword }),
              t('search.site.allCompanies', { count: companies.total, n: formatNumber(locale, companies.total) }),
            )}
          </div>
          {companies.items.map((item) => (
            <CompanyRow key={item.id} item={item} locale={locale} />
          ))}
          <CardCallBeacon />
        </section>
      )}
      <ChannelGroups result={result} keyword={keyword} locale={locale} />
    </>
  );
  const other = listing.total === 0 && (
    <AlternativeSection listing={listing} keyword={keyword} searched="all" locale={locale} />
  );
  const title = t('search.site.results', { keyword });
  const lead = <SearchScopes result={result} keyword={keyword} locale={locale} />;
  const figures = readFigures(products.figures, 'all', listing.state, t);
  const shared = {
    ...{ listing, locale, title, asked: keyword, mended, figures, lead, mixed: true, other },
    popular: nearest.popular,
  };
  const offers =
    nearest.items.length > 0 &&
    nearest.items.map((item) =>
      mobile ? (
        <ProductCard key={item.id} item={item} locale={locale} row />
      ) : (
        <ProductCard key={item.id} item={item} locale={locale} />
      ),
    );
  const watch = closing.length > 0 && <DeadlineWatch items={closing} locale={locale} />;
  if (mobile)
    return (
      <>
        <ListMobile {...shared} nearest={offers}>
          {groups}
        </ListMobile>
        <CompareTray folds />
        {watch}
      </>
    );
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          steps={[
            { name: t('search.site.title'), href: href('siteSearch') },
            { name: keyword, href: href('siteSearchKeyword', { keyword }) },
          ]}
        />
        <ListDesktop {...shared} nearest={offers && <div className="cells items five">{offers}</div>}>
          {groups}
        </ListDesktop>
      </div>
      <CompareTray />
      {watch}
    </>
  );
}
