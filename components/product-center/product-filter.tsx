'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/config';
import type { OwnFilters } from '@/lib/product/edit/client';
import type { ProductGroup } from '@/lib/product/group/schema';

type Props = {
  filters: OwnFilters;
  groups: readonly ProductGroup[];
  onChange: (change: Partial<OwnFilters>) => void;
  /** Null where nothing is filtered. */
  onClear: (() => void) | null;
};

/** Narrows the list of own products by words, group and listing. */
export function ProductFilter({ filters, groups, onChange, onClear }: Props) {
  const t = useTranslations('productCenter');
  const [typed, setTyped] = useState(filters.keyword);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onChange({ keyword: typed.trim() });
  };
  return (
    <form className="pc-filter" onSubmit={find} aria-label={t('filter')}>
      <label className="pc-find">
        <Icon name="search" small />
        <span className="sr">{t('keyword')}</span>
        <input
          type="search"
          value={typed}
          maxLength={config.keyword.max}
          placeholder={t('keyword')}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '' && filters.keyword !== '') onChange({ keyword: '' });
          }}
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
      {onClear && (
        <button
          type="button"
          className="btn q"
          onClick={() => {
            setTyped('');
            onClear();
          }}
        >
          {t('clear')}
        </button>
      )}
    </form>
  );
}
