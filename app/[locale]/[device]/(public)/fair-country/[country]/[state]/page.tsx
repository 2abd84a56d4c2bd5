import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FairListing } from '@/components/fair/fair-listing-section';
import { readCountry } from '@/lib/country/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/fair.css';

type Props = { params: Promise<{ country: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { country, state } = await params;
  const { locale } = await pageLocale();
  const found = await readCountry(locale, country);
  if (!found) notFound();
  return { locale, country, name: found.name, state: readState(state, routes.fairCountry.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, country, name, state } = await read(props);
  return pageMetadata({ locale, route: 'fairCountry', params: { country }, state, values: { country: name } });
}

export default async function Page(props: Props) {
  const t = await getTranslations('fair');
  const { country, name, state } = await read(props);
  const page = { name: 'fairCountry' as const, params: { country } };
  return <FairListing page={page} state={state} country={country} title={t('categoryTitle', { name })} />;
}
