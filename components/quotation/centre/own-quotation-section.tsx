import { getTranslations } from 'next-intl/server';
import { CentreMessages } from '@/components/layout/centre/centre-messages';
import { QueryProvider } from '@/components/layout/centre/query-provider';
import { NoAccess } from '@/components/product/centre/no-access';
import { PageHead } from '@/components/ui/page-head';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { getMonth } from '@/lib/quotation/queries';
import { MonthMeter } from './month-meter';
import { OwnQuotations } from './own-quotations';
import { QuotationTabs } from './quotation-tabs';

/** The company's own quotations by state. */
export async function OwnQuotationSection({ actor }: { actor: SupplierActor }) {
  const t = await getTranslations();
  if (!mayDo(actor.role, 'quotation')) return <NoAccess title={t('quotationCentre.ownTitle')} />;
  return (
    <CentreMessages namespaces={['quotationCentre', 'order', 'trade', 'product', 'productForm']}>
      <QueryProvider>
        <PageHead title={t('centre.purchase')} lead={t('quotationCentre.lead')} />
        <div className="mb-5">
          <MonthMeter {...(await getMonth(actor))} />
        </div>
        <QuotationTabs current="supplierQuotation" />
        <OwnQuotations />
      </QueryProvider>
    </CentreMessages>
  );
}
