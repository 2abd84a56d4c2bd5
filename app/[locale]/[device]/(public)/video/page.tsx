import type { Metadata } from 'next';
import { VideoPage } from '@/components/content/video/video-page';
import { JsonLd } from '@/components/ui/json-ld';
import { readContent } from '@/lib/content/read';
import { latestContent } from '@/lib/content/read-list';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import type { Locale } from '@/lib/platform/i18n/site';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { videoLd } from '@/lib/site/seo/video/json-ld';
import '@/app/content.css';
import '@/app/channel.css';

export const revalidate = 300;
const shown = 24;

async function read(locale: Locale) {
  const cards = await latestContent(locale, 'video', shown);
  const videos = await Promise.all(cards.map(({ id }) => readContent(locale, 'video', id)));
  return videos.filter((video) => video !== null);
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'video' });
}

export default async function FilmsPage() {
  const { locale } = await pageLocale();
  const videos = await read(locale);
  const nodes = videos.map((video) => videoLd(locale, video)).filter((node) => node !== null);
  return (
    <>
      {nodes.length > 0 && <JsonLd nodes={nodes} />}
      <VideoPage {...{ videos, locale }} />
    </>
  );
}
