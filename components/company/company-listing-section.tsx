import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListDesktop } from '@/components/list/list-desktop';
import { ListMobile } from '@/components/list/list-mobile';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { CardCallBeacon } from '@/components/stats/card-call-beacon';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { type CompanyQuery, companyListing } from '@/lib/company/read-list';
import { isFiltered, stateWithin } from '@/lib/listing/listing';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { nearOnly } from '@/lib/site/search/alternative/read';
import { CompanyRow } from './company-row';
import { VerifiedRow } from './verified-row';

type Props = CompanyQuery & { title: string; lead?: string };

/** A company listing in the device's layout; verified companies with their checks. */
export async function CompanyListing({ title, lead, ...query }: Props) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations();
  const { page, state, subject } = query;
  const { listing, items, records, mended, ...found } = await companyListing({ locale, device, ...query });
  const { keyword } = subject;
  const nearest = keyword === undefined ? found.nearest : await nearOnly(locale, 'company', keyword, found.nearest);
  if (state.page > listing.pages) notFound();
  const home = { name: t('company.list.crumb'), href: href('companyList') };
  const here = { name: title, href: withState(page, {}) };
  const steps = page.name === 'companyList' ? [home] : [home, here];
  const shared = {
    listing,
    locale,
    title,
    mended,
    popular: nearest.popular,
    other: listing.total === 0 && keyword !== undefined && (
      <AlternativeSection listing={listing} keyword={keyword} searched="company" locale={locale} />
    ),
    ...(keyword ? { asked: keyword } : {}),
    lead: lead && <p className="lead">{lead}</p>,
    // Without filters the header's search box does the same.
    search: isFiltered(listing) && (
      <ScopeSearch
        scope="company"
        label={t('company.list.searchLabel')}
        keyword={keyword}
        kept={stateWithin(state, subject)}
      />
    ),
  };
  const rows = items.map((item) =>
    subject.grades ? (
      <VerifiedRow key={item.id} item={item} record={records[item.id]} locale={locale} />
    ) : (
      <CompanyRow key={item.id} item={item} locale={locale} />
    ),
  );
  const offers =
    nearest.items.length > 0 && nearest.items.map((item) => <CompanyRow key={item.id} item={item} locale={locale} />);
  const ld = (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <CardCallBeacon />
    </>
  );
  if (device === 'm')
    return (
      <>
        {ld}
        <ListMobile {...shared} nearest={offers}>
          {rows}
        </ListMobile>
      </>
    );
  return (
    <div className="wrap">
      {ld}
      <Breadcrumb steps={steps} />
      <ListDesktop {...shared} nearest={offers} rows>
        {rows}
      </ListDesktop>
    </div>
  );
}
