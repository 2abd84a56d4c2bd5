import { languageOf } from '@/lib/platform/import/text';

/** A field in a language: as written for the release's own, with the language behind its name for others (title_fr). */
export const inLanguage = (
  of: Readonly<Record<string, unknown>>,
  key: string,
  locale: string,
  main: string | null,
): string => {
  const found = [
    ...(locale === main ? [of[key]] : []),
    ...Object.entries(of).flatMap(([name, value]) =>
      name.startsWith(`${key}_`) && languageOf(name.slice(key.length + 1)) === locale ? [value] : [],
    ),
  ];
  return found.find((text): text is string => typeof text === 'string' && text.trim() !== '') ?? '';
};
