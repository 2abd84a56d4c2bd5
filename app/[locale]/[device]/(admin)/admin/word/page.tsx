import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { WordSection } from '@/components/console/word-section';
import { href } from '@/lib/platform/routes/address';
import { requireStaff } from '@/lib/staff/gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.word');
  return { title: t('title') };
}

export default async function ConsoleWords() {
  const { actor, locale } = await requireStaff(href('adminWord'));
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current="word">
      <WordSection actor={actor} locale={locale} />
    </ConsoleFrameSection>
  );
}
