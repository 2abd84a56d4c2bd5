'use client';

import { useTranslations } from 'next-intl';
import { AreaCenter } from '@/components/launch/center/area-center';
import type { ContinentChoice } from '@/components/launch/center/types';
import { type OwnOffers, offerCalls } from '@/lib/agent/call';
import { OfferForm } from './offer-form';

type Props = { companyId: number; initial: OwnOffers; continents: readonly ContinentChoice[] };

/** A supplier's agent offers: display slots, list and form. */
export function OfferCenter({ initial, ...props }: Props) {
  const t = useTranslations('agentCenter');
  return (
    <AreaCenter
      kind="agent"
      calls={offerCalls}
      initial={initial}
      t={(key) => t(key)}
      icon="banner"
      form={(detail, waiting, onDone) => <OfferForm {...props} detail={detail} waiting={waiting} onDone={onDone} />}
    />
  );
}
