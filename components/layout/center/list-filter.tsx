'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/platform/i18n/format';
import { BottomSheet } from './bottom-sheet';

/** An active filter, removable on its own. */
export type FilterChip = { label: string; onRemove: () => void };

type Props = {
  title: string;
  chips: readonly FilterChip[];
  /** Number of matches; null while loading. */
  total: number | null;
  onClear: () => void;
  /** Filter fields, which take effect at once. */
  children: ReactNode;
};

/** List filters of a center on a phone: a sheet, and chips of the active filters above the list. */
export function ListFilter({ title, chips, total, onClear, children }: Props) {
  const t = useTranslations('list');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useHeldFocus<HTMLUListElement>(opener);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <Button ref={opener} className="min-h-11" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="filter" small />
        {chips.length > 0 ? t('filterCount', { n: formatNumber(locale, chips.length) }) : t('filter')}
      </Button>
      <ul ref={box} className="contents list-none" aria-label={t('chosen')}>
        {chips.map(({ label, onRemove }) => (
          <li key={label} className="min-w-0">
            <button
              type="button"
              className="chip on h-11 max-w-full cursor-pointer"
              aria-label={t('remove', { label })}
              onClick={onRemove}
            >
              <bdi className="overflow-hidden text-ellipsis">{label}</bdi>
              <Icon name="close" />
            </button>
          </li>
        ))}
        {chips.length > 1 && (
          <li>
            <button type="button" className="lnk" onClick={onClear}>
              {t('clearAll')}
            </button>
          </li>
        )}
      </ul>
      {open && (
        <BottomSheet
          title={title}
          onClose={() => setOpen(false)}
          extra={
            chips.length > 0 && (
              <button type="button" className="lnk" onClick={onClear}>
                {t('clearAll')}
              </button>
            )
          }
          foot={(close) => (
            <Button tone="primary" onClick={close}>
              <span aria-live="polite">
                {total === null ? t('show') : t('showCount', { count: total, n: formatNumber(locale, total) })}
              </span>
            </Button>
          )}
        >
          {children}
        </BottomSheet>
      )}
    </div>
  );
}
