'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type ProductState, productStates } from '@/lib/product/edit/constants';

type Props = {
  value: ProductState | null;
  /** Null while loading. */
  counts: Readonly<Record<ProductState, number>> | null;
  all: number;
  onChange: (state: ProductState | null) => void;
};

/** Product states with counts, as tabs. docs/domain.md, Product. */
export function StateTabs({ value, counts, all, onChange }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const tab = (state: ProductState | null, label: string, count: number | null) => (
    <button
      key={state ?? 'all'}
      type="button"
      aria-current={state === value || undefined}
      onClick={() => onChange(state)}
    >
      {label}
      {count !== null && (
        <small className={state === 'reject' && count > 0 ? 'bad' : undefined}>{formatNumber(locale, count)}</small>
      )}
    </button>
  );
  return (
    <nav className="cc-tabs pc-tabs" aria-label={t('productCenter.states')}>
      {tab(null, t('productCenter.all'), counts && all)}
      {productStates.map((state) => tab(state, t(`review.status.product.${state}`), counts?.[state] ?? null))}
    </nav>
  );
}
