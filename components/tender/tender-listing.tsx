import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Breadcrumb, BreadcrumbData } from '@/components/layout/breadcrumb';
import { ListDesktop } from '@/components/list/list-desktop';
import { ListMobile } from '@/components/list/list-mobile';
import { JsonLd } from '@/components/seo/json-ld';
import { current } from '@/lib/i18n/current';
import { formatNumber } from '@/lib/i18n/format';
import { href, withState } from '@/lib/routes/address';
import { itemListLd } from '@/lib/seo/json-ld';
import { type TenderQuery, tenderListing } from '@/lib/tender/read-list';
import { DeadlineWatch } from './deadline-watch';
import { TenderFilter } from './tender-filter';
import { TenderRow } from './tender-row';
import { TenderRows } from './tender-rows';
import { TenderSearch } from './tender-search';

/** Tenders, all or those of a method, category, country or keyword, in the composition of the device. */
export async function TenderListing({ title, ...query }: TenderQuery & { title: string }) {
  const { locale, device } = await current();
  const t = await getTranslations();
  const { page, state, keyword } = query;
  const { listing, items, mended, ways, categories, nearest, open } = await tenderListing(locale, query);
  if (state.page > listing.pages) notFound();
  const home = { name: t('tender.title'), href: href('tenderList') };
  const isHome = page.name === 'tenderList';
  const steps = isHome ? [home] : [home, { name: title, href: withState(page, {}) }];
  const figures = {
    count: open.tenders,
    n: formatNumber(locale, open.tenders),
    places: open.countries,
    countries: formatNumber(locale, open.countries),
  };
  const lead = (
    <>
      {isHome && (
        <p className="lead">
          {t('tender.lead')} {t('tender.openNow', figures)}
        </p>
      )}
      <TenderSearch keyword={keyword} />
      {ways.length + categories.length > 0 && (
        <TenderFilter query={query} ways={ways} categories={categories} locale={locale} />
      )}
    </>
  );
  const shared = {
    listing,
    locale,
    title,
    mended,
    lead,
    other:
      keyword === undefined ? (
        !isHome && (
          <a className="btn" href={home.href}>
            {t('tender.allTenders')}
          </a>
        )
      ) : (
        <a className="btn" href={href('siteSearchKeyword', { keyword })} rel="nofollow">
          {t('search.site.title')}
        </a>
      ),
    nearest: nearest.length > 0 && <TenderRows items={nearest} locale={locale} />,
    ...(keyword === undefined ? {} : { asked: keyword }),
  };
  const rows = items.map((item) => <TenderRow key={item.id} item={item} locale={locale} />);
  const links = items.map(({ id, title: name }) => ({ name: name.text, href: href('tenderDetail', { id }) }));
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      {items.length > 0 && <JsonLd nodes={[itemListLd(locale, links, first)]} />}
      <DeadlineWatch items={items} locale={locale} />
      {device === 'm' ? (
        <ListMobile {...shared}>{rows}</ListMobile>
      ) : (
        <div className="wrap">
          <Breadcrumb steps={steps} />
          <ListDesktop {...shared} rows>
            {rows}
          </ListDesktop>
        </div>
      )}
    </>
  );
}
