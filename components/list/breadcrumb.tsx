import { useTranslations } from 'next-intl';
import { Breadcrumb as Way } from '@/components/layout/breadcrumb';
import { JsonLd } from '@/components/seo/json-ld';
import type { Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import { breadcrumbLd } from '@/lib/seo/json-ld';

export type Step = { name: string; href: string };

/** The way from Home through `steps`; the last step is the page itself. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('list');
  const above = steps.slice(0, -1).map((step) => ({ label: step.name, href: step.href }));
  const here = steps.at(-1);
  return <Way items={[{ label: t('home'), href: href('home') }, ...above, ...(here ? [{ label: here.name }] : [])]} />;
}

/** The same way for crawlers, on every device. */
export function BreadcrumbData({ steps, locale }: { steps: readonly Step[]; locale: Locale }) {
  const t = useTranslations('list');
  return <JsonLd nodes={[breadcrumbLd(locale, [{ name: t('home'), href: href('home') }, ...steps])]} />;
}
