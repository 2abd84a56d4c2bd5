import { getLocale, getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { NoAccess } from '@/components/product/center/no-access';
import { QuotationTabs } from '@/components/quotation/center/quotation-tabs';
import { PageHead } from '@/components/ui/page-head';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { SavedPrefill } from '@/lib/purchase/saved/prefill';
import { listCategories, listCountries } from '@/lib/reference/queries';
import type { CategoryNode } from '@/lib/reference/types';
import { SavedList } from './saved-list';

/** Categories of every level, with their ancestors. */
const choicesOf = (nodes: readonly CategoryNode[], above = ''): { value: string; label: string }[] =>
  nodes.flatMap(({ id, name, children }) => [
    { value: String(id), label: `${above}${name}` },
    ...choicesOf(children, `${above}${name} › `),
  ]);

type Props = {
  actor: SupplierActor;
  /** a search of the public list to save */
  prefill: SavedPrefill | null;
};

/** A supplier user's saved searches of purchase requests. */
export async function SavedSection({ actor, prefill }: Props) {
  const [t, locale] = [await getTranslations(), await getLocale()];
  if (!mayDo(actor.role, 'quotation')) return <NoAccess title={t('quotationCenter.saved.title')} />;
  const [countries, categories] = [await listCountries(locale), await listCategories(locale)];
  return (
    <CenterMessages namespaces={['quotationCenter', 'trade']}>
      <QueryProvider>
        <PageHead title={t('center.purchase')} lead={t('quotationCenter.lead')} />
        <QuotationTabs current="supplierSavedSearch" />
        <SavedList
          accountId={actor.accountId}
          countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
          categories={choicesOf(categories)}
          prefill={prefill}
        />
      </QueryProvider>
    </CenterMessages>
  );
}
