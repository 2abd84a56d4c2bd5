import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { NoticePage } from '@/lib/notification/schema';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { UnreadLine } from './unread-line';

type Props = { notices: NoticePage['items']; unread: number; timeZone: string };

/** Unread notices. */
export function NoticeCard({ notices, unread, timeZone }: Props) {
  const t = useTranslations('dashboard.notice');
  const locale = useLocale();
  return (
    <Card
      title={t('title')}
      mark={
        unread > 0 && (
          <span className="min-w-5 rounded-full bg-accent px-[6px] text-center text-12 leading-[20px] font-strong text-on-accent">
            {formatNumber(locale, unread)}
          </span>
        )
      }
      action={<Link href={href('supplierMessage')}>{t('all')}</Link>}
    >
      {unread === 0 && <p className="px-4 py-5 text-ink-2">{t('none')}</p>}
      <ul>
        {notices.map(({ id, title, text, path, createdAt }) => (
          <UnreadLine
            key={id}
            id={id}
            icon="bell"
            href={path ?? href('supplierMessage')}
            title={title}
            text={text}
            time={formatInstant(locale, createdAt, timeZone)}
          />
        ))}
      </ul>
    </Card>
  );
}
