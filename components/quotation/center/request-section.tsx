import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { NoAccess } from '@/components/product/center/no-access';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { PageHead } from '@/components/ui/page-head';
import { isOwnPublic } from '@/lib/company/profile/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { getMonth } from '@/lib/quotation/queries';
import { listCategories, listCountries } from '@/lib/reference/queries';
import type { CategoryNode } from '@/lib/reference/types';
import { MonthMeter } from './month-meter';
import { QuotationTabs } from './quotation-tabs';
import { RequestList } from './request-list';

const namesOf = (nodes: readonly CategoryNode[]): [number, string][] =>
  nodes.flatMap(({ id, name, children }) => [[id, name] as [number, string], ...namesOf(children)]);

/** Page of the requests that a supplier may quote for. */
export async function RequestSection({ actor, locale }: { actor: SupplierActor; locale: Locale }) {
  const t = await getTranslations();
  if (!mayDo(actor.role, 'quotation')) return <NoAccess title={t('center.purchase')} />;
  const [countries, categories] = [await listCountries(locale), await listCategories(locale)];
  return (
    <CenterMessages
      namespaces={['quotationCenter', 'trade', 'productForm', 'product', 'tender', 'purchaseHall', 'list']}
    >
      <QueryProvider>
        <PageHead title={t('center.purchase')} lead={t('quotationCenter.lead')} />
        <div className="mb-5 grid gap-4">
          {!(await isOwnPublic(actor)) && (
            <Note tone="warn">
              {t('quotationCenter.notPublic')} <Link href={href('supplierCompany')}>{t('center.companyInfo')}</Link>
            </Note>
          )}
          <MonthMeter {...(await getMonth(actor))} />
        </div>
        <QuotationTabs current="supplierPurchase" />
        <RequestList
          countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
          categories={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          names={Object.fromEntries(namesOf(categories))}
        />
      </QueryProvider>
    </CenterMessages>
  );
}
