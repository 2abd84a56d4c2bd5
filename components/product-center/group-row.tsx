'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CoverageCount } from '@/components/form/language-tabs';
import { Switch } from '@/components/form/switch';
import { coverageFrom } from '@/components/review-item/full-text';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import type { ProductGroup } from '@/lib/product/group/schema';

type Props = {
  group: ProductGroup;
  at: number;
  count: number;
  busy: boolean;
  onMove: (to: number) => void;
  onHome: (onHome: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** A group of products: its name, how many there are in it, its place. */
export function GroupRow({ group, at, count, busy, onMove, onHome, onEdit, onDelete }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { name, names, onHome: home, products } = group;
  const move = (to: number, label: 'earlier' | 'later') => (
    <button
      type="button"
      className="ibt"
      aria-label={t(`productCenter.${label}`, { name })}
      aria-disabled={to < 0 || to >= count || busy}
      onClick={() => to >= 0 && to < count && onMove(to)}
    >
      <Icon name={label === 'earlier' ? 'up' : 'down'} small />
    </button>
  );
  return (
    <li className="pc-group">
      <div>
        <b>{name}</b>
        <small>{t('product.count', { count: products, n: formatNumber(locale, products) })}</small>
      </div>
      <CoverageCount coverage={coverageFrom(Object.keys(names) as Locale[])} />
      <Switch checked={home} onChange={onHome} busy={busy} label={t('productCenter.onHome')} />
      <span className="pc-acts">
        {move(at - 1, 'earlier')}
        {move(at + 1, 'later')}
        <button
          type="button"
          className="ibt"
          data-opens={group.id}
          aria-label={t('productCenter.edit', { name })}
          onClick={onEdit}
        >
          <Icon name="edit" small />
        </button>
        <button type="button" className="ibt" aria-label={t('productCenter.deleteOf', { name })} onClick={onDelete}>
          <Icon name="trash" small />
        </button>
      </span>
    </li>
  );
}
