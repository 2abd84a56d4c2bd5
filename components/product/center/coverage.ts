import { type Locale, locales } from '@/lib/platform/i18n/site';
import { coverageIn, type ProductCoverage } from '@/lib/product/edit/rules';
import type { ProductValues } from './form-value';

type Texts = Pick<ProductValues, 'translations' | 'parameters'>;

/** Coverage of the form's product per language. */
export const coverageOf = ({ translations, parameters = [] }: Texts): Record<Locale, ProductCoverage> => {
  const own = parameters.filter(({ parameterId, labels = {} }) => !parameterId && Object.values(labels).some(Boolean));
  return Object.fromEntries(
    locales.map((locale): [Locale, ProductCoverage] => {
      const named = own.every(({ labels }) => labels?.[locale]);
      return [locale, coverageIn(translations?.[locale], named)];
    }),
  ) as Record<Locale, ProductCoverage>;
};
