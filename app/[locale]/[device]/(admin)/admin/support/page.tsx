import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeskSection } from '@/components/chat/support/desk-section';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { href } from '@/lib/platform/routes/address';
import { requireStaff } from '@/lib/staff/gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.support');
  return { title: t('title') };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ConsoleSupport({ searchParams }: Props) {
  const { actor, locale } = await requireStaff(href('adminSupport'));
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current="support" bare>
      <DeskSection actor={actor} query={await searchParams} />
    </ConsoleFrameSection>
  );
}
