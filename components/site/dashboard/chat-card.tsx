import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { ChatResponse } from '@/lib/chat/response/queries';
import { formatDuration, formatNumber, formatShare } from '@/lib/platform/i18n/format';
import { Figure } from './figure';
import { UnreadFigure } from './unread-figure';

type Props = { unread: number; response: ChatResponse /** period of the response figures in days */; days: number };

/** Unread messages of buyers, and the company's response figures with their basis. */
export function ChatCard({ unread, response: { asked: total, answered, hours }, days }: Props) {
  const t = useTranslations('chat');
  const locale = useLocale();
  const n = (value: number) => formatNumber(locale, value);
  return (
    <Card title={t('title')} padded>
      <div className="grid grid-cols-2 gap-4">
        <UnreadFigure first={unread} />
        {total > 0 && (
          <Figure value={formatShare(locale, Math.round((answered / total) * 100) / 100)}>{t('response.rate')}</Figure>
        )}
        {hours !== null && <Figure value={formatDuration(locale, hours)}>{t('response.time')}</Figure>}
      </div>
      <p className="text-12 text-ink-3">
        {total === 0
          ? t('response.noBasis', { days: n(days) })
          : t('response.basis', { count: total, n: n(total), days: n(days) })}
      </p>
    </Card>
  );
}
