import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsListing } from '@/components/content/news-listing-section';
import { isNews } from '@/lib/content/href';
import { facetNames } from '@/lib/listing/read';
import { formatList } from '@/lib/platform/i18n/format';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { joinSegments, readSegments } from '@/lib/platform/routes/segment';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ channel: string; country: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel, country, state } = await params;
  if (!isNews(channel)) notFound();
  const { locale } = await pageLocale();
  const { countries } = await facetNames(locale, 'product');
  const codes = readSegments(country);
  const names = countries.filter(({ code }) => codes.includes(code.toLowerCase())).map(({ name }) => name);
  if (names.length < codes.length) notFound();
  const route = `${channel}Country` as const;
  return {
    locale,
    channel,
    route,
    codes,
    name: formatList(locale, names),
    state: readState(state, routes[route].state),
  };
};

export async function generateMetadata(props: Props) {
  const { locale, route, codes, name, state } = await read(props);
  return pageMetadata({
    locale,
    route,
    params: { country: joinSegments(codes) },
    state,
    values: { country: name, name },
  });
}

export default async function Page(props: Props) {
  const { channel, route, codes, name, state } = await read(props);
  const t = await getTranslations('content');
  return (
    <NewsListing
      channel={channel}
      page={{ name: route, params: { country: joinSegments(codes) } }}
      state={state}
      country={codes}
      title={t(`ofCountry.${channel}`, { name })}
    />
  );
}
