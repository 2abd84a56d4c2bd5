import { z } from 'zod';
import { defineCall } from '@/lib/platform/http/call';
import {
  codeField,
  confirmField,
  countryField,
  emailField,
  kindField,
  mismatch,
  newPasswordField,
  phoneField,
  sameEntries,
} from '../field';

/** Resets a forgotten password with a code sent to the number or the confirmed e-mail address. */
export const resetCall = defineCall({
  method: 'POST',
  path: '/api/password/reset',
  tag: 'account',
  summary: 'reset',
  input: z
    .object({
      kind: kindField,
      phone: phoneField.optional(),
      country: countryField,
      email: emailField.optional(),
      code: codeField,
      password: newPasswordField,
      confirm: confirmField,
    })
    .refine(sameEntries, mismatch)
    .refine(({ phone, email }) => (phone === undefined) !== (email === undefined), {
      error: 'phoneRequired',
      path: ['phone'],
    }),
  output: z.null(),
  done: 'changed',
});
