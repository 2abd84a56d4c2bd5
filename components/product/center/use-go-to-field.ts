import { useFormScope } from '@/components/form/form-scope';
import type { Locale } from '@/lib/platform/i18n/site';
import { languageOf, partOf } from './form-value';

/** Leads to a field of the form by its path, in whatever language it is, or to the part that it is in. */
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
