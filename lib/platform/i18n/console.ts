import type { Locale } from './site';

/** The languages of the staff console, the host's first. docs/domain.md, Languages. */
export const consoleLocales = ['zh', 'en'] as const satisfies readonly Locale[];
export type ConsoleLocale = (typeof consoleLocales)[number];

/** The console's language from its cookie; zh if missing or invalid. */
export const consoleLocaleOf = (cookie: string | null | undefined): ConsoleLocale =>
  consoleLocales.find((locale) => locale === cookie) ?? consoleLocales[0];
