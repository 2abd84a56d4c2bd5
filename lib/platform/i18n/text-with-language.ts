import type { Locale } from './site';

/** A text with its language, which differs from the site's after a fallback. */
export type TextWithLanguage<Language extends string = Locale> = { text: string; locale: Language };
