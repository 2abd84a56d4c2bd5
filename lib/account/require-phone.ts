import { AppError } from '@/lib/platform/errors';
import { readPhone } from '@/lib/platform/field/phone';
import type { Locale } from '@/lib/platform/i18n/site';

/** The country of a number typed without an international prefix: the one given, China on the Chinese site. */
export const phoneCountry = (country: string | undefined, site: Locale): string | undefined =>
  country ?? (site === 'zh' ? 'CN' : undefined);

/**
 * A typed number in E.164.
 * @throws AppError badRequest for the field phone
 */
export function requirePhone(typed: string, country: string | undefined, site: Locale): string {
  const phone = readPhone(typed, phoneCountry(country, site));
  if (phone === null) throw new AppError('badRequest', [{ field: 'phone', key: 'phone' }]);
  return phone;
}
