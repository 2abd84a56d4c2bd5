'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { hasDrafts } from '@/components/form/local-draft';

const never = () => () => {};

/** Says at the sign-in that what was typed before waits on this device, where something does. */
export function WaitingDrafts() {
  const t = useTranslations('accountPage.ended');
  const waiting = useSyncExternalStore(never, hasDrafts, () => false);
  return waiting && <p>{t('kept')}</p>;
}
