import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatInstant, formatNumber } from '@/lib/i18n/format';
import type { NoticePage } from '@/lib/notification/schema';
import { href } from '@/lib/routes/address';

type Props = { notices: NoticePage['items']; unread: number; timeZone: string };

/** What has happened that nobody has read yet. */
export function NoticeCard({ notices, unread, timeZone }: Props) {
  const t = useTranslations('dashboard.notice');
  const locale = useLocale();
  return (
    <section className="cc-card">
      <header>
        <h2>{t('title')}</h2>
        {unread > 0 && <span className="db-ct">{formatNumber(locale, unread)}</span>}
        <Link href={href('supplierMessage')}>{t('all')}</Link>
      </header>
      {unread === 0 && <p className="db-none">{t('none')}</p>}
      <ul className="db-notices">
        {notices.map(({ id, title, text, path, createdAt }) => (
          <li key={id}>
            <Link href={path ?? href('supplierMessage')}>
              <Icon name="bell" />
              <span>
                <b>{title}</b>
                <span>{text}</span>
                <small>{formatInstant(locale, createdAt, timeZone)}</small>
              </span>
              <Icon name="end" small mirrored />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
