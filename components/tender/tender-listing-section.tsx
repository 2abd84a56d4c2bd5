import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { deadlineSort } from '@/components/trade/table-controls';
import { TablePage } from '@/components/trade/table-page';
import { ButtonLink } from '@/components/ui/button';
import { stateWithin } from '@/lib/listing/listing';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { listKeys, stateQuery } from '@/lib/platform/routes/list-state';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { type TenderQuery, tenderListing } from '@/lib/tender/read-list';
import { SaveSearch } from './alert/save-search';
import { DeadlineWatch } from './deadline-watch';
import { filterAddress } from './filter-address';
import { TenderLead } from './tender-lead';
import { TenderMenus } from './tender-menus';
import { TenderRows } from './tender-rows';
import { TenderTable } from './tender-table';

/** Tenders, optionally by method, category, country or keyword, in the device's layout. */
export async function TenderListing({ title, ...query }: TenderQuery & { title: string }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations();
  const { page, state, keyword, way, category } = query;
  const { listing, items, mended, ways, categories, takingBids, nearest, open } = await tenderListing(locale, query);
  if (state.page > listing.pages) notFound();
  const home = { name: t('tender.title'), href: href('tenderList') };
  const isHome = page.name === 'tenderList';
  const kept = stateWithin(state, { country: query.country, way, division: category });
  const links = items.map(({ id, title: name }) => ({ name: name.text, href: href('tenderDetail', { id }) }));
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  return (
    <>
      <DeadlineWatch items={items} locale={locale} />
      <TablePage
        listing={listing}
        locale={locale}
        title={title}
        mended={mended}
        asked={keyword}
        menus={
          <TenderMenus query={query} ways={ways} categories={categories} takingBids={takingBids} locale={locale} />
        }
        fixed={[
          ...(way ? [{ label: t(`tender.way.${way}`), href: filterAddress(query, null, state.division) }] : []),
          ...(category
            ? [{ label: t(`tender.category.${category}`), href: filterAddress(query, state.way, null) }]
            : []),
        ]}
        search={
          // Where nothing is chosen, the header's box does the same.
          stateQuery(listKeys, { ...kept, page: 1 }) && (
            <ScopeSearch scope="tender" label={t('tender.search')} keyword={keyword} kept={kept} />
          )
        }
        end={<SaveSearch query={query} />}
        about={isHome && <TenderLead state={state} open={open} takingBids={takingBids} locale={locale} />}
        other={
          keyword === undefined ? (
            !isHome && <ButtonLink href={home.href}>{t('tender.allTenders')}</ButtonLink>
          ) : (
            <>
              <ButtonLink href={href('siteSearchKeyword', { keyword })} rel="nofollow">
                {t('search.site.title')}
              </ButtonLink>
              {listing.total === 0 && (
                <AlternativeSection
                  listing={listing}
                  keyword={keyword}
                  searched={{ channel: 'tender' }}
                  locale={locale}
                />
              )}
            </>
          )
        }
        nearest={nearest.length > 0 && <TenderRows items={nearest} locale={locale} />}
        device={device}
        steps={isHome ? [home] : [home, { name: title, href: withState(page, {}) }]}
        data={items.length > 0 ? [itemListLd(locale, links, first)] : []}
        feed="tender"
        feedState={kept}
      >
        <TenderTable items={items} locale={locale} sort={deadlineSort(listing)} />
      </TablePage>
    </>
  );
}
