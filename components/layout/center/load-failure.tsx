'use client';

import { useTranslations } from 'next-intl';
import { useFailureText } from '@/components/form/use-failure-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CallFailure } from '@/lib/platform/http/client';

/** Replaces rows that could not be loaded. */
type Props = {
  onRetry: () => void;
  /** the error; a rate limit's text includes the waiting time */
  failure?: Error | null;
};

export function LoadFailure({ onRetry, failure }: Props) {
  const t = useTranslations('center');
  const textOf = useFailureText();
  const isTooOften = failure instanceof CallFailure && failure.status === 429;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded bg-bad-soft p-4 text-bad" role="alert">
      <Icon name="alert" />
      <p className="flex-[1_1_240px] text-ink">
        <b>{t('failedTitle')}</b> {isTooOften ? textOf(failure) : t('failedText')}
      </p>
      <Button size="s" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
