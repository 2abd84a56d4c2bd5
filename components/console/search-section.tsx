import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { searchHits } from '@/lib/staff/constants';
import { searchConsole } from '@/lib/staff/search/queries';
import { AccountHits } from './account-hits';
import { CompanyHits, ProductHits } from './hit-table';

/** Companies, products and people of any status, by id or part of a name or number. */
export async function SearchSection({
  actor,
  locale,
  query,
}: {
  actor: StaffActor;
  locale: ConsoleLocale;
  query: string;
}) {
  const t = await getTranslations('console.find');
  const keyword = query.trim();
  if (keyword === '')
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState icon="search" text={t('ask')} />
      </>
    );
  const { companies, products, accounts } = await searchConsole(actor, keyword, locale);
  const cut = [companies, products, accounts].some(({ length }) => length === searchHits);
  return (
    <>
      <PageHead title={t('result', { keyword })} lead={cut ? t('cut', { n: String(searchHits) }) : undefined} />
      {companies.length + products.length + accounts.length === 0 && <EmptyState icon="search" text={t('none')} />}
      {accounts.length > 0 && <AccountHits hits={accounts} />}
      {companies.length > 0 && <CompanyHits hits={companies} />}
      {products.length > 0 && <ProductHits hits={products} />}
    </>
  );
}
