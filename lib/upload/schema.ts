import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { fileNameField } from '@/lib/platform/field/text';
import { defineCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';

type Kind = keyof typeof config.upload.kinds;
const kinds = Object.keys(config.upload.kinds) as [Kind, ...Kind[]];
const largest = 100 * 2 ** 20;
const uploadId = idField.meta({ description: 'uploadId' });

export const uploadView = z
  .object({
    id: z.number().int(),
    /** reference to it */
    key: z.string(),
    kind: z.enum(kinds),
    /** original file name */
    name: z.string(),
    /** media type */
    type: z.string(),
    bytes: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    seconds: z.number().int().nullable(),
    private: z.boolean(),
  })
  .meta({ id: 'Upload' });

/** A token to upload one file. docs/domain.md, Uploads. */
export const uploadTokenCall = defineCall({
  method: 'POST',
  path: '/api/get_token_qiniu',
  tag: 'upload',
  summary: 'uploadToken',
  actor: 'member',
  input: z.object({
    kind: z.enum(kinds).meta({ description: 'uploadKind' }),
    name: fileNameField(config.upload.name).meta({ description: 'fileName' }),
    bytes: z.number().int().min(0).max(largest).meta({ description: 'fileBytes' }),
  }),
  output: z.object({
    id: z.number().int(),
    key: z.string(),
    token: z.string(),
    host: z.string().nullable().meta({ description: 'uploadHost' }),
    expires: z.number().int().meta({ description: 'uploadExpires' }),
  }),
});

/** Checks an uploaded file. docs/domain.md, Uploads. */
export const uploadFinishCall = defineCall({
  method: 'POST',
  path: '/api/upload/finish',
  tag: 'upload',
  summary: 'uploadFinish',
  actor: 'member',
  input: z.object({ id: uploadId }),
  output: uploadView,
});

/** The address of a private file, for a few minutes. docs/domain.md, Uploads. */
export const uploadAddressCall = defineCall({
  method: 'POST',
  path: '/api/upload/address',
  tag: 'upload',
  summary: 'uploadAddress',
  actor: 'member',
  input: z.object({ id: uploadId }),
  output: z.object({ address: z.string() }),
});
