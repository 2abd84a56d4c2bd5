import type { config } from '@/lib/config';

export type DocumentKind = keyof typeof config.document;
/** A paragraph, a list, or terms with what they stand for; {name} and {email} are the operator's. */
export type LegalBlock = string | { list: readonly string[] } | { terms: readonly (readonly [string, string])[] };
export type LegalSection = { id: string; heading: string; body: readonly LegalBlock[] };
export type LegalText = { title: string; lead: string; sections: readonly LegalSection[] };
export type LegalDocument = LegalText & {
  /** year and month, as in 2026-11 */
  version: string;
};
