'use client';

import { useSyncExternalStore } from 'react';
import type { Chat } from './use-chat';

/** The files on their way into a conversation. */
export function useFiles({ files }: Pick<Chat, 'files'>, conversationId: number) {
  const queue = files.of(conversationId);
  const queued = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  return { queue, queued, add: (chosen: File[]) => files.add(conversationId, chosen) };
}
export type Files = ReturnType<typeof useFiles>;
