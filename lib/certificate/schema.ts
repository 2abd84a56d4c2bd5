import { z } from 'zod';
import { deleted } from '@/lib/deletion/schema';
import { dayField } from '@/lib/field/day';
import { lineField, textField } from '@/lib/field/text';
import { besideFaults } from '@/lib/http/beside-faults';
import { defineOwnCall } from '@/lib/http/call';
import { idField, spokenField } from '@/lib/http/field';
import { locales } from '@/lib/i18n/site';
import { idsField, itemState, readFields, saved, showFields, submitted, whichFields } from '@/lib/review/item/schema';
import { translationsOf } from '@/lib/review/item/text';
import { uploadView } from '@/lib/upload/schema';
import { certificateMost, certificateText, certificateTypes } from './constants';
import { checkCertificate, checkCertificateDraft } from './rules';

const { number, name, issuer, scope } = certificateText;
/** An ISO day, '' for none. */
const writtenDay = z.union([dayField('format'), z.literal('')]);

export const certificateFields = z.object({
  /** the language that the form was filled in */
  locale: z.enum(locales),
  type: z.enum(certificateTypes),
  number: lineField(number),
  issuedOn: writtenDay,
  /** null where it has no end */
  validUntil: writtenDay.nullable().transform((text) => text || null),
  /** the key of the document, a picture or a PDF */
  file: z.string().max(200),
  translations: translationsOf({ name: lineField(name), issuer: lineField(issuer), scope: textField(scope) }),
});
export type CertificateInput = z.output<typeof certificateFields>;
export type CertificateForm = z.input<typeof certificateFields>;

/** What can be submitted for review, and what can be kept until then. */
export const certificateInput = certificateFields.superRefine(checkCertificate, besideFaults);
export const certificateDraft = certificateFields.superRefine(checkCertificateDraft, besideFaults);

const shared = { method: 'POST', actor: 'supplier' } as const;

const ownCertificate = z.object({
  ...itemState,
  type: z.enum(certificateTypes),
  number: z.string(),
  issuedOn: z.string(),
  validUntil: z.string().nullable(),
  expiry: z.enum(['expired', 'soon']).nullable(),
  file: z.string(),
  name: spokenField.nullable(),
  issuer: spokenField.nullable(),
  locales: z.array(z.enum(locales)),
});
export type OwnCertificate = z.output<typeof ownCertificate>;

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
  input: certificateFields.extend(whichFields).superRefine(checkCertificateDraft, besideFaults),
  output: saved,
  done: 'updated',
});

export const certificateSubmitCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/submit',
  input: certificateFields.extend(whichFields).superRefine(checkCertificate, besideFaults),
  output: submitted,
  done: 'submitted',
});

export const certificateWithdrawCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/withdraw',
  input: z.object(readFields),
  output: z.null(),
  done: 'updated',
});

export const certificateDiscardCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/discard',
  input: z.object(readFields),
  output: z.null(),
  done: 'updated',
});

export const certificateDeleteCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/delete',
  input: z.object({ ids: idsField }),
  output: deleted,
  done: 'deleted',
});

export const certificateShowCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/show',
  input: z.object(showFields),
  output: z.null(),
  done: 'updated',
});

/** All the ids in their new order. */
export const certificateSortCall = defineOwnCall({
  ...shared,
  path: '/api/certificate/sort',
  input: z.object({ ids: z.array(idField).min(1).max(certificateMost) }),
  output: z.null(),
  done: 'updated',
});

/** The calls of its owner's screens. */
export const certificateCalls = {
  list: certificateListCall,
  get: certificateGetCall,
  withdraw: certificateWithdrawCall,
  discard: certificateDiscardCall,
  show: certificateShowCall,
  delete: certificateDeleteCall,
};
