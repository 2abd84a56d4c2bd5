import type { Coverage } from '@/components/form/language-tabs';
import { type Locale, locales } from '@/lib/i18n/site';
import type { ProductValues } from './form-value';

/** How much of a product each language has: complete with a name, a summary and an introduction. */
export const coverageOf = (translations: ProductValues['translations']): Record<Locale, Coverage> =>
  Object.fromEntries(
    locales.map((locale): [Locale, Coverage] => {
      const { name, summary, introduction, keywords, slogan } = translations?.[locale] ?? {};
      if (name && summary && introduction) return [locale, 'full'];
      return [locale, name || summary || introduction || keywords || slogan ? 'part' : 'none'];
    }),
  ) as Record<Locale, Coverage>;
