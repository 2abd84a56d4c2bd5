import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RowPage } from '@/components/list/row-page';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { stateWithin } from '@/lib/listing/listing';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { listKeys, stateQuery } from '@/lib/platform/routes/list-state';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { type TenderQuery, tenderListing } from '@/lib/tender/read-list';
import { DeadlineWatch } from './deadline-watch';
import { TenderFilter } from './tender-filter';
import { TenderLead } from './tender-lead';
import { TenderRow } from './tender-row';
import { TenderRows } from './tender-rows';

/** Tenders, optionally by method, category, country or keyword, in the device's layout. */
export async function TenderListing({ title, ...query }: TenderQuery & { title: string }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations();
  const { page, state, keyword } = query;
  const { listing, items, mended, ways, categories, takingBids, nearest, open } = await tenderListing(locale, query);
  if (state.page > listing.pages) notFound();
  const home = { name: t('tender.title'), href: href('tenderList') };
  const isHome = page.name === 'tenderList';
  const steps = isHome ? [home] : [home, { name: title, href: withState(page, {}) }];
  const kept = stateWithin(state, { country: query.country, way: query.way, division: query.category });
  const lead = (
    <>
      {isHome && <TenderLead state={state} open={open} takingBids={takingBids} locale={locale} />}
      {/* Where nothing is chosen, the header's box does the same. */}
      {stateQuery(listKeys, { ...kept, page: 1 }) && (
        <ScopeSearch scope="tender" label={t('tender.search')} keyword={keyword} kept={kept} />
      )}
      {ways.length + categories.length > 0 && (
        <TenderFilter query={query} ways={ways} categories={categories} takingBids={takingBids} locale={locale} />
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
        <>
          <a className="btn" href={href('siteSearchKeyword', { keyword })} rel="nofollow">
            {t('search.site.title')}
          </a>
          {listing.total === 0 && (
            <AlternativeSection listing={listing} keyword={keyword} searched={{ channel: 'tender' }} locale={locale} />
          )}
        </>
      ),
    nearest: nearest.length > 0 && <TenderRows items={nearest} locale={locale} />,
    ...(keyword === undefined ? {} : { asked: keyword }),
  };
  const rows = items.map((item) => <TenderRow key={item.id} item={item} locale={locale} />);
  const links = items.map(({ id, title: name }) => ({ name: name.text, href: href('tenderDetail', { id }) }));
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  const data = items.length > 0 ? [itemListLd(locale, links, first)] : [];
  return (
    <>
      <DeadlineWatch items={items} locale={locale} />
      <RowPage {...shared} device={device} steps={steps} data={data} feed="tender" feedState={kept}>
        {rows}
      </RowPage>
    </>
  );
}
