import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ContentDesktop } from '@/components/content/content-desktop';
import { ContentMobile } from '@/components/content/content-mobile';
import { ViewBeacon } from '@/components/stats/view-beacon';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { isNews } from '@/lib/content/href';
import { readContent, readContentView } from '@/lib/content/read';
import { env } from '@/lib/platform/env';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { articleLd } from '@/lib/site/seo/content/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ channel: string; id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { channel, id } = await params;
  if (!isNews(channel)) notFound();
  return { channel, id: Number(id) };
};
const sharedPicture = (cover: string): string | null => (cover ? pictureUrl(cover, 1280, 'jpg') : null);

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { channel, id } = await read(props);
  const content = await readContent(locale, channel, id);
  if (!content) notFound();
  const { title, summary, sectors, countries, locales, cover } = content;
  const values = { name: title.text, summary, category: sectors[0]?.name, country: countries[0]?.name };
  const src = sharedPicture(cover);
  const picture = src === null ? null : { src, alt: title.text };
  return pageMetadata({ locale, route: `${channel}Detail`, params: { id }, values, locales, picture });
}

export default async function Page(props: Props) {
  const { locale, device } = await pageLocale();
  const { channel, id } = await read(props);
  const view = await readContentView(locale, channel, id);
  if (!view) notFound();
  const t = await getTranslations('content');
  const { content } = view;
  const address = href(`${channel}Detail`, { id });
  const steps = [
    { name: t(`channel.${channel}`), href: href(`${channel}Home`) },
    { name: content.title.text, href: address },
  ];
  const Detail = device === 'm' ? ContentMobile : ContentDesktop;
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <JsonLd nodes={[articleLd(locale, content, sharedPicture(content.cover))]} />
      <ViewBeacon kind="content" id={id} />
      <Detail
        view={view}
        locale={locale}
        steps={steps}
        url={currentHosts().absolute(locale, address)}
        all={{ href: href(`${channel}List`), label: t(`allOf.${channel}`) }}
        email={env().CONTACT_EMAIL}
      />
    </>
  );
}
