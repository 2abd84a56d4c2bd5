import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsListing } from '@/components/content/news-listing-section';
import { isNews } from '@/lib/content/href';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ channel: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel, state } = await params;
  if (!isNews(channel)) notFound();
  return { channel, route: `${channel}List` as const, state: readState(state, routes[`${channel}List`].state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { route, state } = await read(props);
  return pageMetadata({ locale, route, state });
}

export default async function Page(props: Props) {
  const t = await getTranslations('content');
  const { channel, route, state } = await read(props);
  return (
    <NewsListing
      channel={channel}
      page={{ name: route, params: {} }}
      state={state}
      title={t(`allOf.${channel}`)}
      note={t(`lead.${channel}`)}
    />
  );
}
