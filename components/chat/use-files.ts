'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { isNavigating } from '@/lib/platform/http/navigate';
import type { Chat } from './use-chat';

/** The files on their way into a conversation. */
export function useFiles({ files }: Pick<Chat, 'files'>, conversationId: number) {
  const queue = files.of(conversationId);
  const queued = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  return { queue, queued, add: (chosen: File[]) => files.add(conversationId, chosen) };
}
export type Files = ReturnType<typeof useFiles>;

/** Has the browser ask before the page is left while files are on their way. */
export function useFileGuard({ files }: Pick<Chat, 'files'>): void {
  useEffect(() => {
    const stay = (event: Event) => {
      if (files.holds && !isNavigating()) event.preventDefault();
    };
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [files]);
}
