import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { HomeSection } from '@/components/console/home-section';
import { href } from '@/lib/platform/routes/address';
import { requireStaff } from '@/lib/staff/gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.home');
  return { title: t('title') };
}

export default async function ConsoleHome() {
  const { actor, locale } = await requireStaff(href('admin'));
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current="home">
      <HomeSection actor={actor} locale={locale} />
    </ConsoleFrameSection>
  );
}
