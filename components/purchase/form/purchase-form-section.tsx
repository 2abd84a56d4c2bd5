import { getTranslations } from 'next-intl/server';
import { leavesOf } from '@/components/form/category-leaf';
import { ClientMessages } from '@/components/form/client-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Note } from '@/components/ui/note';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { currencyChoices } from '@/lib/platform/money/currency';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { href } from '@/lib/platform/routes/address';
import { listCategories, listCountries } from '@/lib/reference/queries';
import { PurchaseStart } from './purchase-start';

/** Page of the full or short request form; the same for every visitor. */
export async function PurchaseFormSection({ simple = false }: { simple?: boolean }) {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('purchaseForm');
  const references = await cachedRead(['reference'], ['purchase-form', locale], async () => ({
    categories: leavesOf(await listCategories(locale), []),
    countries: (await listCountries(locale)).map(({ code, name, currency, callingCode }) => ({
      ...{ value: code, label: name },
      ...{ currency, callingCode },
    })),
    currencies: currencyChoices(locale),
  }));
  const title = t(simple ? 'simpleHeading' : 'heading');
  return (
    <div className="wrap pb-12">
      <Breadcrumb steps={[{ name: title, href: href(simple ? 'simplePurchase' : 'purchaseForm') }]} />
      <ClientMessages namespaces={['purchaseForm', 'trade', 'upload']}>
        <QueryProvider>
          <PurchaseStart simple={simple} phone={device === 'm'} references={references} />
        </QueryProvider>
        <noscript>
          <Note tone="warn">
            <p>{t('noScript')}</p>
          </Note>
        </noscript>
      </ClientMessages>
    </div>
  );
}
