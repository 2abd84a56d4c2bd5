import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsListing } from '@/components/content/news-listing-section';
import { isInfoWay } from '@/lib/content/href';
import { formatList } from '@/lib/platform/i18n/format';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { joinSegments, readSegments } from '@/lib/platform/routes/segment';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ way: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { way, state } = await params;
  const ways = readSegments(way);
  if (!ways.every(isInfoWay)) notFound();
  const t = await getTranslations('content');
  const { locale } = await pageLocale();
  const names = ways.filter(isInfoWay).map((one) => t(`sub.${one}`));
  return { locale, ways, name: formatList(locale, names), state: readState(state, routes.infoWay.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, ways, name, state } = await read(props);
  return pageMetadata({ locale, route: 'infoWay', params: { way: joinSegments(ways) }, state, values: { name } });
}

export default async function Page(props: Props) {
  const { ways, name, state } = await read(props);
  const t = await getTranslations('content');
  return (
    <NewsListing
      channel="info"
      page={{ name: 'infoWay', params: { way: joinSegments(ways) } }}
      state={state}
      sub={ways}
      title={t('ofCountry.info', { name })}
    />
  );
}
