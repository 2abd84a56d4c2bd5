'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Icon } from '@/components/ui/icon';

type Props = {
  items: readonly { id: number; label: string }[];
  onRemove: (id: number) => void;
  /** Receives focus when the last chip is removed. */
  next?: RefObject<HTMLElement | null>;
};

/** Selected items as removable chips. */
export function PickedChips({ items, onRemove, next }: Props) {
  const list = useHeldFocus<HTMLUListElement>(next);
  const t = useTranslations('productForm');
  if (items.length === 0) return null;
  return (
    <ul ref={list} className="pc-chips">
      {items.map(({ id, label }) => (
        <li key={id}>
          {label}
          <button type="button" aria-label={t('remove', { name: label })} onClick={() => onRemove(id)}>
            <Icon name="close" small />
          </button>
        </li>
      ))}
    </ul>
  );
}
