'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** What stands in place of rows that could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('centre');
  return (
    <div className="cc-fail" role="alert">
      <Icon name="alert" />
      <p>
        <b>{t('failedTitle')}</b> {t('failedText')}
      </p>
      <button type="button" className="btn s" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}
