'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/form/toast';
import { useAct } from '@/components/form/use-act';
import { handCall, handedMeanwhile } from '@/lib/chat/handover/schema';
import type { Conversation } from '@/lib/chat/schema';

/**
 * Says who looks after a conversation from now on. A colleague who was quicker is named, and is what was read from then on.
 * @param onDone it is so
 */
export function useHand(of: Pick<Conversation, 'id' | 'assignee'>, onDone: () => void) {
  const t = useTranslations('chat.hand');
  // What is offered was read when it was opened: what a colleague does meanwhile is not to be undone unseen.
  const [read, setRead] = useState(of.assignee);
  const [why, setWhy] = useState<string | null>(null);
  const { act, busy } = useAct(handCall, {
    onDone: (_, { to }) => {
      toast(t(to === null ? 'freed' : 'done'));
      onDone();
    },
    onFailure: ({ status, data }, text) => {
      const told = status === 409 ? handedMeanwhile.safeParse(data).data : undefined;
      if (!told) return setWhy(text);
      setRead(told.assignee);
      setWhy(told.assignee ? t('taken', { name: told.assignee.name }) : t('takenBack'));
    },
    options: { userType: 'supplier' },
  });
  const hand = (to: number | null) => {
    setWhy(null);
    return act({ conversationId: of.id, from: read?.id ?? null, to });
  };
  return { hand, busy, read, why };
}
