import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { askAddress } from '@/lib/platform/routes/ask';

type Props = {
  productId: number;
  companyId: number;
  className?: string;
  /** Words alone, where there is little room. */
  bare?: boolean;
  /** Where it stands a second time. */
  plain?: boolean;
};

/** Asks the supplier of a product for a price, in a sheet where the page has an AskKeeper. */
export function AskLink({ productId, companyId, className, bare, plain }: Props) {
  const t = useTranslations('purchaseForm.sheet');
  const address = askAddress({ product: productId, companies: [companyId] });
  return (
    <ButtonLink
      hard
      tone={plain ? 'plain' : 'primary'}
      size={plain ? 'm' : 'l'}
      icon={bare || plain ? undefined : 'mail'}
      className={`text-center whitespace-normal! ${className ?? ''}`}
      href={address}
      data-asks=""
      rel="nofollow"
    >
      {t('open')}
    </ButtonLink>
  );
}
