'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Pager } from '@/components/ui/pager';
import { formatList, formatNumber } from '@/lib/i18n/format';
import { previewErrors } from '@/lib/product/sheet/constants';
import type { ImportView } from '@/lib/product/sheet/schema';

type Props = { view: ImportView; page: number; onPage: (page: number) => void };

/** What of a sheet cannot be taken: row, product, column, what stands there, and what may have been meant. */
export function ImportErrors({ view, page, onPage }: Props) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const { id, errors, errorTotal, wrongRows } = view;
  if (errors.length === 0) return null;
  return (
    <section className="im-step">
      <h2>
        {t('errors')} <small>{formatNumber(locale, errorTotal)}</small>
      </h2>
      {wrongRows && (
        <p className="flex flex-wrap items-center gap-3">
          <a className="btn" href={`/api/product/import/wrong?id=${id}`} download>
            <Icon name="download" small />
            {t('wrongRows')}
          </a>
          <small className="text-ink-2">{t('wrongRowsText')}</small>
        </p>
      )}
      <div className="cc-tw">
        <table className="cc-tb im-tb im-bad">
          <caption className="sr">{t('errors')}</caption>
          <thead>
            <tr>
              <th className="num">{t('row')}</th>
              <th>{t('productHead')}</th>
              <th>{t('columnHead')}</th>
              <th>{t('valueHead')}</th>
              <th>{t('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ row, column, message, value, name, near }) => (
              <tr key={`${row} ${column} ${message} ${value}`}>
                <td className="num">{formatNumber(locale, row)}</td>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>
                  <bdi>{column}</bdi>
                </td>
                <td className="wrap-anywhere">
                  <bdi>{value}</bdi>
                </td>
                <td>
                  {message}
                  {near.length > 0 && <b className="block">{t('near', { words: formatList(locale, near) })}</b>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} pages={Math.ceil(errorTotal / previewErrors)} onPage={onPage} />
    </section>
  );
}
