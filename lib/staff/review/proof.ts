import { type Locale, locales } from '@/lib/platform/i18n/site';
import type { FieldName } from './field';
import type { FieldView } from './types';

const order: readonly FieldName[] = ['registrationNumber', 'name', 'countryCode', 'region', 'city', 'address'];

/** The registration number first, since it does not depend on language; then the submission's language, then others. */
const rankOf = ({ field, locale }: FieldView, own: Locale): number => {
  const language = locale === null || locale === own ? 0 : 1 + locales.indexOf(locale);
  return language * order.length + order.indexOf(field);
};

/** Fields that a registration document proves, in the order in which to compare them. */
export const provenFields = (fields: readonly FieldView[], own: Locale): FieldView[] =>
  fields
    .filter(({ field, after }) => order.includes(field) && after.length > 0)
    .sort((one, other) => rankOf(one, own) - rankOf(other, own));
