'use client';

import type { ComponentProps, ReactNode } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { cardList } from '@/components/layout/center/phone-card';
import { ItemStep } from '@/components/review/item-step';
import { LockedNote } from '@/components/review/locked-note';
import { idOfStep, openStep, useHash } from '@/components/review/use-hash';
import { useItemList } from '@/components/review/use-item-list';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import type { OwnLaunch } from '@/lib/launch/schema';
import type { ItemCalls } from '@/lib/review/item/schema';
import { AreaRow } from './area-row';
import { ZoneSwitch } from './zone-switch';

type Item = OwnLaunch & { banner?: string };
type List = { items: Item[]; zone: boolean; covered: boolean; editable: boolean };
type Text = 'title' | 'lead' | 'new' | 'edit' | 'locked' | 'zone' | 'zoneHint' | 'empty';
type Props<L, D> = {
  kind: 'launch' | 'agent';
  calls: ItemCalls<L, D>;
  initial: L;
  t: (key: Text) => string;
  icon: ComponentProps<typeof EmptyState>['icon'];
  form: (detail: D | null, waiting: boolean, onDone: () => void) => ReactNode;
};

/** A supplier's launches or agent offers: the display zone, the list, the form. */
export function AreaCenter<L extends List, D>({ kind, calls, initial, t, icon, form }: Props<L, D>) {
  const list = useItemList(calls, initial);
  const listClass = usePhone() ? cardList : 'ri-l';
  const { items, zone, covered, editable } = list.list;
  const open = covered && editable;
  const id = idOfStep(useHash());
  if (id !== undefined && open) {
    const item = items.find((one) => one.id === id);
    const waiting = item?.status === 'pending' || item?.change === 'pending';
    return (
      <ItemStep calls={calls} id={id} title={t(id === null ? 'new' : 'edit')}>
        {(detail) => form(detail, waiting, () => void list.reload())}
      </ItemStep>
    );
  }
  const add = open && (
    <Button tone="primary" icon="plus" onClick={() => openStep('new')}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        {items.length > 0 && add}
      </PageHead>
      {!covered && <LockedNote gate="star" text={t('locked')} />}
      {(covered || items.length > 0) && (
        <ZoneSwitch
          kind={kind}
          label={t('zone')}
          hint={t('zoneHint')}
          shown={zone}
          covered={covered}
          editable={editable}
          list={list}
        />
      )}
      {list.failed && <LoadFailure onRetry={list.retry} />}
      {items.length === 0 && covered && (
        <EmptyState icon={icon} text={t('empty')}>
          {add}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={listClass} aria-label={t('title')}>
          {items.map((item) => (
            <AreaRow
              key={item.id}
              item={item}
              picture={item.banner}
              list={list}
              editable={editable}
              covered={covered}
            />
          ))}
        </ul>
      )}
      {list.dialog}
    </>
  );
}
