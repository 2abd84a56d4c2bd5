import { z } from 'zod';
import { config } from '@/lib/config';

const { username, name, email } = config.account;

export const kindField = z.enum(['supplier', 'purchaser']).meta({ description: 'accountKind', example: 'purchaser' });

/** A telephone number as typed; `countryField` beside it serves numbers without an international prefix. */
export const phoneField = z
  .string()
  .trim()
  .max(40)
  .refine((typed) => typed !== '', { error: 'phoneRequired' })
  .meta({ description: 'phone', example: '+1 202 555 0123' });
export const countryField = z
  .string()
  .regex(/^[A-Za-z]{2}$/)
  .optional()
  .meta({ description: 'phoneCountry' });

export const codeField = z
  .string()
  .trim()
  .max(20)
  .refine((typed) => typed !== '', { error: 'codeRequired', abort: true })
  .refine((typed) => /^\d{6}$/.test(typed), { error: 'code' })
  .meta({ description: 'code', example: '482913' });
export const passwordField = z.string().min(1).max(1000).meta({ description: 'password' });
export const confirmField = z.string().min(1).max(1000).meta({ description: 'confirm' });
export const usernameField = z
  .string()
  .trim()
  .refine(
    (text) => new RegExp(`^[A-Za-z0-9_-]{${username.min},${username.max}}$`).test(text) && /[A-Za-z]/.test(text),
    { error: 'username' },
  )
  .meta({ description: 'username', example: 'lena_hoffmann' });
export const nameField = z.string().trim().min(1).max(name.max).meta({ description: 'personName' });
export const positionField = z.string().trim().max(name.max).meta({ description: 'position' });
export const emailField = z
  .string()
  .trim()
  .max(email.max)
  .refine((text) => z.email().safeParse(text).success, { error: 'email' })
  .meta({ description: 'email', example: 'lena@buyer.example' });

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
