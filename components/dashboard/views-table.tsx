import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';
import type { ChartDay } from './chart-shape';
import { longDay } from './day-text';

/** The figures of a chart, the latest day first. */
export function ViewsTable({ days }: { days: readonly ChartDay[] }) {
  const t = useTranslations('dashboard.views');
  const locale = useLocale();
  return (
    <details className="db-data">
      <summary>{t('table')}</summary>
      <div className="cc-tw">
        <table className="cc-tb">
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col" className="num">
                {t('product')}
              </th>
              <th scope="col" className="num">
                {t('before', { kind: t('product') })}
              </th>
              <th scope="col" className="num">
                {t('company')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, product, before, company }) => (
              <tr key={day}>
                <th scope="row">{longDay(locale, day)}</th>
                <td className="num">{formatNumber(locale, product)}</td>
                <td className="num">{formatNumber(locale, before)}</td>
                <td className="num">{formatNumber(locale, company)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
