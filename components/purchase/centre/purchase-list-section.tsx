import { useTranslations } from 'next-intl';
import { CentreMessages } from '@/components/centre/centre-messages';
import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import { href } from '@/lib/routes/address';
import { PurchaseList } from './purchase-list';

/** A purchaser's own requests by state, or those with quotations to compare. */
export function PurchaseListSection({ show, timeZone }: { show: 'requests' | 'quotations'; timeZone: string }) {
  const t = useTranslations('purchaseCentre');
  const isList = show === 'requests';
  return (
    <>
      <PageHead title={t(isList ? 'title' : 'quotationsTitle')} lead={t(isList ? 'lead' : 'quotationsLead')}>
        {isList && (
          <ButtonLink tone="primary" icon="plus" href={href('purchaseForm')} hard>
            {t('create')}
          </ButtonLink>
        )}
      </PageHead>
      <CentreMessages namespaces={['purchaseCentre', 'order', 'trade']}>
        <PurchaseList show={show} timeZone={timeZone} />
      </CentreMessages>
    </>
  );
}
