import { useTranslations } from 'next-intl';
import { FactTable } from '@/components/ui/fact-table';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/platform/routes/address';
import { companyAddress } from '@/lib/staff/filter';
import type { PurchaseContent } from '@/lib/staff/purchase/read';

/** Names of the suppliers a request is addressed to, and its product. */
export function AddressedText({ addressed }: { addressed: PurchaseContent['addressed'] }) {
  const t = useTranslations('console');
  const { companies, product } = addressed;
  if (companies.length === 0 && product === null) return null;
  const suppliers = companies.map(({ id, name }) => (
    <Link key={id} className="lnk block py-1" href={companyAddress(id)}>
      <bdi>{name ?? t('none')}</bdi>
    </Link>
  ));
  const name = <bdi>{product?.name ?? t('none')}</bdi>;
  const about = product?.isPublic ? (
    <a className="lnk" href={href('productDetail', { id: product.id })} target="_blank" rel="noreferrer">
      {name}
    </a>
  ) : (
    product && (
      <Link className="lnk" href={companyAddress(product.companyId, 'product')}>
        {name}
      </Link>
    )
  );
  return (
    <FactTable
      facts={[
        [t('purchase.suppliers'), suppliers],
        [t('purchase.product'), about],
      ]}
    />
  );
}
