import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { NoAccess } from '@/components/product/center/no-access';
import { PageHead } from '@/components/ui/page-head';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { getMonth } from '@/lib/quotation/queries';
import { MonthMeter } from './month-meter';
import { OwnQuotations } from './own-quotations';
import { QuotationTabs } from './quotation-tabs';

/** Page of the company's quotations by state. */
export async function OwnQuotationSection({ actor }: { actor: SupplierActor }) {
  const t = await getTranslations();
  if (!mayDo(actor.role, 'quotation')) return <NoAccess title={t('quotationCenter.ownTitle')} />;
  return (
    <CenterMessages namespaces={['quotationCenter', 'order', 'trade', 'product', 'productForm']}>
      <QueryProvider>
        <PageHead title={t('center.purchase')} lead={t('quotationCenter.lead')} />
        <div className="mb-5">
          <MonthMeter {...(await getMonth(actor))} />
        </div>
        <QuotationTabs current="supplierQuotation" />
        <OwnQuotations />
      </QueryProvider>
    </CenterMessages>
  );
}
