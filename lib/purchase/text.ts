import 'server-only';
import type { purchaseTranslation } from '@/lib/db/schema/purchase';
import type { Locale } from '@/lib/i18n/site';

export type Text = typeof purchaseTranslation.$inferSelect;

/**
 * The texts of a request for a site, of those that have something in the field: its own, else what the buyer wrote in their
 * language. A language may have a title alone.
 */
export const textFor = (
  texts: readonly Text[],
  site: Locale,
  original: string,
  field: 'title' | 'details' = 'title',
): Text | undefined => {
  const written = texts.filter((text) => text[field] !== '');
  return (
    written.find(({ locale }) => locale === site) ?? written.find(({ locale }) => locale === original) ?? written[0]
  );
};
