import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, namedField } from '@/lib/platform/http/field';

const member = { method: 'POST', actor: 'member' } as const;

/** The possible assignees of a conversation, the caller included. */
export const colleagueListCall = defineOwnCall({
  ...member,
  path: '/api/chat/colleagues',
  input: z.object({ conversationId: idField }),
  output: z.array(namedField),
});

/** Assigns a conversation to a colleague, or unassigns it. `from`: the assignee that the caller saw. */
export const handCall = defineOwnCall({
  ...member,
  path: '/api/chat/hand',
  input: z.object({ conversationId: idField, from: idField.nullable(), to: idField.nullable() }),
  output: z.null(),
});

/** Data of the conflict when a colleague was faster: the current assignee. */
export const handedMeanwhile = z.object({ assignee: namedField.nullable() });
