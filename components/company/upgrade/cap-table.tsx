import { useLocale, useTranslations } from 'next-intl';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { capKinds } from '@/lib/company/upgrade/constants';
import { config, type Membership } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import { boxLook, pageLook } from './table-look';

/** Caps of each membership; marks `held`, the company's own. docs/domain.md, Caps. */
export function CapTable({ held, boxed }: { held?: Membership; boxed?: boolean }) {
  const t = useTranslations();
  const locale = useLocale();
  const look = boxed ? boxLook : pageLook;
  return (
    <ScrollRegion className={look.box} label={t('upgrade.caps')}>
      <table className={look.table}>
        <thead>
          <tr>
            <th scope="col" className={look.corner}>
              {t('upgrade.cap')}
            </th>
            {config.memberships.map((membership) => (
              <th key={membership} scope="col" className={look.head(membership === held)}>
                {t(`company.membership.${membership}`)}
                {membership === held && <span className="sr">{t('upgrade.held')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {capKinds.map((kind) => (
            <tr key={kind} className={look.row}>
              <th scope="row" className={look.name}>
                {t(`dashboard.cap.${kind}`)}
              </th>
              {config.memberships.map((membership) => {
                const max = config.caps[kind][membership];
                return (
                  <td key={membership} className={look.cell(membership === held)}>
                    {max === null ? t('upgrade.noCap') : formatNumber(locale, max)}
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
