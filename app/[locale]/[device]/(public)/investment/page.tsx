import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { InvestmentHome } from '@/components/content/channel/investment-home';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { latestByType } from '@/lib/content/investment/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';
import '@/app/channel.css';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'investmentHome' });
}

export default async function InvestmentPage() {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('content');
  const groups = await latestByType(locale);
  const steps = [{ name: t('channel.investment'), href: href('investmentHome') }];
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <InvestmentHome {...{ groups, steps, locale, device }} />
    </>
  );
}
