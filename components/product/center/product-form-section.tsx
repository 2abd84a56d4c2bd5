import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { TranslateScope } from '@/components/translate/translate-scope';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import type { Locale } from '@/lib/platform/i18n/site';
import { currencies, currencyChoices } from '@/lib/platform/money/currency';
import { canTranslate } from '@/lib/platform/translate/service';
import { getHomeCurrency } from '@/lib/product/edit/currency/queries';
import type { OwnProductForm } from '@/lib/product/edit/queries';
import { blankInput } from '@/lib/product/edit/schema';
import { listGroups } from '@/lib/product/group/queries';
import { listCategories, listCountries, listTags } from '@/lib/reference/queries';
import { NoAccess } from './no-access';
import { ProductForm } from './product-form';

type Props = { actor: SupplierActor; locale: Locale; product: OwnProductForm | null };

/** Form of a new or existing product. docs/domain.md, Required fields. */
export async function ProductFormSection({ actor, locale, product }: Props) {
  const t = await getTranslations('productForm');
  if (!mayDo(actor.role, 'product')) return <NoAccess title={t('newTitle')} />;
  const references = {
    categories: await listCategories(locale),
    tags: await listTags(locale, 'product'),
    countries: (await listCountries(locale)).map(({ code, name }) => ({ value: code, label: name })),
    currencies: currencyChoices(locale),
    groups: (await listGroups(actor, locale)).map(({ id, name }) => ({ value: String(id), label: name })),
  };
  const home = await getHomeCurrency(actor);
  const blank = { ...blankInput(locale), currency: currencies.includes(home) ? home : '' };
  const { id, status, listed, version } = product ?? {};
  const stored = id === undefined || !status ? null : { id, status, listed: listed ?? false, version: version ?? null };
  return (
    <CenterMessages namespaces={['productForm', 'product', 'productCenter', 'translate']}>
      <QueryProvider>
        <TranslateScope on={canTranslate()}>
          <ProductForm
            draftName={`product:${actor.companyId}`}
            stored={stored}
            input={product?.input ?? blank}
            files={product?.files ?? []}
            revision={product?.revision ?? 0}
            references={references}
          />
        </TranslateScope>
      </QueryProvider>
    </CenterMessages>
  );
}
