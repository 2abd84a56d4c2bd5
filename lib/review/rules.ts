import { isLocale } from '@/lib/platform/i18n/site';

/** A field that a reviewer flagged, `name.de`, as the form names it: `translations.de.name`. */
export const formPathOf = (flag: string): string => {
  const [field = '', locale = ''] = flag.split('.');
  return isLocale(locale) ? `translations.${locale}.${field}` : flag;
};
