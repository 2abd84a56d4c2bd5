import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { DeadlineWatch } from '@/components/tender/deadline-watch';
import { deadlineSort } from '@/components/trade/table-controls';
import { TablePage } from '@/components/trade/table-page';
import { ButtonLink } from '@/components/ui/button';
import { isFiltered } from '@/lib/listing/listing';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { type PurchaseQuery, purchaseListing, searchedPurchases } from '@/lib/purchase/read-list';
import { savedAddress } from '@/lib/purchase/saved/prefill';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { NewMark } from './new-mark';
import { PurchaseMenus } from './purchase-menus';
import { PurchaseRows } from './purchase-rows';
import { PurchaseTable } from './purchase-table';

/** Purchase requests, optionally filtered by keyword, in the device's layout. */
export async function PurchaseListing({ title, ...query }: PurchaseQuery & { title: string }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations();
  const { page, state, keyword } = query;
  const { listing, items, mended, incoterms, nearest } = await purchaseListing(locale, query);
  if (state.page > listing.pages) notFound();
  const { names } = listing;
  const saved = savedAddress(keyword, state);
  const home = { name: t('purchaseHall.title'), href: href('purchaseHome') };
  const links = items.map(({ id, title: name }) => ({ name: name.text, href: href('purchaseDetail', { id }) }));
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  return (
    <>
      <DeadlineWatch items={items} locale={locale} />
      <NewMark key={withState(page, state)} />
      <TablePage
        listing={listing}
        locale={locale}
        title={title}
        mended={mended}
        asked={keyword}
        act={
          <ButtonLink tone="primary" size="s" icon="plus" hard href={href('purchaseForm')} rel="nofollow">
            {t('purchaseForm.ask')}
          </ButtonLink>
        }
        menus={<PurchaseMenus listing={listing} incoterms={incoterms} locale={locale} />}
        search={
          // Where nothing is filtered, the header's box does the same.
          isFiltered(listing) && (
            <ScopeSearch scope="purchase" label={t('purchaseHall.search')} keyword={keyword} kept={state} />
          )
        }
        end={
          saved && (
            <ButtonLink icon="bell" hard href={saved} rel="nofollow">
              {t('purchaseHall.saveSearch')}
            </ButtonLink>
          )
        }
        about={keyword === undefined && <p className="text-ink-2">{t('purchaseHall.lead')}</p>}
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
        steps={keyword === undefined ? [home] : [home, { name: title, href: withState(page, {}) }]}
        data={items.length > 0 ? [itemListLd(locale, links, first)] : []}
        feed="purchase"
        feedState={state}
      >
        <PurchaseTable items={items} names={names} locale={locale} sort={deadlineSort(listing)} />
      </TablePage>
    </>
  );
}
