import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { formatInstant } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

type Opened = { companyId: number; name: string; openedAt: string };

/** Suppliers that have received the buyer's contacts, and when. */
export function ContactCard({ opened, locale, timeZone }: { opened: Opened[]; locale: Locale; timeZone: string }) {
  const t = useTranslations('purchaseCenter');
  return (
    <Card title={t('contactsTitle')} padded>
      <p className="text-ink-2">{t(opened.length > 0 ? 'contactsLead' : 'contactsNone')}</p>
      {opened.length > 0 && (
        <ul className="m-0 grid list-none gap-2 p-0">
          {opened.map(({ companyId, name, openedAt }) => (
            <li key={companyId} className="flex flex-wrap justify-between gap-x-4">
              <a
                className="phone:inline-flex phone:min-h-11 phone:items-center"
                href={href('showroomHome', { companyId })}
              >
                <bdi>{name}</bdi>
              </a>
              <time className="text-ink-2" dateTime={openedAt}>
                {formatInstant(locale, openedAt, timeZone)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
