import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListDesktop } from '@/components/list/list-desktop';
import { ListMobile } from '@/components/list/list-mobile';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { type OfferQuery, offerListing, searchedOffers } from '@/lib/agent/read-list';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { OfferCard } from './offer-card';

/** Agent offers, optionally filtered by keyword, in the device's layout. */
export async function OfferListing({ title, ...query }: OfferQuery & { title: string }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('agent');
  const { page, state, keyword } = query;
  const { listing, items, mended, nearest } = await offerListing({ locale, device, ...query });
  if (state.page > listing.pages) notFound();
  const home = { name: t('title'), href: href('agentList') };
  const steps = keyword === undefined ? [home] : [home, { name: title, href: withState(page, {}) }];
  const lead = (
    <>
      {keyword === undefined && <p className="lead">{t('lead')}</p>}
      <ScopeSearch scope="agent" label={t('search')} keyword={keyword} kept={state} />
    </>
  );
  const other = listing.total === 0 && keyword !== undefined && (
    <AlternativeSection listing={listing} keyword={keyword} searched={searchedOffers} locale={locale} />
  );
  const shared = { listing, locale, title, mended, lead, other, ...(keyword === undefined ? {} : { asked: keyword }) };
  const links = items.map(({ id, slogan }) => ({ name: slogan.text, href: href('agentDetail', { id }) }));
  const List = device === 'm' ? ListMobile : ListDesktop;
  const near = nearest.map((item) => <OfferCard key={item.id} item={item} locale={locale} />);
  const list = (
    <List {...shared} nearest={near.length > 0 && <div className="cells items">{near}</div>}>
      {items.map((item, index) => (
        <OfferCard key={item.id} item={item} locale={locale} eager={index < 3} />
      ))}
    </List>
  );
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      {items.length > 0 && <JsonLd nodes={[itemListLd(locale, links, (state.page - 1) * (listing.size ?? 0) + 1)]} />}
      {device === 'm' ? (
        list
      ) : (
        <div className="wrap">
          <Breadcrumb steps={steps} />
          {list}
        </div>
      )}
    </>
  );
}
