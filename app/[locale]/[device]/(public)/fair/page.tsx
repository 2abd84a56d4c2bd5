import { getTranslations } from 'next-intl/server';
import { FairPage } from '@/components/fair/fair-page';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { EmptySection } from '@/components/ui/empty-section';
import { JsonLd } from '@/components/ui/json-ld';
import { readFair, readFairHome } from '@/lib/fair/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { fairLd } from '@/lib/site/seo/fair/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/fair.css';

export const revalidate = 300;

const sharedPicture = (cover: string): string | null => (cover ? pictureUrl(cover, 1280, 'jpg') : null);

export async function generateMetadata() {
  const { locale } = await pageLocale();
  const t = await getTranslations('fair');
  const fair = await readFair(locale);
  if (!fair) return pageMetadata({ locale, route: 'fairHome', values: { name: t('title'), summary: t('none') } });
  const { title, summary, locales, cover } = fair;
  const src = sharedPicture(cover);
  const picture = src === null ? null : { src, alt: title.text };
  return pageMetadata({ locale, route: 'fairHome', values: { name: title.text, summary }, locales, picture });
}

export default async function Page() {
  const { locale, device } = await pageLocale();
  const view = await readFairHome(locale);
  const t = await getTranslations('fair');
  if (!view)
    return (
      <div className="wrap">
        <h1 className="ttl">{t('title')}</h1>
        <EmptySection kind="soon" text={t('none')} />
      </div>
    );
  const steps = [{ name: t('title'), href: href('fairHome') }];
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <JsonLd nodes={[fairLd(locale, view.fair, sharedPicture(view.fair.cover))]} />
      <FairPage view={view} steps={steps} locale={locale} device={device} />
    </>
  );
}
