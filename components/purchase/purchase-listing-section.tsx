import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RowPage } from '@/components/list/row-page';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { DeadlineWatch } from '@/components/tender/deadline-watch';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isFiltered } from '@/lib/listing/listing';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { type PurchaseQuery, purchaseListing, searchedPurchases } from '@/lib/purchase/read-list';
import { savedAddress } from '@/lib/purchase/saved/prefill';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { ChanceFilter } from './chance-filter';
import { IncotermFilter } from './incoterm-filter';
import { NewMark } from './new-mark';
import { PurchaseRow } from './purchase-row';
import { namesOf, PurchaseRows } from './purchase-rows';

/** Purchase requests, optionally filtered by keyword, in the device's layout. */
export async function PurchaseListing({ title, ...query }: PurchaseQuery & { title: string }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations();
  const { page, state, keyword } = query;
  const { listing, items, mended, incoterms, nearest } = await purchaseListing(locale, query);
  if (state.page > listing.pages) notFound();
  const { names } = listing;
  const saved = savedAddress(keyword, state);
  const save = saved && (
    <ButtonLink size="s" icon="bell" hard href={saved} rel="nofollow">
      {t('purchaseHall.saveSearch')}
    </ButtonLink>
  );
  const home = { name: t('purchaseHall.title'), href: href('purchaseHome') };
  const steps = keyword === undefined ? [home] : [home, { name: title, href: withState(page, {}) }];
  const filters = (
    <div className="my-3 flex flex-wrap gap-x-6 gap-y-2">
      <IncotermFilter listing={listing} counts={incoterms} locale={locale} />
      <ChanceFilter listing={listing} locale={locale} />
    </div>
  );
  const lead = (
    <>
      {keyword === undefined && <p className="lead">{t('purchaseHall.lead')}</p>}
      {/* Where nothing is filtered, the header's box does the same. */}
      {isFiltered(listing) && (
        <ScopeSearch scope="purchase" label={t('purchaseHall.search')} keyword={keyword} kept={state} />
      )}
      {device === 'm' ? (
        // Open if a filter inside is active: three rows of chips would fill a phone's first screen.
        <details className="my-4" open={[state.incoterm, state.closing, state.places].some((one) => one !== null)}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-strong">
            <Icon name="filter" small />
            {t('purchaseHall.moreFilters')}
          </summary>
          {filters}
        </details>
      ) : (
        filters
      )}
      {listing.total === 0 && save}
    </>
  );
  const links = items.map(({ id, title: name }) => ({ name: name.text, href: href('purchaseDetail', { id }) }));
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  return (
    <>
      <DeadlineWatch items={items} locale={locale} />
      <NewMark key={withState(page, state)} />
      <RowPage
        listing={listing}
        act={
          <ButtonLink tone="primary" icon="plus" hard href={href('purchaseForm')} rel="nofollow">
            {t('purchaseForm.ask')}
          </ButtonLink>
        }
        end={save}
        locale={locale}
        title={title}
        mended={mended}
        lead={lead}
        {...(keyword === undefined ? {} : { asked: keyword })}
        other={
          keyword !== undefined && (
            <>
              <ButtonLink href={home.href}>{t('purchaseHall.allRequests')}</ButtonLink>
              {listing.total === 0 && (
                <AlternativeSection listing={listing} keyword={keyword} searched={searchedPurchases} locale={locale} />
              )}
            </>
          )
        }
        nearest={nearest.length > 0 && <PurchaseRows items={nearest} names={names} locale={locale} />}
        device={device}
        steps={steps}
        data={items.length > 0 ? [itemListLd(locale, links, first)] : []}
        feed="purchase"
        feedState={state}
      >
        {items.map((item) => (
          <PurchaseRow key={item.id} item={item} names={namesOf(item, names)} locale={locale} />
        ))}
      </RowPage>
    </>
  );
}
