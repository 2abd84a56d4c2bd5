import { type Locale, locales } from '@/lib/platform/i18n/site';
import type { PurchaseInput } from '@/lib/purchase/schema';

type Text = { text: string; locale: Locale };

/** What a request is called for its buyer: in the language of the site, else as it was written. */
export function ownTitle({ translations, locale }: Pick<PurchaseInput, 'translations' | 'locale'>, site: Locale): Text {
  const written = [site, locale, ...locales].find((one) => translations[one]?.title) ?? locale;
  return { text: translations[written]?.title ?? '', locale: written };
}
