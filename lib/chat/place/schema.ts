import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';

const own = { method: 'POST', actor: 'member', output: z.null() } as const;
const which = z.object({ conversationId: idField });

/** Whether the account is told of what is unread in a conversation. */
export const chatMuteCall = defineOwnCall({
  ...own,
  path: '/api/chat/mute',
  input: which.extend({ muted: z.boolean() }),
});

/** Puts a conversation away with all up to the number `upTo`, until more is said in it; 0 puts it back. */
export const chatArchiveCall = defineOwnCall({
  ...own,
  path: '/api/chat/archive',
  input: which.extend({ upTo: z.int().min(0) }),
});
