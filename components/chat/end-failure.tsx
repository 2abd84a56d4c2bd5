import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Way } from './use-ends';

/** Error with retry at the end of a conversation where loading more failed. */
export function EndFailure({ way, onRetry }: { way: Way; onRetry: () => void }) {
  const t = useTranslations('chat');
  return (
    <div
      role="alert"
      className={`absolute inset-x-4 flex flex-wrap items-center justify-center gap-x-3 gap-y-2 rounded bg-bad-soft px-3 py-2 text-bad ${way === 'older' ? 'top-3' : 'bottom-3'}`}
    >
      {t(way === 'older' ? 'olderFailed' : 'newerFailed')}
      <Button size="s" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
