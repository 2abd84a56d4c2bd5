import { z } from 'zod';
import { filledLine } from '@/lib/platform/field/text';
import { defineCall } from '@/lib/platform/http/call';
import {
  codeField,
  confirmField,
  countryField,
  emailField,
  firstPasswordField,
  kindField,
  mismatch,
  nameField,
  phoneField,
  positionField,
  sameEntries,
  timeZoneField,
  usernameField,
} from '../field';
import { enteredField } from '../sign-in/schema';

const ticket = z.string().min(20).max(100).meta({ description: 'ticket' });
const companyName = filledLine(200);

/** Step 1: verifies the number by a code. */
export const registerPhoneCall = defineCall({
  method: 'POST',
  path: '/api/register/phone',
  tag: 'account',
  summary: 'registerPhone',
  input: z.object({ kind: kindField, phone: phoneField, country: countryField, code: codeField }),
  output: z.object({ ticket: z.string().meta({ description: 'ticket' }) }).meta({ id: 'RegistrationTicket' }),
  done: 'verified',
});

/** Step 2: the password. */
export const registerPasswordCall = defineCall({
  method: 'POST',
  path: '/api/register/password',
  tag: 'account',
  summary: 'registerPassword',
  input: z.object({ ticket, password: firstPasswordField, confirm: confirmField }).refine(sameEntries, mismatch),
  output: z.null(),
});

/** Step 3: profile and consent. */
export const registerProfileCall = defineCall({
  method: 'POST',
  path: '/api/register/profile',
  tag: 'account',
  summary: 'registerProfile',
  input: z.object({
    ticket,
    username: usernameField,
    name: nameField,
    email: emailField,
    position: positionField.default(''),
    companyName: companyName.optional().meta({ description: 'companyName' }),
    companyCountry: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .transform((code) => code.toUpperCase())
      .optional()
      .meta({ description: 'companyCountry' }),
    timeZone: timeZoneField.optional(),
    agreement: z
      .boolean()
      .refine((accepted) => accepted, { error: 'agreement' })
      .meta({ description: 'agreement', example: true }),
  }),
  output: enteredField,
  done: 'registered',
});
