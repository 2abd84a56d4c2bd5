'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { hasDrafts } from '@/components/form/local-draft';
import { Note } from '@/components/ui/note';

const never = () => () => {};

/** The same in a note of its own: a browser that has lost its cookies has no reason to tell. */
export function WaitingNote() {
  const waiting = useSyncExternalStore(never, hasDrafts, () => false);
  return (
    waiting && (
      <Note role="status">
        <WaitingDrafts />
      </Note>
    )
  );
}

/** Says at the sign-in that what was typed before waits on this device, where something does. */
export function WaitingDrafts() {
  const t = useTranslations('accountPage.ended');
  const waiting = useSyncExternalStore(never, hasDrafts, () => false);
  return waiting && <p>{t('kept')}</p>;
}
