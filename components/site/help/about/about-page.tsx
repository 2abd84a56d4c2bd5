import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuidePage } from '@/components/site/help/guide/guide-page';
import type { BreadcrumbStep } from '@/components/ui/breadcrumb';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { type AboutCard, aboutNav } from './about-link';

type Props = {
  cards: readonly AboutCard[];
  locale: Locale;
  device: Device;
  /** the page below the overview; omitted for the overview */
  step?: BreadcrumbStep;
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
};

/** A page about the operator, with sub-navigation. */
export function AboutPage({ cards, locale, device, step, title, lead, children }: Props) {
  const t = useTranslations();
  const about = t('content.channel.about');
  const names = {
    about,
    overview: t('about.overview'),
    more: t('about.more'),
    notice: t('content.channel.notice'),
    help: t('content.channel.help'),
    links: t('links.title'),
    sitemap: t('sitemap.title'),
  };
  const steps = [{ name: about, href: href('about') }, ...(step ? [step] : [])];
  return (
    <GuidePage {...{ locale, device, steps, title, lead }} label={about} groups={aboutNav(cards, names)}>
      {children}
    </GuidePage>
  );
}
