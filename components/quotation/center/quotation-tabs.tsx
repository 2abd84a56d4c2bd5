'use client';

import { useTranslations } from 'next-intl';
import { hashOfStep } from '@/components/form/use-step-hash';
import { TabLinks } from '@/components/ui/tabs';
import { href } from '@/lib/platform/routes/address';

type Tab = 'supplierPurchase' | 'supplierSavedSearch' | 'supplierQuotation';

/** Tabs: requests to quote for, saved searches, own quotations. */
export function QuotationTabs({ current }: { current: Tab }) {
  const t = useTranslations('quotationCenter');
  return (
    <TabLinks
      label={t('title')}
      current={href(current)}
      links={[
        { href: href('supplierPurchase'), label: t('requests') },
        {
          href: `${href('supplierHistoryType', { type: 'follows' })}${hashOfStep('request')}`,
          label: t('follow.title'),
        },
        { href: href('supplierSavedSearch'), label: t('saved.title') },
        { href: href('supplierQuotation'), label: t('ownTitle') },
      ]}
    />
  );
}
