'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Note } from '@/components/form/note';
import { Pager } from '@/components/ui/pager';
import { formatNumber } from '@/lib/i18n/format';
import { previewRows } from '@/lib/product/sheet/constants';
import type { ImportView } from '@/lib/product/sheet/schema';

type Props = {
  view: ImportView;
  page: number;
  busy: boolean;
  onPage: (page: number) => void;
  onConfirm: () => void;
  onDrop: () => void;
  /** What cannot be taken, ahead of what can. */
  children: ReactNode;
};

const labels = { new: 'isNew', change: 'isChange', same: 'isSame' } as const;

/** What a sheet is going to do, row by row, before any of it is done. */
export function ImportPreview({ view, page, busy, onPage, onConfirm, onDrop, children }: Props) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const n = (value: number) => formatNumber(locale, value);
  const { name, total, plan, rows, badRows } = view;
  return (
    <section className="im-step">
      <h2>{t('stepCheck')}</h2>
      <p className="im-sum" role="status">
        <bdi>{name}</bdi>
        <b>{t('ready', { good: n(total) })}</b>
        <span>{t('plan', { added: n(plan.added), changed: n(plan.changed), same: n(plan.same) })}</span>
        <span className={badRows > 0 ? 'bad' : undefined}>{t('bad', { count: badRows, n: n(badRows) })}</span>
      </p>
      {children}
      {total === 0 && <Note kind="warn">{t('none')}</Note>}
      {total > 0 && (
        <>
          <div className="cc-tw">
            <table className="cc-tb im-tb">
              <caption className="sr">{t('preview')}</caption>
              <thead>
                <tr>
                  <th className="num">{t('row')}</th>
                  <th>{t('what')}</th>
                  <th>{t('column.name')}</th>
                  <th>{t('column.model')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ row, what, name: title, model }) => (
                  <tr key={row} className={what}>
                    <td className="num">{n(row)}</td>
                    <td>{t(labels[what])}</td>
                    <td>
                      <bdi>{title}</bdi>
                    </td>
                    <td>
                      <bdi>{model}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager page={page} pages={Math.ceil(total / previewRows)} onPage={onPage} />
        </>
      )}
      <div className="im-acts">
        {plan.added + plan.changed > 0 && (
          <button type="button" className="btn p" disabled={busy} onClick={onConfirm}>
            {t('confirm')}
          </button>
        )}
        <button type="button" className="btn" disabled={busy} onClick={onDrop}>
          {t('drop')}
        </button>
      </div>
    </section>
  );
}
