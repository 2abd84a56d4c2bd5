import { useTranslations } from 'next-intl';
import { CentreMessages } from '@/components/layout/centre/centre-messages';
import { PageHead } from '@/components/ui/page-head';
import { ReceivedList } from './received-list';

/** The quotations that a purchaser received, of all requests. */
export function ReceivedSection({ timeZone }: { timeZone: string }) {
  const t = useTranslations('purchaseCentre');
  return (
    <>
      <PageHead title={t('quotationsTitle')} lead={t('quotationsLead')} />
      <CentreMessages namespaces={['purchaseCentre', 'order', 'tender', 'trade']}>
        <ReceivedList timeZone={timeZone} />
      </CentreMessages>
    </>
  );
}
