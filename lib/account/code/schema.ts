import { z } from 'zod';
import { defineCall } from '@/lib/platform/http/call';
import { captchaField } from '../captcha/schema';
import { countryField, emailField, kindField, phoneField } from '../field';

const sent = z.object({ resend: z.number().int().meta({ description: 'resend' }) }).meta({ id: 'CodeSent' });

/** A code to a telephone number, without a session. */
export const codeSendCall = defineCall({
  method: 'POST',
  path: '/api/code/send',
  tag: 'account',
  summary: 'codeSend',
  input: z.object({
    kind: kindField,
    purpose: z.enum(['register', 'signIn', 'reset']).meta({ description: 'codePurpose' }),
    phone: phoneField,
    country: countryField,
    captcha: captchaField,
  }),
  output: sent,
  done: 'codeSent',
});

/** A code to an e-mail address, to reset a forgotten password. */
export const codeMailCall = defineCall({
  method: 'POST',
  path: '/api/code/mail',
  tag: 'account',
  summary: 'codeMail',
  input: z.object({ kind: kindField, email: emailField, captcha: captchaField }),
  output: sent,
  done: 'codeSent',
});

/** A code to the account's own number, to a new one, or to a new or unconfirmed address. */
export const codeOwnCall = defineCall({
  method: 'POST',
  path: '/api/code/own',
  tag: 'account',
  summary: 'codeOwn',
  input: z.object({
    purpose: z.enum(['prove', 'phone', 'email']).meta({ description: 'codeOwnPurpose' }),
    phone: phoneField.optional(),
    country: countryField,
    email: emailField.optional(),
  }),
  output: sent,
  actor: 'member',
  done: 'codeSent',
});
