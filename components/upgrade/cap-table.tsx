import { useLocale, useTranslations } from 'next-intl';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { capKinds } from '@/lib/company/upgrade/constants';
import { config, type Membership } from '@/lib/config';
import { formatNumber } from '@/lib/i18n/format';

/** How much each membership covers; the one `held` is marked. Decisions, Verification and membership. */
export function CapTable({ held }: { held?: Membership }) {
  const t = useTranslations();
  const locale = useLocale();
  const mark = (membership: Membership) => (membership === held ? 'held' : undefined);
  return (
    <ScrollRegion className="cc-tw" label={t('upgrade.caps')}>
      <table className="cc-tb up-tb">
        <thead>
          <tr>
            <th scope="col">{t('upgrade.cap')}</th>
            {config.memberships.map((membership) => (
              <th key={membership} scope="col" className={mark(membership)}>
                {t(`company.membership.${membership}`)}
                {membership === held && <span className="sr">{t('upgrade.held')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {capKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`dashboard.cap.${kind}`)}</th>
              {config.memberships.map((membership) => {
                const most = config.caps[kind][membership];
                return (
                  <td key={membership} className={mark(membership)}>
                    {most === null ? t('upgrade.noCap') : formatNumber(locale, most)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
