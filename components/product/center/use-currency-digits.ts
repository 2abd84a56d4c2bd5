'use client';

import { useWatch } from 'react-hook-form';
import { digitsOf, isCurrency } from '@/lib/platform/money/currency';
import type { ProductValues } from './form-value';

/** Fraction digits of the selected currency; undefined without one. */
export function useCurrencyDigits(): number | undefined {
  const currency = useWatch<ProductValues, 'currency'>({ name: 'currency' });
  return currency && isCurrency(currency) ? digitsOf(currency) : undefined;
}
