import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';

const own = { method: 'POST', actor: 'member', output: z.null() } as const;
const which = z.object({ conversationId: idField });

/** Mutes a conversation for the account, or unmutes it. */
export const chatMuteCall = defineOwnCall({
  ...own,
  path: '/api/chat/mute',
  input: which.extend({ muted: z.boolean() }),
});

/** Archives a conversation until a message after number `upTo` arrives; 0 restores it. */
export const chatArchiveCall = defineOwnCall({
  ...own,
  path: '/api/chat/archive',
  input: which.extend({ upTo: z.int().min(0) }),
});
