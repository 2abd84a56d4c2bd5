import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsListing } from '@/components/content/news-listing-section';
import { readDossier } from '@/lib/content/news/read';
import { formatList } from '@/lib/platform/i18n/format';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { joinSegments, readIdSegments } from '@/lib/platform/routes/segment';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ hotId: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { hotId, state } = await params;
  const { locale } = await pageLocale();
  const ids = readIdSegments(hotId) ?? notFound();
  const names: string[] = [];
  for (const id of ids) names.push((await readDossier(locale, 'shortnews', id))?.word.name ?? notFound());
  return { locale, ids, name: formatList(locale, names), state: readState(state, routes.shortnewsHot.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, ids, name, state } = await read(props);
  return pageMetadata({ locale, route: 'shortnewsHot', params: { hotId: joinSegments(ids) }, state, values: { name } });
}

export default async function Page(props: Props) {
  const { ids, name, state } = await read(props);
  const t = await getTranslations('content');
  return (
    <NewsListing
      channel="shortnews"
      page={{ name: 'shortnewsHot', params: { hotId: joinSegments(ids) } }}
      state={state}
      keywordId={ids}
      title={t('ofCountry.shortnews', { name })}
    />
  );
}
