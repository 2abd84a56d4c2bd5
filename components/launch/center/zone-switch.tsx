'use client';

import { useTranslations } from 'next-intl';
import { Switch } from '@/components/form/switch';
import { RowFailure } from '@/components/layout/center/row-failure';
import type { ItemList } from '@/components/review/use-item-list';
import { zoneCall } from '@/lib/launch/call';

type Props = {
  kind: 'launch' | 'agent';
  label: string;
  hint: string;
  shown: boolean;
  covered: boolean;
  editable: boolean;
  list: ItemList;
};

/** Whether the showroom's home page shows the block. */
export function ZoneSwitch({ kind, label, hint, shown, covered, editable, list }: Props) {
  const t = useTranslations();
  const locked = editable ? (covered || shown ? undefined : t('gate.star')) : t('validation.role');
  return (
    <section className="ri-zone">
      <Switch
        checked={shown}
        label={label}
        hint={hint}
        locked={locked}
        busy={list.busy === 0}
        onChange={(next) => void list.act(0, zoneCall, { kind, shown: next })}
      />
      <RowFailure of={list.failureOf(0)} className="mt-2" />
    </section>
  );
}
