import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RowPage } from '@/components/list/row-page';
import { AlternativeSection } from '@/components/list/search/alternative-section';
import { ScopeSearch } from '@/components/list/search/scope-search';
import { ButtonLink } from '@/components/ui/button';
import { type DirectoryQuery, directoryListing, searchedDirectory } from '@/lib/directory/read-list';
import { stateWithin } from '@/lib/listing/listing';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href, withState } from '@/lib/platform/routes/address';
import { scopeAddress } from '@/lib/platform/routes/search-scope';
import { organisationLd } from '@/lib/site/seo/country/json-ld';
import { DirectoryRow } from './directory-row';
import { KindTabs } from './kind-tabs';

/** Global directory, optionally by country or keyword, in the device's layout. */
export async function DirectoryListing({ title, ...query }: DirectoryQuery & { title: string }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('directory');
  const { page, state, country, keyword } = query;
  const { listing, items, kinds, mended, nearest } = await directoryListing(locale, query);
  if (state.page > listing.pages) notFound();
  const home = { name: t('title'), href: href('directory') };
  const isWhole = country === undefined && keyword === undefined;
  const steps = isWhole ? [home] : [home, { name: title, href: withState(page, {}) }];
  const lead = (
    <>
      {isWhole && <p className={listing.total > 0 ? 'lead mb-1' : 'lead'}>{t('lead')}</p>}
      {listing.total > 0 && <p className="muted mb-4 max-w-[80ch]">{t('independent')}</p>}
      <ScopeSearch scope="directory" label={t('search')} keyword={keyword} kept={stateWithin(state, { country })} />
      {listing.total > 0 && <KindTabs listing={listing} kinds={kinds} locale={locale} />}
    </>
  );
  const other = (
    <>
      {country !== undefined && (
        <ButtonLink href={href('directory')} hard>
          {t('whole')}
        </ButtonLink>
      )}
      {listing.total === 0 && keyword !== undefined && (
        <AlternativeSection listing={listing} keyword={keyword} searched={searchedDirectory} locale={locale} />
      )}
    </>
  );
  const search = keyword === undefined ? {} : { asked: keyword, whole: scopeAddress('directory', '', state) };
  const near = nearest.map((item) => <DirectoryRow key={item.id} item={item} locale={locale} />);
  const shared = { listing, locale, title, mended, lead, other, nearest: near.length > 0 && near, ...search };
  const rows = items.map((item) => <DirectoryRow key={item.id} item={item} locale={locale} />);
  return (
    <RowPage {...shared} device={device} steps={steps} data={items.map((item) => organisationLd(item))}>
      {rows}
    </RowPage>
  );
}
