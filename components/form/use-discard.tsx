'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useConfirm } from './confirm-dialog';
import { dropSuccess, toast } from './toast';

/** Discards unsaved changes after confirmation, with undo for a few seconds. */
export function useDiscard(work: () => () => void): { dialog: ReactNode; discard: () => Promise<void> } {
  const t = useTranslations('form.draft');
  const { dialog, ask } = useConfirm();
  const discard = async () => {
    if (!(await ask({ text: t('ask'), proceed: t('discard'), danger: true }))) return;
    const undo = work();
    dropSuccess();
    toast(t('gone'), 'plain', { label: t('undo'), run: undo });
  };
  return { dialog, discard };
}
