'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { isNavigating } from '@/lib/platform/http/navigate';
import type { Chat } from './use-chat';

/** Files being uploaded to a conversation. */
export function useFiles({ files }: Pick<Chat, 'files'>, conversationId: number) {
  const queue = files.of(conversationId);
  const queued = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  return { queue, queued, add: (chosen: File[]) => files.add(conversationId, chosen) };
}
export type Files = ReturnType<typeof useFiles>;

/** Asks before leaving the page while files are uploading. */
export function useFileGuard({ files }: Pick<Chat, 'files'>): void {
  useEffect(() => {
    const stay = (event: Event) => {
      if (files.holds && !isNavigating()) event.preventDefault();
    };
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [files]);
}
