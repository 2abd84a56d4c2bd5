'use client';

import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import { Button } from '@/components/ui/button';

export default function Failed({ reset }: { reset: () => void }) {
  const t = useTranslations('console');
  return (
    <main className="grid min-h-[80vh] place-items-center p-4">
      <Note kind="bad" role="alert">
        <p>{t('failed')}</p>
        <Button size="s" onClick={reset}>
          {t('retry')}
        </Button>
      </Note>
    </main>
  );
}
