'use client';

import { useEffect, useState } from 'react';
import type { Chat } from './use-chat';

const lasting = 5_000;

/** Conversations in which somebody is typing, with the name if known. */
export function useTyping(chat: Chat | null): ReadonlyMap<number, string | null> {
  const [typing, setTyping] = useState<ReadonlyMap<number, string | null>>(new Map());
  const link = chat?.link;
  useEffect(() => {
    if (!link) return;
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const stop = (id: number) => {
      clearTimeout(timers.get(id));
      timers.delete(id);
      setTyping((now) => new Map([...now].filter(([one]) => one !== id)));
    };
    const endTyping = link.on('typing', ({ conversationId: id, name }) => {
      clearTimeout(timers.get(id));
      timers.set(
        id,
        setTimeout(() => stop(id), lasting),
      );
      setTyping((now) => new Map([...now, [id, name]]));
    });
    const endMessage = link.on('message', ({ conversationId }) => timers.has(conversationId) && stop(conversationId));
    return () => {
      endTyping();
      endMessage();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [link]);
  return typing;
}
