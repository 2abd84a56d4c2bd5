'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CoverageCount } from '@/components/form/language-tabs';
import { usePhone } from '@/components/form/phone-scope';
import { Switch } from '@/components/form/switch';
import { PhoneCard } from '@/components/layout/center/phone-card';
import { RowFailure, type RowFailureOf } from '@/components/layout/center/row-failure';
import type { RowAct } from '@/components/layout/center/row-sheet';
import { coverageFrom } from '@/components/review/full-text';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ProductGroup } from '@/lib/product/group/schema';

type Props = {
  group: ProductGroup;
  at: number;
  count: number;
  busy: boolean;
  failure: RowFailureOf;
  onMove: (to: number) => void;
  onHome: (onHome: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** A product group: name, product count, position. */
export function GroupRow({ group, at, count, busy, failure, onMove, onHome, onEdit, onDelete }: Props) {
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
  const size = t('product.count', { count: products, n: formatNumber(locale, products) });
  const onTheHome = <Switch checked={home} onChange={onHome} busy={busy} label={t('productCenter.onHome')} />;
  const sheetMove = (to: number, label: 'moveUp' | 'moveDown'): RowAct[] =>
    to < 0 || to >= count
      ? []
      : [{ label: t(`center.${label}`), icon: label === 'moveUp' ? 'up' : 'down', run: () => onMove(to) }];
  if (usePhone())
    return (
      <PhoneCard
        name={name}
        title={<bdi>{name}</bdi>}
        facts={[size]}
        acts={[
          { label: t('center.edit'), icon: 'edit', run: onEdit },
          ...sheetMove(at - 1, 'moveUp'),
          ...sheetMove(at + 1, 'moveDown'),
          { label: t('productCenter.delete'), icon: 'trash', bad: true, run: onDelete },
        ]}
        failure={failure}
        opens={group.id}
      >
        {onTheHome}
      </PhoneCard>
    );
  return (
    <li className="pc-group">
      <div>
        <b>{name}</b>
        <small>{size}</small>
      </div>
      <CoverageCount coverage={coverageFrom(Object.keys(names) as Locale[])} />
      {onTheHome}
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
      <RowFailure of={failure} />
    </li>
  );
}
