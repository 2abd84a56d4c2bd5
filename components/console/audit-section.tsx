import { getTranslations } from 'next-intl/server';
import { FileLink } from '@/components/form/file-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { type AuditFilter, auditAddress, auditFileAddress, isFiltered } from '@/lib/staff/audit/filter';
import { listActions, listAudit } from '@/lib/staff/audit/queries';
import { getCompanyForStaff } from '@/lib/staff/company/queries';
import { companyAddress } from '@/lib/staff/filter';
import { AuditFilterForm } from './audit-filter-form';
import { AuditTable } from './audit-table';
import { Pager } from './pager';

type Props = { actor: StaffActor; locale: ConsoleLocale; filter: AuditFilter };

/** Audit log of all or of one company, filtered by actor, action, time and text. */
export async function AuditSection({ actor, locale, filter }: Props) {
  const t = await getTranslations('console.audit');
  const { companyId } = filter;
  const company = companyId === null ? null : await getCompanyForStaff(actor, companyId, locale);
  const { rows, more } = await listAudit(actor, filter, locale);
  return (
    <>
      <PageHead
        title={company ? t('of', { company: company.name }) : t('title')}
        lead={t('lead')}
        crumb={company ? { href: companyAddress(company.id), label: company.name } : undefined}
      >
        {rows.length > 0 && <FileLink href={auditFileAddress(filter)}>{t('export')}</FileLink>}
      </PageHead>
      <AuditFilterForm filter={filter} actions={await listActions(actor)} />
      {rows.length === 0 ? (
        <EmptyState icon="history" text={t(isFiltered(filter) ? 'noneMatch' : 'empty')} />
      ) : (
        <AuditTable rows={rows} locale={locale} timeZone={actor.timeZone} single={company !== null} />
      )}
      <Pager page={filter.page} more={more} locale={locale} address={(page) => auditAddress({ ...filter, page })} />
    </>
  );
}
