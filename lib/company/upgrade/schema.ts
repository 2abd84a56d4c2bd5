import { z } from 'zod';
import { config } from '@/lib/config';
import { defineOwnCall } from '@/lib/http/call';
import { textField } from '@/lib/http/text-field';
import { wishes } from './constants';

export const upgradeInput = z.object({
  wanted: z.enum(wishes, 'required'),
  message: textField(config.company.wish).default(''),
});

/** Asks the staff for a higher grade or membership. */
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
