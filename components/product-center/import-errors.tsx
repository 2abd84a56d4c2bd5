'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Pager } from '@/components/centre/pager';
import { formatNumber } from '@/lib/i18n/format';
import { previewErrors } from '@/lib/product/sheet/constants';
import type { ImportView } from '@/lib/product/sheet/schema';

type Props = { view: ImportView; page: number; onPage: (page: number) => void };

/** What of a sheet cannot be taken, by row and column. */
export function ImportErrors({ view, page, onPage }: Props) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const { errors, errorTotal } = view;
  if (errors.length === 0) return null;
  return (
    <section className="im-step">
      <h2>
        {t('errors')} <small>{formatNumber(locale, errorTotal)}</small>
      </h2>
      <div className="cc-tw">
        <table className="cc-tb im-tb im-bad">
          <caption className="sr">{t('errors')}</caption>
          <thead>
            <tr>
              <th className="num">{t('row')}</th>
              <th>{t('columnHead')}</th>
              <th>{t('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, column, message }) => (
              <tr key={`${row} ${column} ${message}`}>
                <td className="num">{formatNumber(locale, row)}</td>
                <td>
                  <bdi>{column}</bdi>
                </td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} pages={Math.ceil(errorTotal / previewErrors)} onPage={onPage} />
    </section>
  );
}
