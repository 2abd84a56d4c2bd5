'use client';

import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '@/lib/chat/schema';
import type { Chat } from './use-chat';

const pause = 300;
// Messages read on arrival are acknowledged as delivered and read at once.
const lag = 2 * pause;

/** Whether the page is visible and focused. */
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

/** Reports to the server how far an open conversation was read: as far as its end was visible. */
export function useReading({ client }: Pick<Chat, 'client'>, one: Conversation | undefined, atBottom: boolean): void {
  const visible = useVisible();
  const id = one?.id ?? null;
  const last = id === null ? 0 : (client.messages(id).at(-1)?.number ?? 0);
  const read = one?.own.read ?? 0;
  useEffect(() => {
    if (id === null || !visible || !atBottom || last <= read) return;
    const timer = setTimeout(() => client.reach(id, { delivered: last, read: last }), pause);
    return () => clearTimeout(timer);
  }, [client, id, last, read, visible, atBottom]);
}

/** Reports delivery to the server: of messages received live and of fetched conversations. */
export function useDelivery(
  { client, link }: Pick<Chat, 'client' | 'link'>,
  accountId: number,
  known: readonly Conversation[],
): void {
  const add = useRef((_id: number, _number: number): void => undefined);
  useEffect(() => {
    const waiting = new Map<number, number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      for (const [id, delivered] of waiting) client.reach(id, { delivered, read: 0 });
      waiting.clear();
    };
    add.current = (id, number) => {
      waiting.set(id, Math.max(number, waiting.get(id) ?? 0));
      timer ??= setTimeout(flush, lag);
    };
    const end = link.on('message', ({ conversationId, number, accountId: who }) => {
      if (who !== accountId) add.current(conversationId, number);
    });
    return () => {
      end();
      flush();
    };
  }, [client, link, accountId]);
  useEffect(() => {
    for (const { id, own, lastNumber } of known) if (own.delivered < lastNumber) add.current(id, lastNumber);
  });
}
