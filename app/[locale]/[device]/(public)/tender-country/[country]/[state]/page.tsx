import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { TenderListing } from '@/components/tender/tender-listing-section';
import { facetNames } from '@/lib/listing/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ country: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { country, state } = await params;
  const { locale } = await pageLocale();
  const { countries } = await facetNames(locale, 'product');
  const name = countries.find(({ code }) => code.toLowerCase() === country)?.name;
  if (!name) notFound();
  return { locale, country, name, state: readState(state, routes.tenderCountry.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, country, name, state } = await read(props);
  const values = { name, country: name };
  return pageMetadata({ locale, route: 'tenderCountry', params: { country }, state, values });
}

export default async function Page(props: Props) {
  const t = await getTranslations('tender');
  const { country, name, state } = await read(props);
  const page = { name: 'tenderCountry' as const, params: { country } };
  return <TenderListing page={page} state={state} country={country} title={t('countryTitle', { country: name })} />;
}
