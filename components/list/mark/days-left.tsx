import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { effectiveStatus, leftUntil } from '@/lib/tender/rules';
import type { TenderCard } from '@/lib/tender/types';
import '@/app/tender-row.css';

type Props = { item: Pick<TenderCard, 'status' | 'deadlineAt'>; locale: Locale };

/** Days left for bids, or closed; kept current by the page's DeadlineWatch. */
export function DaysLeft({ item, locale }: Props) {
  const t = useTranslations('tender');
  const { status, deadlineAt } = item;
  if (status !== 'open') return <span className="td-left">{t(`status.${status}`)}</span>;
  if (!deadlineAt) return null;
  const { nearness, days } = leftUntil(deadlineAt, Date.now(), config.tender.soon);
  const left = days > 0 ? t('left', { count: days, n: formatNumber(locale, days) }) : t('lastDay');
  return (
    <span className="td-left" data-deadline={deadlineAt} data-near={nearness}>
      {nearness === 'over' ? t('status.closed') : left}
    </span>
  );
}

/** Badge: whether a tender is open for bids. */
export function StandingMark({ item }: Pick<Props, 'item'>) {
  const t = useTranslations('tender.status');
  const standing = effectiveStatus(item, Date.now());
  const until = standing === 'open' ? (item.deadlineAt ?? undefined) : undefined;
  return (
    <span className="td-st" data-standing={standing} data-open-until={until}>
      {t(standing)}
    </span>
  );
}
