import { getLocale, getTranslations } from 'next-intl/server';
import { Note } from '@/components/form/note';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { isOwnPublic } from '@/lib/company/profile/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { ProductState } from '@/lib/product/edit/constants';
import { countOwnStates } from '@/lib/product/edit/queries';
import { expectedReviewDays } from '@/lib/review/duration/queries';
import { ProductList } from './product-list';

/** On a phone both are side by side below the main action. */
const beside = 'max-sm:flex-auto max-sm:px-2 max-sm:[&>.i]:hidden';

/** Page of the company's products. */
export async function ProductListSection({ actor, state }: { actor: SupplierActor; state: ProductState | null }) {
  const t = await getTranslations();
  const locale = await getLocale();
  const editable = mayDo(actor.role, 'product');
  const open = await isOwnPublic(actor);
  const pending = editable ? (await countOwnStates(actor)).pending : 0;
  const days = await expectedReviewDays('product');
  return (
    <div className="wide">
      <PageHead title={t('center.product')} lead={t(editable ? 'productCenter.lead' : 'productCenter.viewOnly')}>
        {editable && (
          <>
            <ButtonLink className={beside} href={href('supplierProductGroup')}>
              {t('productCenter.groups')}
            </ButtonLink>
            <ButtonLink className={beside} href={href('supplierProductImport')}>
              <Icon name="upload" small />
              {t('productCenter.import')}
            </ButtonLink>
            <ButtonLink
              tone="primary"
              className="max-sm:order-first max-sm:basis-full max-sm:px-2"
              href={href('supplierProductNew')}
            >
              <Icon name="plus" small />
              {t('center.newProduct')}
            </ButtonLink>
          </>
        )}
      </PageHead>
      {(!open || pending > 0) && (
        <div className="pc-notes">
          {!open && (
            <Note>
              {t('productCenter.notPublic')} <Link href={href('supplierCompany')}>{t('center.companyInfo')}</Link>
            </Note>
          )}
          {pending > 0 && <Note>{t('review.expected', { count: days, n: formatNumber(locale, days) })}</Note>}
        </div>
      )}
      <CenterMessages namespaces={['productCenter', 'product', 'productForm', 'list']}>
        <QueryProvider>
          <ProductList timeZone={actor.timeZone} editable={editable} state={state} />
        </QueryProvider>
      </CenterMessages>
    </div>
  );
}
