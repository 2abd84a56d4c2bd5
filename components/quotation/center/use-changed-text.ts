'use client';

import { useTranslations } from 'next-intl';

/** Label keys of quotation fields, in `quotationCenter` or the shared `trade`. */
const own = {
  unitPrice: 'unitPrice',
  priceQuantity: 'priceQuantity',
  currency: 'currency',
  quantity: 'quantity',
  unit: 'unit',
  place: 'place',
  freight: 'freight',
  insurance: 'insurance',
  leadDays: 'leadDays',
  paymentOther: 'paymentOther',
  validUntil: 'validUntil',
  priceBreaks: 'priceBreaks',
  minimumOrder: 'minimumOrder',
  productId: 'product',
  brand: 'brand',
  model: 'model',
  originCode: 'origin',
  warrantyMonths: 'warranty',
  sample: 'sample',
  reference: 'reference',
  deviations: 'deviations',
  attachments: 'attachments',
  message: 'message',
  locale: 'language',
} as const;
const shared = { incoterm: 'terms', paymentMethod: 'paymentMethod' } as const;

const isOwn = (field: string): field is keyof typeof own => field in own;
const isShared = (field: string): field is keyof typeof shared => field in shared;

/** Label of a quotation field, for listing differences between versions. */
export function useChangedText(): (field: string) => string {
  const t = useTranslations('quotationCenter');
  const trade = useTranslations('trade');
  return (field) => (isOwn(field) ? t(own[field]) : isShared(field) ? trade(shared[field]) : field);
}
