import { getLocale, getTranslations } from 'next-intl/server';
import { continentChoices } from '@/components/launch/center/continent-choices';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { NoAccess } from '@/components/product/center/no-access';
import { PageHead } from '@/components/ui/page-head';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { sites } from '@/lib/platform/i18n/site';
import { currencyChoices } from '@/lib/platform/money/currency';
import { listCategories, listCountries } from '@/lib/reference/queries';
import type { CategoryNode } from '@/lib/reference/types';
import type { AlertPrefill } from '@/lib/tender/alert/prefill';
import { AlertList } from './alert-list';
import type { AlertChoices } from './types';

const choicesOf = (nodes: readonly CategoryNode[], above = ''): AlertChoices['categories'] =>
  nodes.flatMap(({ id, name, children }) => [
    { value: String(id), label: `${above}${name}`, top: above === '' },
    ...choicesOf(children, `${above}${name} › `),
  ]);

type Props = {
  actor: MemberActor;
  /** a search of the public list to save */
  prefill: AlertPrefill | null;
};

/** An account's tender alerts with their newest matches. */
export async function AlertSection({ actor, prefill }: Props) {
  const [t, locale] = [await getTranslations(), await getLocale()];
  const title = t('tenderAlert.title');
  if (actor.kind === 'supplier' && !mayDo(actor.role, 'quotation')) return <NoAccess title={title} />;
  const [countries, categories] = [await listCountries(locale), await listCategories(locale)];
  const within = countries.filter(({ continent }) => continent === prefill?.continent).map(({ code }) => code);
  return (
    <CenterMessages namespaces={['tenderAlert', 'tender', 'showcaseItem']}>
      <QueryProvider>
        <PageHead title={title} lead={t('tenderAlert.lead')} />
        <AlertList
          accountId={actor.accountId}
          kind={actor.kind}
          choices={{
            categories: choicesOf(categories),
            continents: continentChoices(countries, (continent) => t(`list.continent.${continent}`)),
            currencies: currencyChoices(sites[locale].intl),
          }}
          prefill={prefill && { ...prefill, countries: [...new Set([...prefill.countries, ...within])] }}
        />
      </QueryProvider>
    </CenterMessages>
  );
}
