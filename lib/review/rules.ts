import { isLocale } from '@/lib/platform/i18n/site';

/** Converts a reviewer's flag, `name.de`, to the form path `translations.de.name`. */
export const formPathOf = (flag: string): string => {
  const [field = '', locale = ''] = flag.split('.');
  return isLocale(locale) ? `translations.${locale}.${field}` : flag;
};
