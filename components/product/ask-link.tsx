import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { askAddress } from '@/lib/routes/ask';

type Props = { productId: number; companyId: number; className: string; small?: boolean };

/** Leads to a request for quotation, filled in with the product, to its supplier. */
export function AskLink({ productId, companyId, className, small = false }: Props) {
  const t = useTranslations('purchaseForm');
  return (
    <a className={className} href={askAddress({ product: productId, companies: [companyId] })} rel="nofollow">
      <Icon name="mail" small={small} />
      {t('ask')}
    </a>
  );
}
