import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { QueueRow } from '@/lib/staff/types';

/** Kind of submission: new, a change, or resubmitted in which round. */
export function Submission({ row, locale }: { row: Pick<QueueRow, 'change' | 'rejections'>; locale: ConsoleLocale }) {
  const t = useTranslations('console.queue');
  if (row.rejections === 0) return t(row.change ? 'change' : 'fresh');
  return <Badge tone="accent">{t('again', { n: formatNumber(locale, row.rejections + 1) })}</Badge>;
}
