import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { ChartDay } from './chart-shape';
import { longDay } from './day-text';

const head = 'border-b border-line bg-wash px-3 py-[9px] font-[550] whitespace-nowrap text-ink-2';
const cell = 'px-3 py-[10px] text-end align-middle whitespace-nowrap';

/** Data of a chart, latest day first. */
export function ViewsTable({ days }: { days: readonly ChartDay[] }) {
  const t = useTranslations('dashboard.views');
  const locale = useLocale();
  return (
    <details className="my-2 text-12">
      <summary className="w-fit cursor-pointer py-1 text-accent max-sm:py-[14px]">{t('table')}</summary>
      <div className="relative mt-[6px] max-h-[320px] overflow-auto rounded border border-line">
        <table className="w-full border-collapse">
          <thead>
            <tr>
              <th scope="col" className={`${head} text-start`}>
                {t('day')}
              </th>
              <th scope="col" className={`${head} text-end`}>
                {t('product')}
              </th>
              <th scope="col" className={`${head} text-end`}>
                {t('before', { kind: t('product') })}
              </th>
              <th scope="col" className={`${head} text-end`}>
                {t('company')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, product, before, company }) => (
              <tr key={day} className="border-b border-line last:border-b-0">
                <th scope="row" className="px-3 py-[9px] text-start font-regular whitespace-nowrap">
                  {longDay(locale, day)}
                </th>
                <td className={cell}>{formatNumber(locale, product)}</td>
                <td className={cell}>{formatNumber(locale, before)}</td>
                <td className={cell}>{formatNumber(locale, company)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
