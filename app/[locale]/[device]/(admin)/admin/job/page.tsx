import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { SetAsideSection } from '@/components/console/set-aside-section';
import { href } from '@/lib/platform/routes/address';
import { requireStaff } from '@/lib/staff/gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.job');
  return { title: t('title') };
}

export default async function ConsoleJobs() {
  const { actor, locale } = await requireStaff(href('adminJob'));
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current="job">
      <SetAsideSection actor={actor} locale={locale} />
    </ConsoleFrameSection>
  );
}
