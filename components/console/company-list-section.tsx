import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type CompanyFilter, companiesAddress } from '@/lib/staff/company-list/filter';
import { listCompaniesForStaff, listCompanyCountries } from '@/lib/staff/company-list/queries';
import { CompanyFilterForm } from './company-filter-form';
import { CompanyListTable } from './company-list-table';
import { Pager } from './pager';

type Props = { actor: StaffActor; locale: ConsoleLocale; filter: CompanyFilter };

/** Companies of every status, filtered. */
export async function CompanyListSection({ actor, locale, filter }: Props) {
  const t = await getTranslations('console.companies');
  const { rows, total, pages } = await listCompaniesForStaff(actor, filter, locale);
  return (
    <>
      <PageHead title={t('title')} lead={t('count', { count: total, n: formatNumber(locale, total) })} />
      <CompanyFilterForm filter={filter} countries={await listCompanyCountries(actor, locale)} />
      {rows.length === 0 ? (
        <EmptyState icon="building" text={t('none')} />
      ) : (
        <CompanyListTable rows={rows} locale={locale} />
      )}
      <Pager
        page={filter.page}
        more={filter.page < pages}
        locale={locale}
        address={(page) => companiesAddress({ ...filter, page })}
      />
    </>
  );
}
