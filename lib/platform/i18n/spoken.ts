import type { Locale } from './site';

/** A text with the language it is in, which is another than the site's where it falls back. */
export type Spoken<Language extends string = Locale> = { text: string; locale: Language };
