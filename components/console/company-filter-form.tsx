import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { companyStatuses } from '@/lib/company/profile/constants';
import { config } from '@/lib/platform/config';
import { href } from '@/lib/platform/routes/address';
import { type CompanyFilter, companiesAddress, companyOrders } from '@/lib/staff/company-list/filter';

type Props = { filter: CompanyFilter; countries: readonly { code: string; name: string }[] };

/** Filter of the company list; a GET form, so that results can be linked to. */
export function CompanyFilterForm({ filter, countries }: Props) {
  const t = useTranslations('console.companies');
  const status = useTranslations('console.company.status');
  const standing = useTranslations('console.standing');
  const select = (name: string, label: string, value: string, options: readonly (readonly [string, string])[]) => (
    <label className="grid min-w-0 grow gap-1 md:max-w-[15ch] md:grow-0">
      {label}
      <select className="ctl sel" name={name} defaultValue={value}>
        <option value="">{t('any')}</option>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <search>
      <form
        key={companiesAddress(filter)}
        action={href('adminCompanies')}
        method="get"
        className="mb-4 flex flex-wrap items-end gap-3"
      >
        <label className="grid min-w-0 grow gap-1 md:min-w-[18ch] md:flex-1">
          {t('keyword')}
          <input
            className="ctl"
            type="search"
            name="q"
            defaultValue={filter.keyword}
            maxLength={config.keyword.max}
            dir="auto"
          />
        </label>
        {select(
          'status',
          t('status'),
          filter.status ?? '',
          companyStatuses.map((one) => [one, status(one)] as const),
        )}
        {select(
          'grade',
          standing('grade'),
          filter.grade ?? '',
          config.grades.map((one) => [one, standing(`grade${one}`)] as const),
        )}
        {select(
          'membership',
          standing('membership'),
          filter.membership ?? '',
          config.memberships.map((one) => [one, standing(one)] as const),
        )}
        {select(
          'country',
          t('country'),
          filter.country,
          countries.map(({ code, name }) => [code, name] as const),
        )}
        <label className="grid min-w-max grow gap-1 md:grow-0">
          {t('order')}
          <select className="ctl sel" name="order" defaultValue={filter.order}>
            {companyOrders.map((one) => (
              <option key={one} value={one}>
                {t(`orders.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <span className="flex gap-1">
          <Button type="submit" tone="primary" data-keep="filter companies">
            {t('apply')}
          </Button>
          <ButtonLink tone="quiet" href={href('adminCompanies')}>
            {t('reset')}
          </ButtonLink>
        </span>
      </form>
    </search>
  );
}
