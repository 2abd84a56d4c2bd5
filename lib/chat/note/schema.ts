import { z } from 'zod';
import { chatLimits } from '@/lib/chat/constants';
import { textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';

const member = { method: 'POST', actor: 'member' } as const;

const note = z.object({
  id: z.number().int(),
  text: z.string(),
  /** who wrote it; null where the account is no more */
  name: z.string().nullable(),
  own: z.boolean(),
  createdAt: z.string(),
});
export type ChatNote = z.output<typeof note>;

/** What the colleagues of a supplier wrote down about a conversation, the newest first. */
export const noteListCall = defineOwnCall({
  ...member,
  path: '/api/chat/note/list',
  input: z.object({ conversationId: idField, before: idField.optional() }),
  output: z.object({ items: z.array(note), more: z.boolean() }),
});

export const noteAddCall = defineOwnCall({
  ...member,
  path: '/api/chat/note/add',
  input: z.object({
    conversationId: idField,
    text: textField(chatLimits.note).pipe(z.string().min(1, 'required')),
  }),
  output: z.object({ id: z.number().int() }),
});

/** One's own; what is gone already stays gone. */
export const noteDeleteCall = defineOwnCall({
  ...member,
  path: '/api/chat/note/delete',
  input: z.object({ conversationId: idField, id: idField }),
  output: z.null(),
});
