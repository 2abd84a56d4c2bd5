import { useTranslations } from 'next-intl';
import { CapTable } from '@/components/company/upgrade/cap-table';
import { GateTable } from '@/components/company/upgrade/gate-table';
import { href } from '@/lib/platform/routes/address';

/** What each grade and membership includes. docs/domain.md, Verification and membership. */
export function MembershipTable() {
  const t = useTranslations();
  return (
    <>
      <h2>{t('help.gatesTitle')}</h2>
      <p className="muted">{t('help.gatesNote')}</p>
      <GateTable />
      <h2>{t('help.capsTitle')}</h2>
      <CapTable />
      <p className="muted">{t('upgrade.lapse')}</p>
      <p>
        <a className="btn p" href={href('supplierUpgrade')}>
          {t('help.request')}
        </a>
      </p>
    </>
  );
}
