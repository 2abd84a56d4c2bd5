import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ContentDesktop } from '@/components/content/content-desktop';
import { ContentMobile } from '@/components/content/content-mobile';
import { ViewBeacon } from '@/components/stats/view-beacon';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { readContent, readContentView } from '@/lib/content/read';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { articleLd } from '@/lib/site/seo/content/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const sharedPicture = (cover: string): string | null => (cover ? pictureUrl(cover, 1280, 'jpg') : null);

export async function generateMetadata({ params }: Props) {
  const { locale } = await pageLocale();
  const content = await readContent(locale, 'fair', Number((await params).id));
  if (!content) notFound();
  const { id, title, summary, locales, cover } = content;
  const src = sharedPicture(cover);
  const picture = src === null ? null : { src, alt: title.text };
  const values = { name: title.text, summary };
  return pageMetadata({ locale, route: 'fairDetail', params: { id }, values, locales, picture });
}

export default async function Page({ params }: Props) {
  const { locale, device } = await pageLocale();
  const view = await readContentView(locale, 'fair', Number((await params).id));
  if (!view) notFound();
  const t = await getTranslations('fair');
  const { id, title, cover } = view.content;
  const address = href('fairDetail', { id });
  const steps = [
    { name: t('title'), href: href('fairHome') },
    { name: title.text, href: address },
  ];
  const Detail = device === 'm' ? ContentMobile : ContentDesktop;
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <JsonLd nodes={[articleLd(locale, view.content, sharedPicture(cover))]} />
      <ViewBeacon kind="content" id={id} />
      <Detail
        view={view}
        locale={locale}
        steps={steps}
        url={currentHosts().absolute(locale, address)}
        all={{ href: href('fairHome'), label: t('back') }}
      />
    </>
  );
}
