'use client';

import { useTranslations } from 'next-intl';
import { usePhone } from '@/components/form/phone-scope';
import { AreaRow } from '@/components/launch/center/area-row';
import type { ContinentChoice } from '@/components/launch/center/types';
import { ZoneSwitch } from '@/components/launch/center/zone-switch';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { cardList } from '@/components/layout/center/phone-card';
import { ItemStep } from '@/components/review/item-step';
import { LockedNote } from '@/components/review/locked-note';
import { idOfStep, openStep, useHash } from '@/components/review/use-hash';
import { useItemList } from '@/components/review/use-item-list';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import { type OwnOffers, offerCalls } from '@/lib/agent/call';
import { OfferForm } from './offer-form';

type Props = { companyId: number; initial: OwnOffers; continents: readonly ContinentChoice[] };

/** A supplier's agent offers: display slots, list and form. */
export function OfferCenter({ companyId, initial, continents }: Props) {
  const t = useTranslations('agentCenter');
  const list = useItemList(offerCalls, initial);
  const listClass = usePhone() ? cardList : 'ri-l';
  const { items, zone, covered, editable } = list.list;
  const open = covered && editable;
  const id = idOfStep(useHash());
  if (id !== undefined && open) {
    const item = items.find((one) => one.id === id);
    return (
      <ItemStep calls={offerCalls} id={id} title={t(id === null ? 'new' : 'edit')}>
        {(detail) => (
          <OfferForm
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
          kind="agent"
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
        <EmptyState icon="banner" text={t('empty')}>
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
