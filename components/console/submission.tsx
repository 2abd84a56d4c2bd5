import { useTranslations } from 'next-intl';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { formatNumber } from '@/lib/i18n/format';
import type { QueueRow } from '@/lib/staff/types';

/** What kind of submission it is: new, a change, or how many times it comes back. */
export function Submission({ row, locale }: { row: Pick<QueueRow, 'change' | 'rejections'>; locale: ConsoleLocale }) {
  const t = useTranslations('console.queue');
  if (row.rejections > 0) return t('again', { count: row.rejections, n: formatNumber(locale, row.rejections) });
  return t(row.change ? 'change' : 'fresh');
}
