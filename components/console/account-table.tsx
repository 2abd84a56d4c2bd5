import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import type { AccountView } from '@/lib/staff/company/types';
import { formatMoment } from '@/lib/staff/time';
import { cardTableClass } from './table-class';

type Props = { accounts: readonly AccountView[]; locale: ConsoleLocale; timeZone: string };

/** Accounts of a company. */
export function AccountTable({ accounts, locale, timeZone }: Props) {
  const t = useTranslations('console.company');
  const none = useTranslations('console')('none');
  if (accounts.length === 0) return <p className="p-4 text-ink-3">{t('noAccounts')}</p>;
  return (
    <ScrollRegion className="overflow-x-auto" label={t('accounts')}>
      <table className={cardTableClass}>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('username')}</th>
            <th scope="col">{t('role')}</th>
            <th scope="col">{t('phone')}</th>
            <th scope="col">{t('email')}</th>
            <th scope="col">{t('seen')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => (
            <tr key={account.id}>
              <th scope="row">
                <bdi>{account.name}</bdi> {account.status === 'disabled' && <Badge tone="bad">{t('off')}</Badge>}
              </th>
              <td data-label={t('username')}>
                <bdi dir="ltr">{account.username}</bdi>
              </td>
              <td data-label={t('role')}>{t(`roles.${account.role}`)}</td>
              <td data-label={t('phone')}>
                <bdi dir="ltr">{account.phone ?? none}</bdi>
              </td>
              <td data-label={t('email')}>
                <bdi dir="ltr">{account.email ?? none}</bdi>{' '}
                {account.email !== null && !account.emailConfirmed && (
                  <small className="text-ink-3">{t('unconfirmed')}</small>
                )}
              </td>
              <td data-label={t('seen')}>
                {account.seenAt === null ? t('never') : formatMoment(locale, account.seenAt, timeZone)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
