'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Pager } from '@/components/ui/pager';
import { formatChoice, formatList, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { previewErrors } from '@/lib/product/sheet/constants';
import type { ImportView } from '@/lib/product/sheet/schema';
import { ImportAllowed } from './import-allowed';
import { ImportStep } from './import-step';
import { ImportTable } from './import-table';

type Props = { view: ImportView; page: number; onPage: (page: number) => void };

type SheetError = ImportView['errors'][number];
type Gathered = SheetError & { rows: number[] };

/** Groups equal errors of equal values in a column, with all their rows. */
function gather(errors: readonly SheetError[]): Gathered[] {
  const found = new Map<string, Gathered>();
  for (const error of errors) {
    const key = JSON.stringify([error.column, error.message, error.value]);
    const same = found.get(key);
    if (same) same.rows.push(error.row);
    else found.set(key, { ...error, rows: [error.row] });
  }
  return [...found.values()];
}

/** Joins consecutive row numbers into ranges. */
function spansOf(rows: readonly number[], n: (row: number) => string): string[] {
  const spans: [number, number][] = [];
  for (const row of rows) {
    const last = spans.at(-1);
    if (last && row <= last[1] + 1) last[1] = row;
    else spans.push([row, row]);
  }
  return spans.map(([from, to]) => (from === to ? n(from) : `${n(from)}–${n(to)}`));
}

/** Errors of a sheet: row, product, column, value and suggestion. */
export function ImportErrors({ view, page, onPage }: Props) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const n = (value: number) => formatNumber(locale, value);
  const { id, errors, errorTotal, wrongRows } = view;
  if (errors.length === 0) return null;
  return (
    <ImportStep
      title={
        <>
          {t('errors')} <small>{formatNumber(locale, errorTotal)}</small>
        </>
      }
    >
      {wrongRows && (
        <p className="flex flex-wrap items-center gap-3">
          <ButtonLink hard href={`/api/product/import/wrong?id=${id}`} download>
            <Icon name="download" small />
            {t('wrongRows')}
          </ButtonLink>
          <small className="text-ink-2">{t('wrongRowsText')}</small>
        </p>
      )}
      <ImportAllowed allowed={view.allowed} />
      <ImportTable
        faults
        caption={t('errors')}
        heads={[t('row'), t('productHead'), t('columnHead'), t('valueHead'), t('problem')]}
        rows={gather(errors).map(({ row, rows, column, message, value, name, near }) => ({
          key: `${row} ${column} ${message} ${value}`,
          cells: [
            formatList(locale, spansOf(rows, n)),
            rows.length > 1 ? t('rowCount', { count: rows.length, n: n(rows.length) }) : <bdi key="name">{name}</bdi>,
            <bdi key="column">{column}</bdi>,
            <bdi key="value" className="md:inline-block md:min-w-[120px]">
              {value}
            </bdi>,
            <Fragment key="problem">
              {column === t('column.group') && value !== ''
                ? t.rich('groupMissing', {
                    link: (words) => (
                      <a className="underline" href={href('supplierProductGroup')}>
                        {words}
                      </a>
                    ),
                  })
                : message}
              {near.length > 0 && <b className="block">{t('near', { words: formatChoice(locale, near) })}</b>}
            </Fragment>,
          ],
        }))}
      />
      <Pager page={page} pages={Math.ceil(errorTotal / previewErrors)} onPage={onPage} />
    </ImportStep>
  );
}
