import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { upgradeTargets } from './constants';

export const upgradeInput = z.object({
  wanted: z.enum(upgradeTargets, 'required'),
  message: textField(config.company.wish).default(''),
  /** file keys, for staff only */
  documents: z
    .array(z.string().max(200))
    .refine((list) => list.length <= config.upload.attachments, { error: 'limit' })
    .default([]),
});

/** Requests a higher grade or membership. */
export const upgradeRequestCall = defineOwnCall({
  method: 'POST',
  path: '/api/company/upgrade/request',
  actor: 'supplier',
  input: upgradeInput,
  output: z.object({ id: z.number().int() }),
  done: 'sent',
});
export type UpgradeInput = z.output<typeof upgradeInput>;
export type UpgradeFormInput = z.input<typeof upgradeInput>;
