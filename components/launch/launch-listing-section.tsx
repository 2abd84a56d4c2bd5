import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListDesktop } from '@/components/list/list-desktop';
import { ListMobile } from '@/components/list/list-mobile';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { type LaunchQuery, launchListing, searchedLaunches } from '@/lib/launch/read-list';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { scopeAddress } from '@/lib/platform/routes/search-scope';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { LaunchCard } from './launch-card';

/** Global launches, optionally filtered by keyword, in the device's layout. */
export async function LaunchListing({ title, ...query }: LaunchQuery & { title: string }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('launch');
  const { page, state, keyword } = query;
  const { listing, items, mended, nearest } = await launchListing({ locale, device, ...query });
  if (state.page > listing.pages) notFound();
  const home = { name: t('title'), href: href('newProduct') };
  const steps = keyword === undefined ? [home] : [home, { name: title, href: withState(page, {}) }];
  const lead = (
    <>
      {keyword === undefined && <p className="lead">{t('lead')}</p>}
      <ScopeSearch scope="launch" label={t('search')} keyword={keyword} kept={state} />
    </>
  );
  const other = listing.total === 0 && keyword !== undefined && (
    <AlternativeSection listing={listing} keyword={keyword} searched={searchedLaunches} locale={locale} />
  );
  const search = keyword === undefined ? {} : { asked: keyword, whole: scopeAddress('launch', '', state) };
  const shared = { listing, locale, title, mended, lead, other, ...search };
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  const links = items.map(({ slogan, product }) => ({
    name: slogan.text,
    href: href('productDetail', { id: product.id }),
  }));
  const data = (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      {items.length > 0 && <JsonLd nodes={[itemListLd(locale, links, first)]} />}
    </>
  );
  if (device === 'm')
    return (
      <>
        {data}
        <ListMobile
          {...shared}
          nearest={nearest.map((item) => <LaunchCard key={item.id} item={item} locale={locale} row />)}
        >
          {items.map((item, index) => (
            <LaunchCard key={item.id} item={item} locale={locale} eager={index === 0} row />
          ))}
        </ListMobile>
      </>
    );
  const offers = nearest.map((item) => <LaunchCard key={item.id} item={item} locale={locale} />);
  return (
    <div className="wrap">
      {data}
      <Breadcrumb steps={steps} />
      <ListDesktop {...shared} nearest={offers.length > 0 && <div className="cells items five">{offers}</div>}>
        {items.map((item, index) => (
          <LaunchCard key={item.id} item={item} locale={locale} eager={index < 4} />
        ))}
      </ListDesktop>
    </div>
  );
}
