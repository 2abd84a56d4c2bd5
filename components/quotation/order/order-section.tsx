import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { AwardNext } from '@/components/trade/award-next';
import { TranslateScope } from '@/components/translate/translate-scope';
import { PageHead } from '@/components/ui/page-head';
import { PrintButton } from '@/components/ui/print-button';
import { href } from '@/lib/platform/routes/address';
import { canTranslate } from '@/lib/platform/translate/service';
import type { PurchaseOrder } from '@/lib/quotation/order/types';
import { OrderSheet } from './order-sheet';

/** Order sheet of an award for either side, with next steps. */
export async function OrderSection({ order, side }: { order: PurchaseOrder; side: 'buyer' | 'seller' }) {
  const t = await getTranslations('order');
  const { requestId: id, title } = order;
  const view = href(side === 'buyer' ? 'purchaserPurchaseDetail' : 'supplierPurchaseQuote', { id });
  return (
    <>
      <PageHead title={t('titleOf', { number: order.number })} crumb={{ href: view, label: title.text }}>
        <PrintButton label={t('print')} />
      </PageHead>
      <div className="mb-4 print:hidden">
        <AwardNext side={side} />
      </div>
      <CenterMessages namespaces={['order', 'quotationCenter', 'trade', 'product', 'tender', 'translate']}>
        <TranslateScope on={canTranslate()}>
          <OrderSheet order={order} />
        </TranslateScope>
      </CenterMessages>
      <p className="mt-4 text-12 text-ink-3">{t('note')}</p>
    </>
  );
}
