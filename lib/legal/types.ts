import type { config } from '@/lib/platform/config';

export type DocumentKind = keyof typeof config.document;
/** A paragraph, a list, or terms with definitions. */
export type LegalBlock = string | { list: readonly string[] } | { terms: readonly (readonly [string, string])[] };
export type LegalSection = { id: string; heading: string; body: readonly LegalBlock[] };
export type LegalDocument = {
  /** year and month, as in 2026-11 */
  version: string;
  title: string;
  lead: string;
  sections: readonly LegalSection[];
};
