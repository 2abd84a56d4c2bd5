import type { Locale } from '@/lib/platform/i18n/site';

/** What was typed that a document proves. */
export type TypedFact = { label: string; value: string; lang?: Locale };
