'use client';

import { useTranslations } from 'next-intl';

/** What a field of a product's form is called, by its path. */
export function useFieldLabel(): (path: string) => string {
  const t = useTranslations('productForm');
  return (path) => {
    const [head = '', second = '', third = ''] = path.split('.');
    const n = String(Number(second) + 1);
    switch (head) {
      case 'translations':
        if (third === 'summary' || third === 'slogan' || third === 'introduction' || third === 'keywords')
          return t(third);
        return t('name');
      case 'priceBreaks':
        return second === '' ? t('breaks') : t(third === 'price' ? 'breakPrice' : 'breakQuantity', { n });
      case 'parameters':
        return second === '' ? t('parameter') : t('parameterName', { n });
      case 'priceMin':
      case 'priceMax':
        return t('quotation');
      case 'leadDays':
        return t(second === 'max' ? 'leadTo' : 'leadFrom');
      case 'originCode':
        return t('origin');
      case 'groupId':
        return t('group');
      case 'priceKind':
      case 'currency':
      case 'unit':
      case 'minimumOrder':
      case 'brand':
      case 'model':
      case 'hsCode':
      case 'categories':
      case 'tags':
      case 'pictures':
      case 'video':
      case 'sort':
        return t(head);
      default:
        return t('text');
    }
  };
}
