import { getTranslations } from 'next-intl/server';
import { CentreMessages } from '@/components/centre/centre-messages';
import { PageHead } from '@/components/centre/page-head';
import { QueryProvider } from '@/components/centre/query-provider';
import type { SupplierActor } from '@/lib/auth/actor';
import { mayDo } from '@/lib/auth/rules';
import { href } from '@/lib/routes/address';
import { ImportView } from './import-view';
import { NoAccess } from './no-access';

/** Products from a sheet, and into one. Specification 2.7, Products and Services. */
export async function ImportSection({ actor }: { actor: SupplierActor }) {
  const t = await getTranslations();
  const title = t('productSheet.title');
  if (!mayDo(actor.role, 'product')) return <NoAccess title={title} />;
  const crumb = { href: href('supplierProduct'), label: t('centre.product') };
  return (
    <>
      <PageHead title={title} lead={t('productSheet.lead')} crumb={crumb} />
      <CentreMessages namespaces={['productSheet']}>
        <QueryProvider>
          <ImportView />
        </QueryProvider>
      </CentreMessages>
    </>
  );
}
