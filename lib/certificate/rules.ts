import type { z } from 'zod';
import { dayMs } from '@/lib/platform/calendar/constants';
import type { Locale } from '@/lib/platform/i18n/site';
import { checkWritten } from '@/lib/review/item/text';
import { warningDays } from './constants';
import type { CertificateInput } from './schema';

type Dates = Pick<CertificateInput, 'issuedOn' | 'validUntil'>;
type Report = (message: string, ...path: (string | number)[]) => void;

/** The ISO date `days` after `now`, in UTC. */
export const isoDay = (now: Date, days = 0): string =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** Whether a certificate has expired or will soon; null if neither. */
export function expiryOf(validUntil: string | null, now: Date): 'expired' | 'soon' | null {
  if (validUntil === null) return null;
  if (validUntil < isoDay(now)) return 'expired';
  return validUntil <= isoDay(now, warningDays) ? 'soon' : null;
}

function checkDates({ issuedOn, validUntil }: Dates, report: Report): void {
  // It may be tomorrow already where the supplier is.
  if (issuedOn > isoDay(new Date(), 1)) report('dateFuture', 'issuedOn');
  if (validUntil !== null && issuedOn !== '' && validUntil <= issuedOn) report('dateOrder', 'validUntil');
}

/** A draft must have its number and date of issue. */
export function checkCertificateDraft(input: CertificateInput, ctx: z.core.$RefinementCtx): void {
  const report: Report = (message, ...path) => ctx.addIssue({ code: 'custom', message, path });
  if (input.number === '') report('required', 'number');
  if (input.issuedOn === '') report('required', 'issuedOn');
  checkDates(input, report);
}

/** Required fields for submitting a certificate. */
export function checkCertificate(input: CertificateInput, ctx: z.core.$RefinementCtx): void {
  checkCertificateDraft(input, ctx);
  const report: Report = (message, ...path) => ctx.addIssue({ code: 'custom', message, path });
  if (expiryOf(input.validUntil, new Date()) === 'expired' && input.validUntil && input.validUntil > input.issuedOn)
    report('certificateExpired', 'validUntil');
  if (input.file === '') report('certificateFile', 'file');
  checkWritten(input.translations, input.locale, ['name', 'issuer'], report);
}

/** An empty form. */
export const blankCertificate = (locale: Locale, type: CertificateInput['type']): CertificateInput => ({
  locale,
  type,
  number: '',
  issuedOn: '',
  validUntil: null,
  file: '',
  translations: {},
});
