'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { href } from '@/lib/platform/routes/address';
import { type ActOn, usePurchaseActs } from './use-purchase-acts';

/** Actions for the request of the page. */
export function PurchaseActs({ item, hasQuotations }: { item: ActOn; hasQuotations: boolean }) {
  const t = useTranslations('purchaseCenter');
  const router = useRouter();
  const { dialog, entriesOf } = usePurchaseActs(() => router.refresh());
  return (
    <>
      {hasQuotations && (
        <ButtonLink tone="primary" href={href('purchaserComparison', { id: item.id })}>
          {t('compare')}
        </ButtonLink>
      )}
      <Menu size="m" label={t('acts', { title: item.title })} entries={entriesOf(item)} />
      {dialog}
    </>
  );
}
