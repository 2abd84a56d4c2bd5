import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsListing } from '@/components/content/news-listing';
import { isNews } from '@/lib/content/address';
import { current } from '@/lib/i18n/current';
import { facetNames } from '@/lib/reference/names';
import { readState } from '@/lib/routes/list-state';
import { routes } from '@/lib/routes/table';
import { pageMetadata } from '@/lib/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ channel: string; cate: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel, cate, state } = await params;
  if (!isNews(channel)) notFound();
  const { locale } = await current();
  const { categories } = await facetNames(locale, 'product');
  const found = categories.flatMap((root) => [root, ...root.children]).find(({ id }) => id === Number(cate));
  if (!found) notFound();
  const route = `${channel}Category` as const;
  return { locale, channel, route, category: found, state: readState(state, routes[route].state) };
};

export async function generateMetadata(props: Props) {
  const { locale, route, category, state } = await read(props);
  const { id: cate, name } = category;
  return pageMetadata({ locale, route, params: { cate }, state, values: { category: name, name } });
}

export default async function Page(props: Props) {
  const { channel, route, category, state } = await read(props);
  const { id: cate, name } = category;
  const t = await getTranslations('content');
  return (
    <NewsListing
      channel={channel}
      page={{ name: route, params: { cate } }}
      state={state}
      categoryId={cate}
      title={t(`ofCountry.${channel}`, { name })}
    />
  );
}
