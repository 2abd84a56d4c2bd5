'use client';

import { useTranslations } from 'next-intl';
import { quoted } from '@/components/account/isolated';
import { Note } from '@/components/form/note';
import type { Stored } from './types';

/** What there is to know before going on with a product: what became of its last version. */
export function StateNote({ stored }: { stored: Stored | null }) {
  const t = useTranslations();
  const { state = null, reason = null } = stored?.version ?? {};
  return (
    <>
      {stored?.status === 'disable' && <Note kind="bad">{t('productForm.disabled')}</Note>}
      {state === 'pending' && <Note kind="warn">{t('productForm.waiting')}</Note>}
      {state === 'rejected' && <Note kind="bad">{t('productForm.rejected', { reason: quoted(reason ?? '') })}</Note>}
      {state === 'withdrawn' && <Note>{t('productForm.kept')}</Note>}
    </>
  );
}
