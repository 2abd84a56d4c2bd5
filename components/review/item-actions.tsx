'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '@/components/form/switch';
import type { RowAct } from '@/components/layout/center/row-sheet';
import { Icon } from '@/components/ui/icon';
import type { StatusOf } from './item-status';
import { openStep } from './use-hash';
import type { ItemList } from './use-item-list';

export type ItemProps = {
  item: StatusOf & { id: number; revision: number };
  name: string;
  list: ItemList;
  /** Whether role and standing allow editing. */
  editable: boolean;
  covered: boolean;
};

/** Visibility switch. */
export function ItemSwitch({ item, name, list, editable }: ItemProps) {
  const t = useTranslations();
  return (
    <Switch
      checked={item.shown}
      label={t('showcaseItem.shown', { name })}
      bare
      busy={list.busy === item.id}
      locked={editable ? undefined : t('validation.role')}
      onChange={(shown) => void list.show(item.id, shown)}
    />
  );
}

const waits = ({ status, change }: StatusOf) => status === 'pending' || change === 'pending';
const canDiscard = ({ change }: StatusOf) => change === 'reject' || change === 'draft';

/** Owner's actions on an item in its state, for a phone's sheet. */
export function useItemActs({ item, name, list, editable, covered }: ItemProps): RowAct[] {
  const t = useTranslations('showcaseItem');
  if (!editable) return [];
  const { id } = item;
  return [
    ...(covered ? [{ label: t('edit'), icon: 'edit', run: () => openStep(`edit-${id}`) }] : []),
    ...(waits(item) ? [{ label: t('withdraw'), icon: 'leave', run: () => void list.withdraw(item) }] : []),
    ...(canDiscard(item) ? [{ label: t('discard'), icon: 'reload', run: () => void list.discard(item, name) }] : []),
    { label: t('delete'), icon: 'trash', bad: true, run: () => list.drop(id, name, item.public) },
  ];
}

/** Visibility switch and owner's actions on an item in its state. */
export function ItemActions(props: ItemProps) {
  const { item, name, list, editable, covered } = props;
  const t = useTranslations('showcaseItem');
  const on = (action: string) => t('actionOn', { action, name });
  const { id } = item;
  const busy = list.busy === id || undefined;
  return (
    <div className="ri-act">
      <ItemSwitch {...props} />
      {editable && (
        <>
          {waits(item) && (
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
          {canDiscard(item) && (
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
          <button
            type="button"
            className="ibt"
            onClick={() => list.drop(id, name, item.public)}
            aria-label={on(t('delete'))}
          >
            <Icon name="trash" />
          </button>
        </>
      )}
    </div>
  );
}
