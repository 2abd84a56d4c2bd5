import type { Locale } from '@/lib/i18n/site';
import type { PurchaseInput } from '../schema';

/** What a request is called for its buyer: in the language of the site, else as it was written. */
export const ownTitle = (
  { translations, locale }: Pick<PurchaseInput, 'translations' | 'locale'>,
  site: Locale,
): string => translations[site]?.title || translations[locale]?.title || Object.values(translations)[0]?.title || '';
