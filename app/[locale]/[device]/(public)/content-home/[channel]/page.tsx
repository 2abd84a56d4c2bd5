import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { NewsHome } from '@/components/content/news-home';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { contentHref, isNews } from '@/lib/content/href';
import { industryHighlights, readNewsHome } from '@/lib/content/news/read';
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
  return pageMetadata({ locale, route: `${await read(props)}Home` });
}

export default async function Page(props: Props) {
  const { locale, device } = await pageLocale();
  const channel = await read(props);
  const t = await getTranslations('content');
  const home = await readNewsHome(locale, channel);
  const highlights =
    channel === 'shortnews' ? await industryHighlights(locale, 8, home.lead ? [home.lead.id] : []) : [];
  const steps = [{ name: t(`channel.${channel}`), href: href(`${channel}Home`) }];
  const links = home.latest.map((item) => ({ name: item.title.text, href: contentHref(item) }));
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      {links.length > 0 && <JsonLd nodes={[itemListLd(locale, links)]} />}
      <NewsHome channel={channel} home={home} highlights={highlights} steps={steps} locale={locale} device={device} />
    </>
  );
}
