import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskFiguresSection } from '@/components/chat/support/desk-figures-section';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { href } from '@/lib/platform/routes/address';
import { requireStaff } from '@/lib/staff/gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.support');
  return { title: t('figures') };
}

export default async function ConsoleSupportFigures() {
  const { actor, locale } = await requireStaff(href('adminSupportFigures'));
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current="support">
      <DeskFiguresSection actor={actor} locale={locale} />
    </ConsoleFrameSection>
  );
}
