import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { OwnTask, TradeTasks } from '@/lib/site/dashboard/types';
import { NoticeLine } from './notice-line';
import { UnreadLine } from './unread-line';

const places: Record<OwnTask['kind'], string> = {
  product: `${href('supplierProduct')}?state=reject`,
  certificate: href('supplierCertificate'),
  launch: href('supplierLaunch'),
  offer: href('supplierAgentOffer'),
  email: href('supplierUserType', { type: 'email' }),
};

type Props = { tasks: readonly OwnTask[]; trade: TradeTasks; timeZone: string };

/** Urgent tasks, those of buyers first; nothing if there are none. */
export function TaskCard({ tasks, trade: { offers, notices }, timeZone }: Props) {
  const t = useTranslations('dashboard.task');
  const locale = useLocale();
  if (tasks.length + offers.length + notices.length === 0) return null;
  return (
    <Card title={t('title')}>
      <ul>
        {offers.map(({ requestId, title, until, text }) => (
          <NoticeLine
            key={`offer:${requestId}`}
            icon="alert"
            href={href('supplierPurchaseQuote', { id: requestId })}
            title={t('betterOffer.title', { title })}
            text={text || t('betterOffer.text')}
            time={t('betterOffer.until', { time: formatInstant(locale, until, timeZone) })}
          />
        ))}
        {notices.map(({ id, title, text, path, createdAt }) => (
          <UnreadLine
            key={`notice:${id}`}
            id={id}
            icon="document"
            href={path ?? href('supplierMessage')}
            title={title}
            text={text}
            time={formatInstant(locale, createdAt, timeZone)}
          />
        ))}
        {tasks.map(({ kind, count }) => (
          <NoticeLine
            key={kind}
            icon={kind === 'email' ? 'mail' : 'alert'}
            href={places[kind]}
            title={t(`${kind}.title`, { count, n: formatNumber(locale, count) })}
            text={t(`${kind}.text`)}
          />
        ))}
      </ul>
    </Card>
  );
}
