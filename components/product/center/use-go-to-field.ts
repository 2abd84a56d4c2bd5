import { useFormScope } from '@/components/form/form-scope';
import type { Locale } from '@/lib/platform/i18n/site';
import { languageOf, partOf } from './form-value';

/** Goes to a field by path in any language, or to its section. */
export function useGoToField(onLanguage: (locale: Locale) => void): (path: string) => void {
  const { idOf } = useFormScope();
  return (path) => {
    const locale = languageOf(path);
    if (locale) onLanguage(locale);
    requestAnimationFrame(() => {
      const field = document.getElementById(idOf(path)) ?? document.getElementById(`pc-${partOf(path)}`);
      field?.scrollIntoView({ block: 'center' });
      field?.focus();
    });
  };
}
