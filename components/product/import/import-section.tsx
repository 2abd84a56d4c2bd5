import { getTranslations } from 'next-intl/server';
import { leavesOf } from '@/components/form/category-leaf';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { PageHead } from '@/components/ui/page-head';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { listCategories } from '@/lib/reference/queries';
import { NoAccess } from '../center/no-access';
import { ImportView } from './import-view';

/** Import and export of products by sheet. */
export async function ImportSection({ actor, locale }: { actor: SupplierActor; locale: Locale }) {
  const t = await getTranslations();
  const title = t('productSheet.title');
  if (!mayDo(actor.role, 'product')) return <NoAccess title={title} />;
  const leaves = (await listCategories(locale)).flatMap(({ name, children }) => leavesOf(children, [name]));
  const crumb = { href: href('supplierProduct'), label: t('center.product') };
  return (
    <>
      <PageHead title={title} lead={t('productSheet.lead')} crumb={crumb} />
      <CenterMessages namespaces={['productSheet', 'productForm', 'product']}>
        <QueryProvider>
          <ImportView leaves={leaves} />
        </QueryProvider>
      </CenterMessages>
    </>
  );
}
