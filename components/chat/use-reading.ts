'use client';

import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '@/lib/chat/schema';
import type { Chat } from './use-chat';

const pause = 300;

/** Whether the page is before the reader's eyes. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return visible;
}

/** Tells the server how far an open conversation has been read: as far as its end is seen. */
export function useReading({ client, state }: Chat, one: Conversation | undefined, atBottom: boolean): void {
  const visible = useVisible();
  const id = one?.id ?? null;
  const last = id === null ? 0 : (client.messages(id).at(-1)?.number ?? 0);
  const said = useRef({ id: 0, last: 0 });
  const read = one?.own.read ?? 0;
  useEffect(() => {
    if (id === null || last === 0 || !visible || !atBottom || state !== 'online') return;
    if (last <= read || (said.current.id === id && said.current.last >= last)) return;
    const timer = setTimeout(() => {
      said.current = { id, last };
      void client.reach(id, { delivered: last, read: last });
    }, pause);
    return () => clearTimeout(timer);
  }, [client, id, last, read, visible, atBottom, state]);
}

/** Tells the server that messages of other conversations have come. */
export function useDelivery({ client, link }: Chat, accountId: number, open: number | null): void {
  useEffect(() => {
    const waiting = new Map<number, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = link.on('message', ({ conversationId, number, accountId: who }) => {
      if (who === accountId || conversationId === open) return;
      waiting.set(conversationId, number);
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const [id, delivered] of waiting) void client.reach(id, { delivered, read: 0 });
        waiting.clear();
      }, pause);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [client, link, accountId, open]);
}
