'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Note } from '@/components/ui/note';
import { CallFailure } from '@/lib/platform/http/client';

const isChanged = (error: unknown): boolean =>
  error instanceof CallFailure &&
  error.status === 409 &&
  error.errors.some(({ field, key }) => field === 'revision' && key === 'changed');

/**
 * Sends a decision. If the subject has changed, the page shows the new version with `note` above the input, which is
 * kept; the decision must be sent again.
 */
export function useDecision(): { decide: (send: () => Promise<unknown>) => Promise<boolean>; note: ReactNode } {
  const t = useTranslations('console.changed');
  const router = useRouter();
  const [changed, setChanged] = useState(false);
  const decide = async (send: () => Promise<unknown>): Promise<boolean> => {
    setChanged(false);
    try {
      await send();
    } catch (error) {
      if (!isChanged(error)) throw error;
      setChanged(true);
      router.refresh();
      return false;
    }
    return true;
  };
  const note = changed && (
    <Note tone="warn" role="alert" title={t('title')}>
      <p>{t('text')}</p>
    </Note>
  );
  return { decide, note };
}
