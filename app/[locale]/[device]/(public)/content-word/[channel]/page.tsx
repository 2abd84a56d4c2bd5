import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { WordList } from '@/components/content/word-list';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { isNews } from '@/lib/content/href';
import { hotWords } from '@/lib/content/news/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { itemListLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ channel: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel } = await params;
  return isNews(channel) ? channel : notFound();
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: `${await read(props)}HotwordList` });
}

export default async function Page(props: Props) {
  const { locale } = await pageLocale();
  const channel = await read(props);
  const t = await getTranslations('content');
  const words = await hotWords(locale, channel);
  const steps = [
    { name: t(`channel.${channel}`), href: href(`${channel}Home`) },
    { name: t('hotWords'), href: href(`${channel}HotwordList`) },
  ];
  const links = words.map(({ id, name }) => ({ name, href: href(`${channel}Hotword`, { id }) }));
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      {links.length > 0 && <JsonLd nodes={[itemListLd(locale, links)]} />}
      <WordList channel={channel} words={words} steps={steps} />
    </>
  );
}
