import { type Messages, useLocale, useTranslations } from 'next-intl';
import type { FieldError } from '@/lib/platform/errors';
import { formatList } from '@/lib/platform/i18n/format';

type FieldName = keyof Messages['companyForm']['field'];

/** Labels of missing profile fields, as in the form. */
export function useMissingText(countryCode: string): (missing: readonly FieldError[]) => string {
  const t = useTranslations('companyForm.field');
  const locale = useLocale();
  const nameOf = (field: string): string => {
    const name = field.split('.').at(-1) ?? '';
    const own = name === 'registrationNumber' && countryCode === 'CN' ? 'creditCode' : name;
    return t.has(own as FieldName) ? t(own as FieldName) : '';
  };
  return (missing) => formatList(locale, [...new Set(missing.map(({ field }) => nameOf(field)))].filter(Boolean));
}
