import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuditSection } from '@/components/console/audit-section';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { href } from '@/lib/routes/address';
import { idOf, pageOf, type Query } from '@/lib/staff/filter';
import { requireStaff } from '@/lib/staff/page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.audit');
  return { title: t('title') };
}

export default async function ConsoleAudit({ searchParams }: { searchParams: Query }) {
  const { actor, locale } = await requireStaff(href('adminAudit'));
  const query = await searchParams;
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current="audit">
      <AuditSection actor={actor} locale={locale} companyId={idOf(query.company)} page={pageOf(query.page)} />
    </ConsoleFrameSection>
  );
}
