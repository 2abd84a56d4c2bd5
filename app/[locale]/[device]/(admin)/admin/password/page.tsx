import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { PasswordForm } from '@/components/console/password-form';
import { PageHead } from '@/components/ui/page-head';
import { href } from '@/lib/platform/routes/address';
import { requireStaff } from '@/lib/staff/gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.password');
  return { title: t('title') };
}

export default async function ConsolePassword() {
  const { actor, locale } = await requireStaff(href('adminPassword'));
  const t = await getTranslations('console.password');
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current="password">
      <PageHead title={t('title')} lead={t('lead')} />
      <PasswordForm />
    </ConsoleFrameSection>
  );
}
