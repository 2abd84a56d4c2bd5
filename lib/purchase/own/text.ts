import { type Locale, locales } from '@/lib/platform/i18n/site';
import type { PurchaseInput } from '@/lib/purchase/schema';

type Text = { text: string; locale: Locale };

/** A request's title for its buyer: in the site's language, else as written. */
export function ownTitle({ translations, locale }: Pick<PurchaseInput, 'translations' | 'locale'>, site: Locale): Text {
  const written = [site, locale, ...locales].find((one) => translations[one]?.title) ?? locale;
  return { text: translations[written]?.title ?? '', locale: written };
}
