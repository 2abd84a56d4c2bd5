import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from './site';

/**
 * The messages of one language outside of a page's render: route handlers, metadata. Inside components use next-intl's
 * own hooks.
 */
export async function translator(locale: Locale) {
  const messages: Messages = (await import(`../../../messages/${locale}.json`)).default;
  return createTranslator({ locale, messages });
}
