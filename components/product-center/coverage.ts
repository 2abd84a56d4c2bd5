import type { Coverage } from '@/components/form/language-tabs';
import { type Locale, locales } from '@/lib/i18n/site';
import type { ProductValues } from './form-value';

type Texts = Pick<ProductValues, 'translations' | 'parameters'>;

/**
 * How much of a product each language has: complete with a name, a summary, an introduction and the names of the
 * parameters that are the company's own.
 */
export const coverageOf = ({ translations, parameters = [] }: Texts): Record<Locale, Coverage> => {
  const own = parameters.filter(({ parameterId, labels = {} }) => !parameterId && Object.values(labels).some(Boolean));
  return Object.fromEntries(
    locales.map((locale): [Locale, Coverage] => {
      const { name, summary, introduction, keywords, slogan } = translations?.[locale] ?? {};
      const named = own.every(({ labels }) => labels?.[locale]);
      if (name && summary && introduction && named) return [locale, 'full'];
      return [locale, name || summary || introduction || keywords || slogan ? 'part' : 'none'];
    }),
  ) as Record<Locale, Coverage>;
};
