import { getLocale, getTranslations } from 'next-intl/server';
import { CentreMessages } from '@/components/centre/centre-messages';
import { PageHead } from '@/components/centre/page-head';
import { QueryProvider } from '@/components/centre/query-provider';
import { Note } from '@/components/form/note';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { SupplierActor } from '@/lib/auth/actor';
import { mayDo } from '@/lib/auth/rules';
import { isOwnPublic } from '@/lib/company/profile/queries';
import { formatNumber } from '@/lib/i18n/format';
import { countOwnStates } from '@/lib/product/edit/queries';
import { expectedReviewDays } from '@/lib/review/expected';
import { href } from '@/lib/routes/address';
import { ProductList } from './product-list';

/** The company's own products. Specification 2.7, Products and Services. */
export async function ProductListSection({ actor }: { actor: SupplierActor }) {
  const t = await getTranslations();
  const locale = await getLocale();
  const editable = mayDo(actor.role, 'product');
  const open = await isOwnPublic(actor);
  const pending = editable ? (await countOwnStates(actor)).pending : 0;
  const days = await expectedReviewDays('product');
  return (
    <div className="wide">
      <PageHead title={t('centre.product')} lead={t(editable ? 'productCenter.lead' : 'productCenter.viewOnly')}>
        {editable && (
          <>
            <Link className="btn" href={href('supplierProductGroup')}>
              {t('productCenter.groups')}
            </Link>
            <Link className="btn" href={href('supplierProductImport')}>
              <Icon name="upload" small />
              {t('productCenter.import')}
            </Link>
            <Link className="btn p" href={href('supplierProductNew')}>
              <Icon name="plus" small />
              {t('centre.newProduct')}
            </Link>
          </>
        )}
      </PageHead>
      {(!open || pending > 0) && (
        <div className="pc-notes">
          {!open && (
            <Note>
              {t('productCenter.notPublic')} <Link href={href('supplierCompany')}>{t('centre.companyInfo')}</Link>
            </Note>
          )}
          {pending > 0 && <Note>{t('review.expected', { count: days, n: formatNumber(locale, days) })}</Note>}
        </div>
      )}
      <CentreMessages namespaces={['productCenter', 'product', 'productForm', 'list']}>
        <QueryProvider>
          <ProductList timeZone={actor.timeZone} editable={editable} />
        </QueryProvider>
      </CentreMessages>
    </div>
  );
}
