import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsListing } from '@/components/content/news-listing-section';
import { isNews } from '@/lib/content/href';
import { facetNames } from '@/lib/listing/read';
import { formatList } from '@/lib/platform/i18n/format';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { joinSegments, readIdSegments } from '@/lib/platform/routes/segment';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ channel: string; cate: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel, cate, state } = await params;
  if (!isNews(channel)) notFound();
  const { locale } = await pageLocale();
  const { categories } = await facetNames(locale, 'product');
  const ids = readIdSegments(cate) ?? notFound();
  const all = categories.flatMap((root) => [root, ...root.children]);
  const names = all.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  if (names.length < ids.length) notFound();
  const route = `${channel}Category` as const;
  return { locale, channel, route, ids, name: formatList(locale, names), state: readState(state, routes[route].state) };
};

export async function generateMetadata(props: Props) {
  const { locale, route, ids, name, state } = await read(props);
  return pageMetadata({ locale, route, params: { cate: joinSegments(ids) }, state, values: { category: name, name } });
}

export default async function Page(props: Props) {
  const { channel, route, ids, name, state } = await read(props);
  const t = await getTranslations('content');
  return (
    <NewsListing
      channel={channel}
      page={{ name: route, params: { cate: joinSegments(ids) } }}
      state={state}
      categoryId={ids}
      title={t(`ofCountry.${channel}`, { name })}
    />
  );
}
