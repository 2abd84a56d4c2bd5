import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsListing } from '@/components/content/news-listing';
import { isInfoWay } from '@/lib/content/address';
import { current } from '@/lib/i18n/current';
import { readState } from '@/lib/routes/list-state';
import { routes } from '@/lib/routes/table';
import { pageMetadata } from '@/lib/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ way: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { way, state } = await params;
  if (!isInfoWay(way)) notFound();
  return { way, state: readState(state, routes.infoWay.state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await current();
  const { way, state } = await read(props);
  const t = await getTranslations('content');
  return pageMetadata({ locale, route: 'infoWay', params: { way }, state, values: { name: t(`sub.${way}`) } });
}

export default async function Page(props: Props) {
  const { way, state } = await read(props);
  const t = await getTranslations('content');
  return (
    <NewsListing
      channel="info"
      page={{ name: 'infoWay', params: { way } }}
      state={state}
      sub={way}
      title={t('ofCountry.info', { name: t(`sub.${way}`) })}
    />
  );
}
