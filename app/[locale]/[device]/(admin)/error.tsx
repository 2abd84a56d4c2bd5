'use client';

import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';

export default function Failed({ reset }: { reset: () => void }) {
  const t = useTranslations('console');
  return (
    <main className="cs-alone">
      <Note kind="bad" role="alert">
        <p>{t('failed')}</p>
        <button type="button" className="btn s" onClick={reset}>
          {t('retry')}
        </button>
      </Note>
    </main>
  );
}
