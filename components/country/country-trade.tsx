import { useTranslations } from 'next-intl';
import { OfferCard } from '@/components/agent/offer-card';
import { CompanyCard } from '@/components/company/company-card';
import { DirectoryRow } from '@/components/directory/directory-row';
import { LaunchCard } from '@/components/launch/launch-card';
import { ProductCard } from '@/components/product/list/product-card';
import { CardCallBeacon } from '@/components/stats/card-call-beacon';
import { DeadlineWatch } from '@/components/tender/deadline-watch';
import { TenderTable } from '@/components/tender/tender-table';
import { countryLists } from '@/lib/country/href';
import type { CountryView } from '@/lib/country/read';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { CountrySection } from './country-section';

type Props = { code: string; view: CountryView; locale: Locale; device: Device };

/** GECO's content on a country, a section per kind. */
export function CountryTrade({ code, view, locale, device }: Props) {
  const t = useTranslations('country');
  const lists = countryLists(code);
  const to = (kind: keyof typeof lists) => ({ href: lists[kind], label: t('all') });
  const shared = { locale } as const;
  const { products, companies, tenders, launches, offers, organisations } = view;
  return (
    <>
      <CountrySection title={t('tenders')} more={to('tender')} device={device}>
        {tenders.slice(0, 1).map(({ id }) => ({ id, content: <TenderTable key={id} items={tenders} {...shared} /> }))}
      </CountrySection>
      <DeadlineWatch items={tenders} locale={locale} />
      <CountrySection title={t('products')} more={to('product')} device={device} cells="five">
        {products.map((item) => ({ id: item.id, content: <ProductCard key={item.id} item={item} {...shared} /> }))}
      </CountrySection>
      {companies.length > 0 && <CardCallBeacon />}
      <CountrySection title={t('suppliers')} more={to('company')} device={device} cells="by-3" snap="wide">
        {companies.map((item) => ({ id: item.id, content: <CompanyCard key={item.id} item={item} {...shared} /> }))}
      </CountrySection>
      <CountrySection title={t('launches')} more={to('launch')} device={device} cells="by-4" snap="mid">
        {launches.map((item) => ({ id: item.id, content: <LaunchCard key={item.id} item={item} {...shared} /> }))}
      </CountrySection>
      <CountrySection title={t('offers')} more={to('offer')} device={device} cells="by-3" snap="wide">
        {offers.map((item) => ({ id: item.id, content: <OfferCard key={item.id} item={item} {...shared} /> }))}
      </CountrySection>
      <CountrySection title={t('organisations')} more={to('directory')} device={device}>
        {organisations.map((item) => ({
          id: item.id,
          content: <DirectoryRow key={item.id} item={item} {...shared} />,
        }))}
      </CountrySection>
    </>
  );
}
