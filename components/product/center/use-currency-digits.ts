'use client';

import { useWatch } from 'react-hook-form';
import { digitsOf, isCurrency } from '@/lib/platform/money/currency';
import type { ProductValues } from './form-value';

/** Digits behind the point of the currency that is chosen; undefined where none is. */
export function useCurrencyDigits(): number | undefined {
  const currency = useWatch<ProductValues, 'currency'>({ name: 'currency' });
  return currency && isCurrency(currency) ? digitsOf(currency) : undefined;
}
