import { z } from 'zod';
import { chatSides, messageKinds } from '@/lib/platform/db/schema/chat-state';
import { textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { reasonMax } from '@/lib/platform/reason/constants';
import { delayed } from '../schema';

/** Decides on a report, with a text for the author, or for the reporter if dismissed. */
export const decideReportCall = defineOwnCall({
  ...delayed,
  path: '/api/admin/report',
  input: z.object({
    id: idField,
    /** of the report and its subject */
    revision: z.string().min(1).max(100),
    upheld: z.boolean(),
    reason: textField(reasonMax).min(1, 'required'),
  }),
});
export type ReportDecision = z.output<typeof decideReportCall.input>;

/** The messages of a reported conversation, up to the last that there was when it was reported. */
export const reportMessagesCall = defineOwnCall({
  method: 'POST',
  actor: 'staff',
  path: '/api/admin/report/messages',
  input: z.object({ id: idField, before: idField.optional() }),
  output: z.object({
    items: z.array(
      z.object({
        number: z.number().int(),
        side: z.enum(chatSides),
        name: z.string().nullable(),
        kind: z.enum(messageKinds),
        /** its text or file name */
        text: z.string(),
        locale: z.enum(locales),
        createdAt: z.string(),
      }),
    ),
    more: z.boolean(),
  }),
});
export type ReportedMessage = z.output<typeof reportMessagesCall.output>['items'][number];
