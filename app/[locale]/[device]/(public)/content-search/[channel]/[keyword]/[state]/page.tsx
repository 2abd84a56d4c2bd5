import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsListing } from '@/components/content/news-listing-section';
import { TermBeacon } from '@/components/stats/term-beacon';
import { isNews } from '@/lib/content/href';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { sites } from '@/lib/platform/i18n/site';
import { readKeyword } from '@/lib/platform/routes/keyword';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ channel: string; keyword: string; state: string }> };

export const revalidate = 60;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel, keyword: segment, state } = await params;
  const keyword = readKeyword(segment);
  if (!isNews(channel) || !keyword) notFound();
  const route = `${channel}Search` as const;
  return { channel, route, keyword, state: readState(state, routes[route].state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { route, keyword, state } = await read(props);
  return pageMetadata({ locale, route, params: { keyword }, state, values: { keyword, name: keyword } });
}

export default async function Page(props: Props) {
  const { locale } = await pageLocale();
  const { channel, route, keyword, state } = await read(props);
  const t = await getTranslations('content');
  return (
    <>
      <TermBeacon siteId={sites[locale].siteId} scope="news" keyword={keyword} />
      <NewsListing
        channel={channel}
        page={{ name: route, params: { keyword } }}
        state={state}
        keyword={keyword}
        title={t(`found.${channel}`, { keyword })}
      />
    </>
  );
}
