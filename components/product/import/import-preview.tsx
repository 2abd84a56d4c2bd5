'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Price } from '@/components/list/mark/price';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Pager } from '@/components/ui/pager';
import { Picture } from '@/components/ui/picture';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import { previewRows } from '@/lib/product/sheet/constants';
import type { ImportView } from '@/lib/product/sheet/schema';
import { ImportActs, ImportStep } from './import-step';
import { ImportTable } from './import-table';

type Props = {
  view: ImportView;
  page: number;
  busy: boolean;
  onPage: (page: number) => void;
  onConfirm: () => void;
  onDrop: () => void;
  /** Errors, shown before the valid rows. */
  children: ReactNode;
};

type Row = ImportView['rows'][number];

/** A product of the sheet: name, pictures, and expandable parameters. */
function RowProduct({ of: { name, pictures, parameters } }: { of: Row }) {
  const t = useTranslations('product');
  const n = formatNumber(useLocale(), parameters.length);
  return (
    <>
      <bdi>{name}</bdi>
      {pictures.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1">
          {pictures.map((key) => (
            <span
              key={key}
              className="block h-[36px] w-12 overflow-hidden rounded-s [&_img]:size-full [&_img]:object-contain"
            >
              <Picture src={key} alt="" use="thumb" />
            </span>
          ))}
        </span>
      )}
      {parameters.length > 0 && (
        <details className="mt-1 text-12 font-regular text-ink-2">
          <summary className="cursor-pointer">
            {t('parameters')} <span className="text-ink-3">{n}</span>
          </summary>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            {parameters.map(({ label, value }) => (
              <div key={label} className="contents">
                <dt>
                  <bdi>{label}</bdi>
                </dt>
                <dd className="text-ink">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

const labels = { new: 'isNew', change: 'isChange', same: 'isSame' } as const;

/** Preview of an import, row by row. */
export function ImportPreview({ view, page, busy, onPage, onConfirm, onDrop, children }: Props) {
  const t = useTranslations('productSheet');
  const price = useTranslations('product')('price');
  const locale = useLocale();
  const n = (value: number) => formatNumber(locale, value);
  const { name, total, plan, rows, badRows } = view;
  return (
    <ImportStep title={t('stepCheck')}>
      <p className="flex max-w-[72ch] flex-wrap gap-x-4 gap-y-1 text-ink-2" role="status">
        <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
        <b className="font-strong text-ink">{t('ready', { good: n(total) })}</b>
        <span>{t('plan', { added: n(plan.added), changed: n(plan.changed), same: n(plan.same) })}</span>
        <span className={badRows > 0 ? 'font-strong text-bad' : undefined}>
          {t('bad', { count: badRows, n: n(badRows) })}
        </span>
      </p>
      {children}
      {total === 0 && (
        <Note tone="warn" className="w-full">
          {t('none')}
        </Note>
      )}
      {total > 0 && (
        <>
          <ImportTable
            caption={t('preview')}
            captionShown
            heads={[t('row'), t('what'), t('column.name'), t('column.model'), price]}
            rows={rows.map((one) => {
              const { row, what, model, emptied } = one;
              return {
                key: row,
                dim: what === 'same',
                cells: [
                  n(row),
                  <span key="what">
                    {t(labels[what])}
                    {emptied.length > 0 && (
                      <span className="block text-12 text-warn">
                        {t('emptied', { columns: formatList(locale, emptied) })}
                      </span>
                    )}
                  </span>,
                  <RowProduct key="product" of={one} />,
                  <bdi key="model">{model}</bdi>,
                  <Price key="price" of={one.price} locale={locale} />,
                ],
              };
            })}
          />
          <Pager page={page} pages={Math.ceil(total / previewRows)} onPage={onPage} />
        </>
      )}
      <ImportActs>
        {plan.added + plan.changed > 0 && (
          <Button tone="primary" disabled={busy} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        )}
        <Button disabled={busy} onClick={onDrop}>
          {t('drop')}
        </Button>
      </ImportActs>
    </ImportStep>
  );
}
