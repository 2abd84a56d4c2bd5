import { useTranslations } from 'next-intl';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { PageHead } from '@/components/ui/page-head';
import { ReceivedList } from './received-list';

/** Page of all quotations received by a purchaser. */
export function ReceivedSection({ timeZone }: { timeZone: string }) {
  const t = useTranslations('purchaseCenter');
  return (
    <>
      <PageHead title={t('quotationsTitle')} lead={t('quotationsLead')} />
      <CenterMessages namespaces={['company', 'purchaseCenter', 'order', 'tender', 'trade']}>
        <ReceivedList timeZone={timeZone} />
      </CenterMessages>
    </>
  );
}
