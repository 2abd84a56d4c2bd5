import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { OwnTask } from '@/lib/dashboard/types';
import { formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';
import { NoticeLine } from './notice-line';

const places: Record<OwnTask['kind'], string> = {
  product: href('supplierProduct'),
  certificate: href('supplierCertificate'),
  launch: href('supplierLaunch'),
  offer: href('supplierAgentOffer'),
  email: href('supplierUserType', { type: 'email' }),
};

/** What is to be done before all else; nothing where there is nothing. */
export function TaskCard({ tasks }: { tasks: readonly OwnTask[] }) {
  const t = useTranslations('dashboard.task');
  const locale = useLocale();
  if (tasks.length === 0) return null;
  return (
    <Card title={t('title')}>
      <ul>
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
