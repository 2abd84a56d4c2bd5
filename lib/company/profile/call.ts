import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { despiteFieldErrors } from '@/lib/platform/http/form-check';
import { revisionField } from '@/lib/platform/revision/schema';
import { checkDraft, checkProfile } from './rules';
import { profileFields, state } from './schema';

/** A draft: a name in each language written in is all that it must have. docs/domain.md, Company profile. */
export const profileDraft = profileFields.superRefine(checkDraft, despiteFieldErrors);

/** The input for submitting. docs/domain.md, Required fields. */
export const profileInput = profileFields.superRefine(checkProfile, despiteFieldErrors);
const shared = { method: 'POST', actor: 'supplier', output: state } as const;
/** The revision that the form was loaded with. */
const read = { revision: revisionField };

export const profileSaveCall = defineOwnCall({
  ...shared,
  path: '/api/company/profile/save',
  input: profileFields.extend(read).superRefine(checkDraft, despiteFieldErrors),
  done: 'updated',
});
export const profileSubmitCall = defineOwnCall({
  ...shared,
  path: '/api/company/profile/submit',
  input: profileFields.extend(read).superRefine(checkProfile, despiteFieldErrors),
  done: 'submitted',
});
export const profileWithdrawCall = defineOwnCall({
  ...shared,
  path: '/api/company/profile/withdraw',
  input: z.object(read),
  done: 'withdrawn',
});
export const profileDiscardCall = defineOwnCall({
  ...shared,
  path: '/api/company/profile/discard',
  input: z.object(read),
  done: 'updated',
});
