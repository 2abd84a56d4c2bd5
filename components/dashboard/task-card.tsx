import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { OwnTask } from '@/lib/company/task/types';
import { formatNumber } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';

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
    <section className="cc-card">
      <header>
        <h2>{t('title')}</h2>
      </header>
      <ul className="db-notices">
        {tasks.map(({ kind, count }) => (
          <li key={kind}>
            <Link href={places[kind]}>
              <Icon name={kind === 'email' ? 'mail' : 'alert'} />
              <span>
                <b>{t(`${kind}.title`, { count, n: formatNumber(locale, count) })}</b>
                <span>{t(`${kind}.text`)}</span>
              </span>
              <Icon name="end" small mirrored />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
