import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CompanyCard } from '@/components/company/company-card';
import { ListDesktop } from '@/components/list/list-desktop';
import { ListMobile } from '@/components/list/list-mobile';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { ProductCard } from '@/components/product/list/product-card';
import { CardCallBeacon } from '@/components/stats/card-call-beacon';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { SectionHead } from '@/components/ui/section-head';
import { type FairQuery, fairListing, searchedExhibitors } from '@/lib/fair/read-list';
import { stateWithin } from '@/lib/listing/listing';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { OwnSessions } from './own-sessions';
import { SessionRow } from './session-row';

/** Exhibitors of the fair by category, country or keyword, with their exhibits. */
export async function FairListing({ title, ...query }: FairQuery & { title: string }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('fair');
  const found = await fairListing(locale, query);
  if (!found) notFound();
  const { page, state, keyword, categoryId } = query;
  const { fair, listing, items, stands, products, mended, nearest } = found;
  if (state.page > listing.pages) notFound();
  const steps = [
    { name: t('title'), href: href('fairHome') },
    { name: title, href: withState(page, {}) },
  ];
  const card = (item: (typeof items)[number]) => (
    <CompanyCard
      key={item.id}
      item={item}
      locale={locale}
      note={stands[item.id] ? t('stand', { stand: stands[item.id] ?? '' }) : undefined}
    />
  );
  const lead = (
    <>
      <p className="lead">{t('listLead')}</p>
      <ScopeSearch scope="fair" label={t('search')} keyword={keyword} kept={stateWithin(state, query)} />
    </>
  );
  const other = (
    <>
      <a className="btn" href={href('fairHome')}>
        {t('back')}
      </a>
      {listing.total === 0 && keyword !== undefined && (
        <AlternativeSection
          listing={listing}
          keyword={keyword}
          searched={searchedExhibitors(fair.id)}
          locale={locale}
        />
      )}
    </>
  );
  const shared = { listing, locale, title, lead, mended, other, ...(keyword === undefined ? {} : { asked: keyword }) };
  const near = nearest.length > 0 && <div className="cells items">{nearest.map(card)}</div>;
  const links = items.map(({ id, name }) => ({ name: name.text, href: href('showroomHome', { companyId: id }) }));
  const first = (state.page - 1) * (listing.size ?? 0) + 1;
  const sessions = fair.sessions.filter(({ sectors }) => sectors.some(({ id }) => id === categoryId));
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <CardCallBeacon />
      {links.length > 0 && <JsonLd nodes={[itemListLd(locale, links, first)]} />}
      {device === 'm' ? (
        <ListMobile {...shared} nearest={near}>
          {items.map(card)}
        </ListMobile>
      ) : (
        <div className="wrap">
          <Breadcrumb steps={steps} />
          <ListDesktop {...shared} nearest={near}>
            {items.map(card)}
          </ListDesktop>
        </div>
      )}
      {products.length > 0 && (
        <section className="sec" data-soft>
          <div className="wrap">
            <SectionHead title={t('products')} />
            {device === 'd' && (
              <div className="cells five">
                {products.map((item) => (
                  <ProductCard key={item.id} item={item} locale={locale} />
                ))}
              </div>
            )}
          </div>
          {device === 'm' && (
            <ul className="hs snap">
              {products.map((item) => (
                <li key={item.id} className="card">
                  <ProductCard item={item} locale={locale} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {sessions.length > 0 && (
        <section className="sec" data-soft>
          <div className="wrap">
            <SectionHead title={t('ofSector')} note={t('times')} />
            <OwnSessions>
              <ol>
                {sessions.map((session) => (
                  <SessionRow key={session.id} session={session} locale={locale} dated />
                ))}
              </ol>
            </OwnSessions>
          </div>
        </section>
      )}
    </>
  );
}
