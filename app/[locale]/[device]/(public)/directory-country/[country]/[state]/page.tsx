import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DirectoryListing } from '@/components/directory/directory-listing-section';
import { readCountry } from '@/lib/country/read';
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
  const found = await readCountry(locale, country);
  if (!found) notFound();
  return { locale, country, name: found.name, state: readState(state, routes.directoryCountry.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, country, name, state } = await read(props);
  return pageMetadata({ locale, route: 'directoryCountry', params: { country }, state, values: { country: name } });
}

export default async function Page(props: Props) {
  const t = await getTranslations('directory');
  const { country, name, state } = await read(props);
  const page = { name: 'directoryCountry' as const, params: { country } };
  return <DirectoryListing page={page} state={state} country={country} title={t('countryTitle', { country: name })} />;
}
