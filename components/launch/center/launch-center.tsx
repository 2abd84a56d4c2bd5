'use client';

import { useTranslations } from 'next-intl';
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
import { launchCalls, type OwnLaunches } from '@/lib/launch/call';
import { AreaRow } from './area-row';
import { LaunchForm } from './launch-form';
import type { ContinentChoice } from './types';
import { ZoneSwitch } from './zone-switch';

type Props = { companyId: number; initial: OwnLaunches; continents: readonly ContinentChoice[] };

/** A supplier's global launches: display slots, list and form. */
export function LaunchCenter({ companyId, initial, continents }: Props) {
  const t = useTranslations('launchCenter');
  const list = useItemList(launchCalls, initial);
  const listClass = usePhone() ? cardList : 'ri-l';
  const { items, zone, covered, editable } = list.list;
  const open = covered && editable;
  const id = idOfStep(useHash());
  if (id !== undefined && open) {
    const item = items.find((one) => one.id === id);
    return (
      <ItemStep calls={launchCalls} id={id} title={t(id === null ? 'new' : 'edit')}>
        {(detail) => (
          <LaunchForm
            companyId={companyId}
            detail={detail}
            waiting={item?.status === 'pending' || item?.change === 'pending'}
            continents={continents}
            onDone={() => void list.reload()}
          />
        )}
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
          kind="launch"
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
        <EmptyState icon="rocket" text={t('empty')}>
          {add}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={listClass} aria-label={t('title')}>
          {items.map((item) => (
            <AreaRow key={item.id} item={item} list={list} editable={editable} covered={covered} />
          ))}
        </ul>
      )}
      {list.dialog}
    </>
  );
}
