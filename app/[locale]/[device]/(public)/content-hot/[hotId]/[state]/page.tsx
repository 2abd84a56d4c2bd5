import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsListing } from '@/components/content/news-listing';
import { readDossier } from '@/lib/content/read-news';
import { current } from '@/lib/i18n/current';
import { readState } from '@/lib/routes/list-state';
import { routes } from '@/lib/routes/table';
import { pageMetadata } from '@/lib/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ hotId: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { hotId, state } = await params;
  const { locale } = await current();
  const dossier = await readDossier(locale, 'shortnews', Number(hotId));
  if (!dossier) notFound();
  return { locale, word: dossier.word, state: readState(state, routes.shortnewsHot.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, word, state } = await read(props);
  const { id: hotId, name } = word;
  return pageMetadata({ locale, route: 'shortnewsHot', params: { hotId }, state, values: { name } });
}

export default async function Page(props: Props) {
  const { word, state } = await read(props);
  const t = await getTranslations('content');
  return (
    <NewsListing
      channel="shortnews"
      page={{ name: 'shortnewsHot', params: { hotId: word.id } }}
      state={state}
      keywordId={word.id}
      title={t('ofCountry.shortnews', { name: word.name })}
    />
  );
}
