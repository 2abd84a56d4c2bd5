'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/form/toast';
import { useAct } from '@/components/form/use-act';
import { handCall, handedMeanwhile } from '@/lib/chat/handover/schema';
import type { Conversation } from '@/lib/chat/schema';

/**
 * Assigns a conversation. On a conflict the colleague who was faster is named and becomes the expected assignee.
 * @param onDone called on success
 */
export function useHand(of: Pick<Conversation, 'id' | 'assignee'>, onDone: () => void) {
  const t = useTranslations('chat.hand');
  // The assignee when the menu was opened: a colleague's later change must not be overwritten unseen.
  const [read, setRead] = useState(of.assignee);
  const [why, setWhy] = useState<string | null>(null);
  const { act, busy } = useAct(handCall, {
    onDone: (_, { to }) => {
      toast(t(to === null ? 'freed' : 'done'));
      onDone();
    },
    onFailure: ({ status, data }, text) => {
      const conflict = status === 409 ? handedMeanwhile.safeParse(data).data : undefined;
      if (!conflict) return setWhy(text);
      setRead(conflict.assignee);
      setWhy(conflict.assignee ? t('taken', { name: conflict.assignee.name }) : t('takenBack'));
    },
    options: { userType: 'supplier' },
  });
  const hand = (to: number | null) => {
    setWhy(null);
    return act({ conversationId: of.id, from: read?.id ?? null, to });
  };
  return { hand, busy, read, why };
}
