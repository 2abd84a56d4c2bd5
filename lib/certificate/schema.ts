import { z } from 'zod';
import { dayField } from '@/lib/platform/field/day';
import { lineField, textField } from '@/lib/platform/field/text';
import { localeTextField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { itemState } from '@/lib/review/item/schema';
import { translationsOf } from '@/lib/review/item/text';
import { certificateText, certificateTypes } from './constants';

const { number, name, issuer, scope } = certificateText;
/** An ISO date, '' if empty. */
const writtenDay = z.union([dayField('format'), z.literal('')]);

export const certificateFields = z.object({
  /** the form's language */
  locale: z.enum(locales),
  type: z.enum(certificateTypes),
  number: lineField(number),
  issuedOn: writtenDay,
  /** null if it does not expire */
  validUntil: writtenDay.nullable().transform((text) => text || null),
  /** the key of the document, a picture or a PDF */
  file: z.string().max(200),
  translations: translationsOf({ name: lineField(name), issuer: lineField(issuer), scope: textField(scope) }),
});
export type CertificateInput = z.output<typeof certificateFields>;
export type CertificateForm = z.input<typeof certificateFields>;

export const ownCertificate = z.object({
  ...itemState,
  type: z.enum(certificateTypes),
  number: z.string(),
  issuedOn: z.string(),
  validUntil: z.string().nullable(),
  expiry: z.enum(['expired', 'soon']).nullable(),
  file: z.string(),
  name: localeTextField.nullable(),
  issuer: localeTextField.nullable(),
  locales: z.array(z.enum(locales)),
});
export type OwnCertificate = z.output<typeof ownCertificate>;
