'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** What stands in place of rows that could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('centre');
  return (
    <div className="flex flex-wrap items-center gap-3 rounded bg-bad-soft p-4 text-bad" role="alert">
      <Icon name="alert" />
      <p className="flex-[1_1_240px] text-ink">
        <b>{t('failedTitle')}</b> {t('failedText')}
      </p>
      <Button size="s" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
