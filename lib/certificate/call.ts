import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { despiteFieldErrors } from '@/lib/platform/http/form-check';
import { itemActs } from '@/lib/review/item/call';
import { saved, submitted, whichFields } from '@/lib/review/item/schema';
import { uploadView } from '@/lib/upload/schema';
import { certificateMax } from './constants';
import { checkCertificate, checkCertificateDraft } from './rules';
import { certificateFields, ownCertificate } from './schema';

/** The input for submitting, and the weaker one for drafts. */
export const certificateInput = certificateFields.superRefine(checkCertificate, despiteFieldErrors);
export const certificateDraft = certificateFields.superRefine(checkCertificateDraft, despiteFieldErrors);

const shared = { method: 'POST', actor: 'supplier' } as const;

export const certificateListCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/list',
  input: z.object({}),
  output: z.object({
    items: z.array(ownCertificate),
    /** whether the company's grade covers certificates, and whether the user may edit them */
    covered: z.boolean(),
    editable: z.boolean(),
  }),
});
export type OwnCertificates = z.output<typeof certificateListCall.output>;

export const certificateGetCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/get',
  input: z.object({ id: idField }),
  output: z.object({
    id: z.number().int(),
    revision: z.number().int(),
    published: z.boolean(),
    form: certificateFields,
    files: z.array(uploadView),
  }),
});
export type OwnCertificateDetail = z.output<typeof certificateGetCall.output>;

export const certificateSaveCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/save',
  input: certificateFields.extend(whichFields).superRefine(checkCertificateDraft, despiteFieldErrors),
  output: saved,
  done: 'updated',
});

export const certificateSubmitCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/submit',
  input: certificateFields.extend(whichFields).superRefine(checkCertificate, despiteFieldErrors),
  output: submitted,
  done: 'submitted',
});

/** Owner actions on a saved certificate. */
const acts = itemActs('/api/certificate');
export const {
  withdraw: certificateWithdrawCall,
  discard: certificateDiscardCall,
  delete: certificateDeleteCall,
  show: certificateShowCall,
} = acts;

/** All the ids in their new order. */
export const certificateSortCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/sort',
  input: z.object({ ids: z.array(idField).min(1).max(certificateMax) }),
  output: z.null(),
  done: 'updated',
});

/** The calls of its owner's screens. */
export const certificateCalls = { list: certificateListCall, get: certificateGetCall, ...acts };
