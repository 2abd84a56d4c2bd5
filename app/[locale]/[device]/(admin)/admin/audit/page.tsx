import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuditSection } from '@/components/console/audit-section';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { auditAddress, readAuditFilter } from '@/lib/staff/audit/filter';
import type { Query } from '@/lib/staff/filter';
import { requireStaff } from '@/lib/staff/gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.audit');
  return { title: t('title') };
}

export default async function ConsoleAudit({ searchParams }: { searchParams: Query }) {
  const filter = readAuditFilter(await searchParams);
  const { actor, locale } = await requireStaff(auditAddress(filter));
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current="audit">
      <AuditSection actor={actor} locale={locale} filter={filter} />
    </ConsoleFrameSection>
  );
}
