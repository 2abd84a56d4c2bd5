import { z } from 'zod';
import { captchaField } from '@/lib/account/captcha/schema';
import {
  confirmField,
  currentField,
  mismatch,
  newPasswordField,
  passwordField,
  sameEntries,
  timeZoneField,
} from '@/lib/account/field';
import { enteredField } from '@/lib/account/sign-in/schema';
import { checkKinds } from '@/lib/company/check';
import { config } from '@/lib/platform/config';
import { contactClaimStates } from '@/lib/platform/db/schema/trade-state';
import { dayField } from '@/lib/platform/field/day';
import { textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { reasonMax } from '@/lib/platform/reason/constants';
import { revisionField } from '@/lib/platform/revision/schema';
import { termScopes } from '@/lib/search/types';
import { answerMax, hideKinds, presetKeys } from './constants';

const shared = { method: 'POST', output: z.null(), actor: 'staff', done: 'updated' } as const;
/** A date, null if unlimited; an empty field counts as null. */
const untilField = z.preprocess((value) => (value === '' ? null : value), dayField('format').nullable());

export const staffSignInCall = defineOwnCall({
  method: 'POST',
  path: '/api/admin/sign_in',
  input: z.object({
    username: z.string().trim().min(1, 'usernameRequired').max(config.account.email.max),
    password: passwordField,
    captcha: captchaField,
    /** the time zone in which times are shown */
    timeZone: timeZoneField.optional(),
  }),
  output: enteredField,
  done: 'signedIn',
});

export const staffSignOutCall = defineOwnCall({
  method: 'POST',
  path: '/api/admin/sign_out',
  input: z.object({}),
  output: z.null(),
  done: 'signedOut',
});

export const staffPasswordCall = defineOwnCall({
  ...shared,
  path: '/api/admin/password',
  input: z
    .object({ current: currentField, password: newPasswordField, confirm: confirmField })
    .refine(sameEntries, mismatch),
  done: 'changed',
});

/** Shared part of calls carried out later, which can be undone until then. */
export const delayed = {
  ...shared,
  output: z.object({ id: z.number().int(), milliseconds: z.number().int() }),
} as const;

/**
 * Decides on a submission; a rejection needs a reason. Every submitted version has its own `id`, which thus identifies
 * what was read. `flags` are paths of flagged fields, `unseen` means approved without viewing a document.
 */
export const decideCall = defineOwnCall({
  ...delayed,
  path: '/api/admin/review/decide',
  input: z
    .object({
      id: idField,
      decision: z.enum(['approve', 'reject']),
      reason: textField(reasonMax).default(''),
      /** the preset reason, if unmodified */
      preset: z.enum(presetKeys).nullable().default(null),
      flags: z.array(z.string().max(60)).max(400).default([]),
      unseen: z.boolean().default(false),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', { error: 'required', path: ['reason'] }),
});

/** Data of the conflict for a second decision: who made the first, how (an audit action) and when. */
export const decidedMeanwhile = z.object({ by: z.string(), own: z.boolean(), at: z.string(), action: z.string() });
export type DecidedMeanwhile = z.output<typeof decidedMeanwhile>;

/** Data of the conflict for a withdrawn submission: the one now pending instead, null if none. */
export const takenBackMeanwhile = z.object({ newer: z.number().int().nullable() });
export type TakenBack = z.output<typeof takenBackMeanwhile>;

/** Undoes an own decision before it is carried out. */
export const undoCall = defineOwnCall({
  ...shared,
  path: '/api/admin/decision/undo',
  input: z.object({ id: idField }),
  done: undefined,
});

/** Dismisses the message that a decision failed. */
export const dismissCall = defineOwnCall({
  ...shared,
  path: '/api/admin/decision/dismiss',
  input: z.object({ id: idField }),
  done: undefined,
});

/** The address of a private file of a submission or of its company, for a few minutes. */
export const fileCall = defineOwnCall({
  ...shared,
  path: '/api/admin/file',
  input: z.object({ companyId: idField, key: z.string().min(1).max(300) }),
  output: z.object({ address: z.string(), type: z.string() }),
  done: undefined,
});

const visibilityKinds = ['company', 'product', 'certificate', 'launch', 'offer', ...hideKinds] as const;

/** Disables an item with a reason, or enables it. */
export const visibilityCall = defineOwnCall({
  ...delayed,
  path: '/api/admin/visibility',
  input: z
    .object({
      kind: z.enum(visibilityKinds),
      id: idField,
      /** of its public version */
      revision: revisionField,
      on: z.boolean(),
      reason: textField(reasonMax).default(''),
    })
    .refine(({ on, reason }) => on || reason !== '', { error: 'required', path: ['reason'] }),
});
export type Visibility = z.output<typeof visibilityCall.input>;

const check = z
  .object({ kind: z.enum(checkKinds), checkedOn: dayField('format'), validUntil: untilField })
  .refine(({ checkedOn, validUntil }) => validUntil === null || validUntil > checkedOn, {
    error: 'dayOrder',
    path: ['validUntil'],
  });

/** Sets a company's standing: checks, the grade earned by them, the membership paid. */
export const standingCall = defineOwnCall({
  ...delayed,
  path: '/api/admin/standing',
  input: z
    .object({
      companyId: idField,
      revision: revisionField,
      grade: z.enum(config.grades),
      gradeValidUntil: untilField,
      membership: z.enum(config.memberships),
      membershipValidUntil: untilField,
      checks: z.array(check).max(checkKinds.length).default([]),
    })
    .refine(({ grade, gradeValidUntil }) => grade === 'C' || gradeValidUntil !== null, {
      error: 'required',
      path: ['gradeValidUntil'],
    })
    .refine(({ membership, membershipValidUntil }) => membership === 'regular' || membershipValidUntil !== null, {
      error: 'required',
      path: ['membershipValidUntil'],
    })
    .refine(({ grade, checks }) => grade === 'C' || checks.length > 0, { error: 'checksNone', path: ['grade'] }),
});
export type StandingInput = z.output<typeof standingCall.input>;

/** Answers an upgrade request: granted until a date, or declined with a reason. */
export const answerCall = defineOwnCall({
  ...delayed,
  path: '/api/admin/upgrade',
  input: z
    .object({
      id: idField,
      /** of the company's standing */
      revision: revisionField,
      granted: z.boolean(),
      validUntil: untilField.default(null),
      answer: textField(answerMax).default(''),
    })
    .refine(({ granted, answer }) => granted || answer !== '', { error: 'required', path: ['answer'] })
    .refine(({ granted, validUntil }) => !granted || validUntil !== null, { error: 'required', path: ['validUntil'] }),
});
export type Answer = z.output<typeof answerCall.input>;

/** Decides on a new buyer's request; a rejection needs a reason. */
export const decidePurchaseCall = defineOwnCall({
  ...delayed,
  path: '/api/admin/purchase',
  input: z
    .object({
      id: idField,
      revision: revisionField,
      decision: z.enum(['approve', 'reject']),
      reason: textField(reasonMax).default(''),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', { error: 'required', path: ['reason'] }),
});
export type PurchaseDecision = z.output<typeof decidePurchaseCall.input>;

/** Decides on a contact claim in the state that was read. */
export const contactClaimCall = defineOwnCall({
  ...shared,
  path: '/api/admin/purchase/contact',
  input: z.object({ id: idField, read: z.enum(contactClaimStates), state: z.enum(['approved', 'hidden']) }),
});
export type ContactClaimDecision = z.output<typeof contactClaimCall.input>;

/** Decides on a search term. */
export const wordCall = defineOwnCall({
  ...shared,
  path: '/api/admin/word',
  input: z.object({
    locale: z.enum(locales),
    scope: z.enum(termScopes),
    word: z.string().trim().min(1).max(config.keyword.max),
    revision: revisionField,
    decision: z.enum(['approve', 'ban', 'allow']),
  }),
});
export type WordDecision = z.output<typeof wordCall.input>;

/** Retries or drops what jobs set aside. */
export const setAsideCall = defineOwnCall({
  ...shared,
  path: '/api/admin/job',
  input: z.object({
    source: z.enum(['task', 'message']),
    id: idField,
    decision: z.enum(['retry', 'drop']),
  }),
});
export type SetAsideDecision = z.output<typeof setAsideCall.input>;
