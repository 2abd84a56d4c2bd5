import { useTranslations } from 'next-intl';
import { Marks } from '@/components/list/mark/standing';
import { Flag } from '@/components/ui/flag';
import { Link } from '@/components/ui/link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatDay, formatNumber } from '@/lib/platform/i18n/format';
import type { ListedCompany } from '@/lib/staff/company-list/queries';
import { companyAddress } from '@/lib/staff/filter';
import { CompanyStatusBadge } from './company-status';
import { tableClass } from './table-class';

/** Companies with their status. */
export function CompanyListTable({ rows, locale }: { rows: readonly ListedCompany[]; locale: ConsoleLocale }) {
  const t = useTranslations('console.companies');
  const none = useTranslations('console')('none');
  return (
    <ScrollRegion className="overflow-x-auto" label={t('title')}>
      <table className={tableClass}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col">{t('standing')}</th>
            <th scope="col">{t('expires')}</th>
            <th scope="col" className="text-end!">
              {t('products')}
            </th>
            <th scope="col">{t('country')}</th>
            <th scope="col">{t('joined')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link data-row href={companyAddress(row.id)}>
                  <bdi>{row.name || none}</bdi>
                </Link>{' '}
                <small className="text-ink-3">{row.id}</small>
              </th>
              <td data-label={t('status')}>
                <CompanyStatusBadge status={row.status} />
              </td>
              <td data-label={t('standing')}>
                <Marks grade={row.grade} membership={row.membership} />
              </td>
              <td data-label={t('expires')} className="whitespace-nowrap">
                {row.expiresOn === null ? none : formatDay(locale, row.expiresOn)}
              </td>
              <td data-label={t('products')} className="text-end whitespace-nowrap max-lg:text-start">
                {formatNumber(locale, row.products)}
              </td>
              <td data-label={t('country')}>
                <span className="flex items-center gap-2">
                  <Flag code={row.countryCode} />
                  {row.country}
                </span>
              </td>
              <td data-label={t('joined')} className="whitespace-nowrap">
                {formatDay(locale, row.joinedOn)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
