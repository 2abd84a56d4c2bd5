'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { type FilterChip, ListFilter } from '@/components/layout/center/list-filter';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/platform/config';
import type { OwnFilters } from '@/lib/product/edit/client';
import type { ProductGroup } from '@/lib/product/group/schema';

type Props = {
  filters: OwnFilters;
  groups: readonly ProductGroup[];
  /** Number of matching products; null while loading. */
  total: number | null;
  onChange: (change: Partial<OwnFilters>) => void;
  /** Null without filters. */
  onClear: (() => void) | null;
};

/** Debounce in milliseconds before a phone searches. */
const pause = 400;

/** Filters the list of own products by text, group and listing. */
export function ProductFilter({ filters, groups, total, onChange, onClear }: Props) {
  const t = useTranslations('productCenter');
  const phone = usePhone();
  const [typed, setTyped] = useState(filters.keyword);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (keyword: string) => {
    clearTimeout(timer.current);
    if (keyword !== filters.keyword) onChange({ keyword });
  };
  const find = (event: FormEvent) => {
    event.preventDefault();
    search(typed.trim());
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    if (text === '') search('');
    else if (phone) timer.current = setTimeout(() => search(text.trim()), pause);
  };
  const clear = () => {
    type('');
    onClear?.();
  };
  const groupOf = (id: number) => (id === 0 ? t('noGroup') : (groups.find((one) => one.id === id)?.name ?? t('group')));
  const chips: FilterChip[] = [
    ...(filters.keyword ? [{ label: filters.keyword, onRemove: () => type('') }] : []),
    ...(filters.groupId !== null
      ? [{ label: groupOf(filters.groupId), onRemove: () => onChange({ groupId: null }) }]
      : []),
    ...(filters.listed !== null
      ? [{ label: t(filters.listed ? 'listed' : 'unlisted'), onRemove: () => onChange({ listed: null }) }]
      : []),
  ];
  const fields = (
    <form className={phone ? 'grid gap-3 pb-3' : 'pc-filter'} onSubmit={find} aria-label={t('filter')}>
      <label className="pc-find">
        <Icon name="search" small />
        <span className="sr">{t('keyword')}</span>
        <input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          maxLength={config.keyword.max}
          placeholder={t('keyword')}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <select
        className="ctl"
        aria-label={t('group')}
        value={filters.groupId ?? ''}
        onChange={({ target }) => onChange({ groupId: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t('anyGroup')}</option>
        <option value="0">{t('noGroup')}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="ctl"
        aria-label={t('listing')}
        value={filters.listed === null ? '' : String(filters.listed)}
        onChange={({ target }) => onChange({ listed: target.value === '' ? null : target.value === 'true' })}
      >
        <option value="">{t('anyListing')}</option>
        <option value="true">{t('listed')}</option>
        <option value="false">{t('unlisted')}</option>
      </select>
      {onClear && !phone && (
        <button type="button" className="btn q" onClick={clear}>
          {t('clear')}
        </button>
      )}
    </form>
  );
  if (!phone) return fields;
  return (
    <ListFilter title={t('filter')} chips={chips} total={total} onClear={clear}>
      {fields}
    </ListFilter>
  );
}
