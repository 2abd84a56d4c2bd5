'use client';

import { useState } from 'react';
import type { CardView, ChatCard } from '@/lib/chat/schema';

export type Attached = { card: ChatCard; view: CardView | null };

/** What is attached to the next message, per conversation; kept when switching. */
export function useAttached() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Attached>>(new Map());
  const attach = (conversationId: number, attached: Attached | null) =>
    setChosen((now) => {
      const next = new Map(now);
      if (attached) next.set(conversationId, attached);
      else next.delete(conversationId);
      return next;
    });
  return { attachedTo: (conversationId: number) => chosen.get(conversationId) ?? null, attach };
}
