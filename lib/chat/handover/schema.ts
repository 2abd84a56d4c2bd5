import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, namedField } from '@/lib/platform/http/field';

const member = { method: 'POST', actor: 'member' } as const;

/** The colleagues who may look after a conversation, the asker among them. */
export const colleagueListCall = defineOwnCall({
  ...member,
  path: '/api/chat/colleagues',
  input: z.object({ conversationId: idField }),
  output: z.array(namedField),
});

/** Gives a conversation to a colleague, or back to all. `from`: who looked after it as the asker saw it. */
export const handCall = defineOwnCall({
  ...member,
  path: '/api/chat/hand',
  input: z.object({ conversationId: idField, from: idField.nullable(), to: idField.nullable() }),
  output: z.null(),
});

/** What the refusal carries where a colleague was quicker. */
export const handedMeanwhile = z.object({ assignee: namedField.nullable() });
