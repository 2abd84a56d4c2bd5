'use client';

import { useTranslations } from 'next-intl';
import { fields, isField, isText } from '@/lib/product/field';

/** Label of a product form field by path. */
export function useFieldLabel(): (path: string) => string {
  const t = useTranslations();
  return (path) => {
    const [head = '', second = '', third = ''] = path.split('.');
    const n = String(Number(second) + 1);
    if (head === 'translations') return t(`productForm.${isText(third) ? third : 'name'}`);
    switch (head) {
      case 'priceMin':
      case 'priceMax':
        return t('productForm.quotation');
      case 'leadDays':
        return t(`productForm.${second === 'max' ? 'leadTo' : 'leadFrom'}`);
      case 'priceBreaks':
        if (second !== '') return t(`productForm.${third === 'price' ? 'breakPrice' : 'breakQuantity'}`, { n });
        break;
      case 'parameters':
        if (second !== '') return t('productForm.parameterName', { n });
        break;
    }
    return t(isField(head) ? fields[head].label : 'productForm.text');
  };
}
