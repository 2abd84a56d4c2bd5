'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { hasDrafts } from '@/components/form/local-draft';
import { Note } from '@/components/ui/note';

const never = () => () => {};

/** As a separate note: without cookies the browser does not know why the session ended. */
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

/** Says on the sign-in page that this device has unsent drafts, if any. */
export function WaitingDrafts() {
  const t = useTranslations('accountPage.ended');
  const waiting = useSyncExternalStore(never, hasDrafts, () => false);
  return waiting && <p>{t('kept')}</p>;
}
