'use client';

import { useTranslations } from 'next-intl';
import { launchCalls, type OwnLaunches } from '@/lib/launch/call';
import { AreaCenter } from './area-center';
import { LaunchForm } from './launch-form';
import type { ContinentChoice } from './types';

type Props = { companyId: number; initial: OwnLaunches; continents: readonly ContinentChoice[] };

/** A supplier's global launches: display slots, list and form. */
export function LaunchCenter({ initial, ...props }: Props) {
  const t = useTranslations('launchCenter');
  return (
    <AreaCenter
      kind="launch"
      calls={launchCalls}
      initial={initial}
      t={(key) => t(key)}
      icon="rocket"
      form={(detail, waiting, onDone) => <LaunchForm {...props} detail={detail} waiting={waiting} onDone={onDone} />}
    />
  );
}
