import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { isEmail, knownEmail } from '@/lib/platform/field/email';
import { filledLine, lineField, withoutEnds } from '@/lib/platform/field/text';

const { username, name, email, password } = config.account;

/** Required text; `empty` is the message key if it is missing. */
const filled = (empty: string) =>
  z
    .string()
    .trim()
    .refine((text) => text !== '', { error: empty, abort: true });

export const kindField = z.enum(['supplier', 'purchaser']).meta({ description: 'accountKind', example: 'purchaser' });

/** A telephone number as typed; `countryField` beside it serves numbers without an international prefix. */
const phone = (empty: string) =>
  z
    .string()
    .overwrite(withoutEnds)
    .refine((text) => text !== '', { error: empty, abort: true })
    .max(40)
    .meta({ description: 'phone', example: '+1 202 555 0123' });
export const phoneField = phone('phoneRequired');
export const newPhoneField = phone('newPhoneRequired');
export const countryField = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .optional()
  .meta({ description: 'phoneCountry' });

const code = (empty: string) =>
  filled(empty)
    .max(20)
    .refine((typed) => /^\d{6}$/.test(typed), { error: 'code' })
    .meta({ description: 'code', example: '482913' });
export const codeField = code('codeRequired');
export const emailCodeField = code('emailCodeRequired');
const secret = (empty: string) => z.string().min(1, { error: empty, abort: true }).max(1000);
export const passwordField = secret('passwordRequired').meta({ description: 'password' });
export const currentField = secret('oldPasswordRequired').meta({ description: 'currentPassword' });
/** A new password; the server checks the rest of the rules. */
const chosen = (empty: string) =>
  secret(empty)
    .refine((text) => [...text].length >= password.min && [...text].length <= password.max, { error: 'passwordLength' })
    .meta({ description: 'password' });
export const firstPasswordField = chosen('passwordRequired');
export const newPasswordField = chosen('newPasswordRequired');
export const confirmField = secret('confirmRequired').meta({ description: 'confirm' });
export const usernameField = filled('usernameRequired')
  .refine(
    (text) => new RegExp(`^[A-Za-z0-9_-]{${username.min},${username.max}}$`).test(text) && /[A-Za-z]/.test(text),
    { error: 'username' },
  )
  .meta({ description: 'username', example: 'lena_hoffmann' });
const personName = (empty: string) => filledLine(name.max, empty).meta({ description: 'personName' });
export const nameField = personName('nameRequired');
export const newNameField = personName('newNameRequired');
export const positionField = lineField(name.max).meta({ description: 'position' });
const address = (empty: string) =>
  z
    .string()
    .overwrite(knownEmail)
    .refine((text) => text !== '', { error: empty, abort: true })
    .max(email.max)
    .refine(isEmail, { error: 'email' })
    .meta({ description: 'email', example: 'lena@buyer.example' });
export const emailField = address('emailRequired');
export const newEmailField = address('newEmailRequired');

const isTimeZone = (text: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
};
export const timeZoneField = z
  .string()
  .max(60)
  .refine(isTimeZone, { error: 'timeZone' })
  .meta({ description: 'timeZone', example: 'Europe/Berlin' });

/** Refuses two entries of a new password that differ. */
export const sameEntries = ({ password, confirm }: { password: string; confirm: string }): boolean =>
  password === confirm;
export const mismatch = { error: 'passwordMismatch', path: ['confirm'] };
