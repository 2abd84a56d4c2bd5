import { z } from 'zod';
import { chatLimits } from '@/lib/chat/constants';
import { textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';

const member = { method: 'POST', actor: 'member' } as const;

const note = z.object({
  id: z.number().int(),
  text: z.string(),
  /** author; null if the account was deleted */
  name: z.string().nullable(),
  own: z.boolean(),
  createdAt: z.string(),
});
export type ChatNote = z.output<typeof note>;

/** Internal notes of a supplier's colleagues on a conversation, newest first. */
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

/** Own notes only; idempotent. */
export const noteDeleteCall = defineOwnCall({
  ...member,
  path: '/api/chat/note/delete',
  input: z.object({ conversationId: idField, id: idField }),
  output: z.null(),
});
