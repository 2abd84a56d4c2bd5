import { useTranslations } from 'next-intl';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import { href } from '@/lib/platform/routes/address';
import { PurchaseList } from './purchase-list';

/** Page of a purchaser's requests by state. */
export function PurchaseListSection({ timeZone }: { timeZone: string }) {
  const t = useTranslations('purchaseCenter');
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <ButtonLink tone="primary" icon="plus" href={href('purchaseForm')} hard>
          {t('create')}
        </ButtonLink>
      </PageHead>
      <CenterMessages namespaces={['purchaseCenter', 'order', 'trade']}>
        <PurchaseList timeZone={timeZone} />
      </CenterMessages>
    </>
  );
}
