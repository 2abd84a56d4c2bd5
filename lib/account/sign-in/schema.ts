import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { withoutEnds } from '@/lib/platform/field/text';
import { defineCall } from '@/lib/platform/http/call';
import { captchaField } from '../captcha/schema';
import { codeField, countryField, kindField, passwordField, phoneField } from '../field';

/** The account that signed in. */
export const enteredField = z
  .object({
    id: z.number().int(),
    kind: z.enum(config.account.kinds),
    username: z.string(),
    name: z.string(),
    token: z.string().nullable().meta({ description: 'sessionToken' }),
  })
  .meta({ id: 'Entered' });

/** The company's invitation for a verified number without an account, with the ticket to answer it. */
export const invitedField = z
  .object({
    invitation: z.object({
      ticket: z.string().meta({ description: 'ticket' }),
      company: z.string(),
      inviter: z.string(),
      role: z.enum(['editor', 'sales']).meta({ description: 'companyRole' }),
      name: z.string(),
    }),
  })
  .meta({ id: 'Invited' });

export const signInCall = defineCall({
  method: 'POST',
  path: '/api/sign_in',
  tag: 'account',
  summary: 'signIn',
  input: z.object({
    kind: kindField,
    username: z
      .string()
      .overwrite(withoutEnds)
      .min(1, 'usernameRequired')
      .max(config.account.email.max)
      .meta({ description: 'signInName' }),
    country: countryField,
    password: passwordField,
    captcha: captchaField,
  }),
  output: enteredField,
  done: 'signedIn',
});

export const signInPhoneCall = defineCall({
  method: 'POST',
  path: '/api/sign_in/phone',
  tag: 'account',
  summary: 'signInPhone',
  input: z.object({ kind: kindField, phone: phoneField, country: countryField, code: codeField }),
  output: z.union([enteredField, invitedField]),
  done: 'signedIn',
});

export const signOutCall = defineCall({
  method: 'POST',
  path: '/api/sign_out',
  tag: 'account',
  summary: 'signOut',
  input: z.object({ kind: kindField }),
  output: z.null(),
  done: 'signedOut',
});
