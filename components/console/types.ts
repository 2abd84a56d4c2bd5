import type { Locale } from '@/lib/platform/i18n/site';

/** Typed values that a document proves. */
export type TypedFact = { label: string; value: string; lang?: Locale };
