import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineCall, defineOwnCall } from '@/lib/platform/http/call';
import { locales } from '@/lib/platform/i18n/site';
import {
  codeField,
  confirmField,
  countryField,
  currentField,
  emailCodeField,
  mismatch,
  newEmailField,
  newNameField,
  newPasswordField,
  newPhoneField,
  positionField,
  sameEntries,
  timeZoneField,
} from '../field';

/** That it is the holder of the account: the current password, or a code to its number. */
const proof = {
  current: currentField.optional(),
  proof: codeField.optional().meta({ description: 'proofCode' }),
};
const shared = { method: 'POST', tag: 'account', output: z.null(), actor: 'member', done: 'changed' } as const;

export const passwordCall = defineCall({
  ...shared,
  path: '/api/account/password',
  summary: 'password',
  input: z.object({ ...proof, password: newPasswordField, confirm: confirmField }).refine(sameEntries, mismatch),
});

export const phoneCall = defineCall({
  ...shared,
  path: '/api/account/phone',
  summary: 'phone',
  input: z.object({ ...proof, phone: newPhoneField, country: countryField, code: codeField }),
});

export const emailCall = defineCall({
  ...shared,
  path: '/api/account/email',
  summary: 'email',
  input: z.object({ ...proof, email: newEmailField, code: emailCodeField }),
});

export const nameCall = defineCall({
  ...shared,
  path: '/api/account/name',
  summary: 'name',
  input: z.object({ name: newNameField, position: positionField.optional() }),
  done: 'updated',
});

export const emailConfirmCall = defineCall({
  ...shared,
  path: '/api/account/email/confirm',
  summary: 'emailConfirm',
  input: z.object({ code: emailCodeField }),
  done: 'verified',
});

/** The token of a welcome e-mail's link; needs no session. */
export const emailLinkCall = defineOwnCall({
  method: 'POST',
  path: '/api/account/email/link',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: z.null(),
  done: 'verified',
});

/** Message language and time zone of the account, and how often it gets e-mail about what it follows. */
export const preferenceCall = defineCall({
  ...shared,
  path: '/api/account/preference',
  summary: 'preference',
  input: z.object({
    locale: z.enum(locales).optional().meta({ description: 'accountLocale', example: 'de' }),
    timeZone: timeZoneField.optional(),
    followMail: z
      .enum(['none', ...config.follow.periods])
      .optional()
      .meta({ description: 'followMail', example: 'weekly' }),
  }),
  done: 'updated',
});
