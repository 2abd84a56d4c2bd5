import { notFound } from 'next/navigation';
import { NewsDossier } from '@/components/content/news-dossier-section';
import { isNews } from '@/lib/content/href';
import { hotWords, readDossier } from '@/lib/content/news/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ channel: string; id: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel, id, state } = await params;
  if (!isNews(channel)) notFound();
  const { locale } = await pageLocale();
  const dossier = await readDossier(locale, channel, Number(id));
  if (!dossier) notFound();
  return { locale, channel, dossier, state: readState(state, routes[`${channel}Hotword`].state) };
};

export async function generateMetadata(props: Props) {
  const { locale, channel, dossier, state } = await read(props);
  const { id, name } = dossier.word;
  return pageMetadata({ locale, route: `${channel}Hotword`, params: { id }, state, values: { name } });
}

export default async function Page(props: Props) {
  const { locale, channel, dossier, state } = await read(props);
  return <NewsDossier channel={channel} dossier={dossier} others={await hotWords(locale, channel)} state={state} />;
}
