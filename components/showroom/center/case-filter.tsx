'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePhone } from '@/components/form/phone-scope';
import type { Choice } from '@/components/form/select-field';
import { type FilterChip, ListFilter } from '@/components/layout/center/list-filter';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { OwnItem } from '@/lib/showroom/edit/types';
import type { ItemValues } from './item-value';

const wheres = ['all', 'domestic', 'international'] as const;
/** Filter of the cases: by place and by group. */
export type CaseChoice = { where: (typeof wheres)[number]; group: number | null };

/** Whether a case matches the filter. */
export function isChosen({ where, group }: CaseChoice, item: OwnItem): boolean {
  const { domestic, groupId } = item.values as ItemValues;
  return (where === 'all' || (where === 'domestic') === domestic) && (group === null || group === groupId);
}

type Props = {
  value: CaseChoice;
  onChange: (value: CaseChoice) => void;
  items: readonly OwnItem[];
  groups: readonly Choice[];
};

/** Filter of the owner's cases. */
export function CaseFilter({ value, onChange, items, groups }: Props) {
  const t = useTranslations('showroomCenter');
  const locale = useLocale();
  const count = (choice: CaseChoice) => formatNumber(locale, items.filter((item) => isChosen(choice, item)).length);
  const phone = usePhone();
  const { where: place, group: inGroup } = value;
  const chips: FilterChip[] = [
    ...(place !== 'all' ? [{ label: t(place), onRemove: () => onChange({ ...value, where: 'all' }) }] : []),
    ...(inGroup !== null
      ? [
          {
            label: groups.find((one) => one.value === String(inGroup))?.label ?? t('field.group'),
            onRemove: () => onChange({ ...value, group: null }),
          },
        ]
      : []),
  ];
  const fields = (
    <div className={phone ? 'grid gap-3 pb-3' : 'hs-filter'}>
      <fieldset className={phone ? undefined : 'sgm'}>
        <legend className={phone ? undefined : 'sr'}>{t('field.place')}</legend>
        {wheres.map((where) => (
          <label key={where} className={phone ? 'chip' : undefined}>
            <input
              type="radio"
              name="where"
              checked={value.where === where}
              onChange={() => onChange({ ...value, where })}
            />
            <span>
              {t(where)} <small>{count({ ...value, where })}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <select
        className="ctl sel"
        aria-label={t('field.group')}
        value={value.group ?? ''}
        onChange={({ target }) => onChange({ ...value, group: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t('allGroups')}</option>
        {groups.map((group) => (
          <option key={group.value} value={group.value}>
            {group.label}
          </option>
        ))}
      </select>
    </div>
  );
  if (!phone) return fields;
  return (
    <ListFilter
      title={t('filterCases')}
      chips={chips}
      total={items.filter((item) => isChosen(value, item)).length}
      onClear={() => onChange({ where: 'all', group: null })}
    >
      {fields}
    </ListFilter>
  );
}
