import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RowPage } from '@/components/list/row-page';
import { type DirectoryQuery, directoryListing } from '@/lib/directory/read-list';
import { current } from '@/lib/i18n/current';
import { href, withState } from '@/lib/routes/address';
import { organisationLd } from '@/lib/seo/country-ld';
import { DirectoryRow } from './directory-row';
import { KindTabs } from './kind-tabs';

/** The global directory, whole or of a country, in the composition of the device. */
export async function DirectoryListing({ title, ...query }: DirectoryQuery & { title: string }) {
  const { locale, device } = await current();
  const t = await getTranslations('directory');
  const { page, state, country } = query;
  const { listing, items, kinds } = await directoryListing(locale, query);
  if (state.page > listing.pages) notFound();
  const home = { name: t('title'), href: href('directory') };
  const steps = country === undefined ? [home] : [home, { name: title, href: withState(page, {}) }];
  const lead = (
    <>
      {country === undefined && <p className={listing.total > 0 ? 'lead mb-1' : 'lead'}>{t('lead')}</p>}
      {listing.total > 0 && <p className="muted mb-4 max-w-[80ch]">{t('independent')}</p>}
      {listing.total > 0 && <KindTabs listing={listing} kinds={kinds} locale={locale} />}
    </>
  );
  const other = country !== undefined && (
    <a className="btn" href={href('directory')}>
      {t('whole')}
    </a>
  );
  const shared = { listing, locale, title, lead, other };
  const rows = items.map((item) => <DirectoryRow key={item.id} item={item} locale={locale} />);
  return (
    <RowPage {...shared} device={device} steps={steps} data={items.map((item) => organisationLd(item))}>
      {rows}
    </RowPage>
  );
}
