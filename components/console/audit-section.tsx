import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/centre/empty-state';
import { PageHead } from '@/components/centre/page-head';
import type { StaffActor } from '@/lib/auth/actor';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { listAudit } from '@/lib/staff/audit/queries';
import { getCompanyForStaff } from '@/lib/staff/company/queries';
import { auditAddress, companyAddress } from '@/lib/staff/filter';
import { AuditTable } from './audit-table';
import { Pager } from './pager';

type Props = { actor: StaffActor; locale: ConsoleLocale; companyId: number | null; page: number };

/** Who did what to what, of all or of one company. */
export async function AuditSection({ actor, locale, companyId, page }: Props) {
  const t = await getTranslations('console.audit');
  const company = companyId === null ? null : await getCompanyForStaff(actor, companyId, locale);
  const { rows, more } = await listAudit(actor, { companyId, page }, locale);
  return (
    <>
      <PageHead
        title={company ? t('of', { company: company.name }) : t('title')}
        lead={t('lead')}
        crumb={company ? { href: companyAddress(company.id), label: company.name } : undefined}
      />
      {rows.length === 0 ? (
        <EmptyState icon="history" text={t('empty')} />
      ) : (
        <AuditTable rows={rows} locale={locale} timeZone={actor.timeZone} single={company !== null} />
      )}
      <Pager page={page} more={more} locale={locale} address={(to) => auditAddress(companyId, to)} />
    </>
  );
}
