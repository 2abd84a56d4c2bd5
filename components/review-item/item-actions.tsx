'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '@/components/form/switch';
import { Icon } from '@/components/ui/icon';
import type { StatusOf } from './item-status';
import { openStep } from './use-hash';
import type { ItemList } from './use-item-list';

type Props = {
  item: StatusOf & { id: number; revision: number };
  name: string;
  list: ItemList;
  /** Whether the user's role lets them change it, and the company's standing too. */
  editable: boolean;
  covered: boolean;
};

/** On or off, and what its owner can do with a thing in the state that it is in. */
export function ItemActions({ item, name, list, editable, covered }: Props) {
  const t = useTranslations('showcaseItem');
  const words = useTranslations('validation');
  const on = (action: string) => t('actionOn', { action, name });
  const { id, status, change } = item;
  const busy = list.busy === id || undefined;
  const waits = status === 'pending' || change === 'pending';
  return (
    <div className="ri-act">
      <Switch
        checked={item.shown}
        label={t('shown', { name })}
        bare
        busy={list.busy === id}
        locked={editable ? undefined : words('role')}
        onChange={(shown) => void list.show(id, shown)}
      />
      {editable && (
        <>
          {waits && (
            <button
              type="button"
              className="btn s"
              aria-busy={busy}
              aria-disabled={busy}
              onClick={() => void list.withdraw(item)}
              aria-label={on(t('withdraw'))}
            >
              {t('withdraw')}
            </button>
          )}
          {(change === 'reject' || change === 'draft') && (
            <button
              type="button"
              className="btn s"
              onClick={() => void list.discard(item, name)}
              aria-label={on(t('discard'))}
            >
              {t('discard')}
            </button>
          )}
          {covered && (
            <button type="button" className="ibt" onClick={() => openStep(`edit-${id}`)} aria-label={on(t('edit'))}>
              <Icon name="edit" />
            </button>
          )}
          <button type="button" className="ibt" onClick={() => list.drop(id, name)} aria-label={on(t('delete'))}>
            <Icon name="trash" />
          </button>
        </>
      )}
    </div>
  );
}
