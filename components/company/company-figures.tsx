import { useTranslations } from 'next-intl';
import type { CompanyCard } from '@/lib/company/types';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

/** Three stated figures: founding year, employees, and export countries or products. */
export function CompanyFigures({ item, locale }: { item: CompanyCard; locale: Locale }) {
  const t = useTranslations('company.card');
  const { founded, employees, exportCountries, productCount } = item;
  const figures = [
    founded ? { label: t('founded'), value: String(founded) } : null,
    employees ? { label: t('employees'), value: formatNumber(locale, employees) } : null,
    exportCountries ? { label: t('exportCountries'), value: formatNumber(locale, exportCountries) } : null,
    { label: t('products'), value: formatNumber(locale, productCount) },
  ].filter((figure) => figure !== null);
  return (
    <dl className="kv3">
      {figures.slice(0, 3).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
