import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { PageHead } from '@/components/ui/page-head';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { href } from '@/lib/platform/routes/address';
import { GroupList } from './group-list';
import { NoAccess } from './no-access';

/** Page of the company's product groups. */
export async function GroupSection({ actor }: { actor: SupplierActor }) {
  const t = await getTranslations();
  const title = t('productCenter.groups');
  if (!mayDo(actor.role, 'product')) return <NoAccess title={title} />;
  const crumb = { href: href('supplierProduct'), label: t('center.product') };
  return (
    <>
      <PageHead title={title} lead={t('productCenter.groupLead')} crumb={crumb} />
      <CenterMessages namespaces={['productCenter', 'product']}>
        <QueryProvider>
          <GroupList draftName={`group:${actor.companyId}`} />
        </QueryProvider>
      </CenterMessages>
    </>
  );
}
