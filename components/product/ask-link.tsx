import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { askAddress } from '@/lib/platform/routes/ask';

type Props = {
  productId: number;
  companyId: number;
  className?: string;
  /** Text without icon, for tight places. */
  bare?: boolean;
  /** Secondary style, for a second occurrence. */
  plain?: boolean;
};

/** Requests a quotation for a product; opens a sheet if the page has an AskKeeper. */
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
