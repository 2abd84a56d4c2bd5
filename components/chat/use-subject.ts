'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { chatKeys } from '@/lib/chat/client/query-key';
import { chatSubjectCall } from '@/lib/chat/subject/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { sites } from '@/lib/platform/i18n/site';
import type { MemberOwner } from './types';
import type { Chat } from './use-chat';

/** Items attached in a conversation, refetched when one is added. */
export function useSubject({ link }: Pick<Chat, 'link'>, conversationId: number, { kind }: MemberOwner) {
  const siteId = sites[useLocale()].siteId;
  const client = useQueryClient();
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: chatKeys.subjects(conversationId) });
    const endings = [
      link.on(
        'message',
        (event) => void (event.conversationId === conversationId && event.kind === 'card' && reread()),
      ),
      link.onState((state) => void (state === 'online' && reread())),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [client, link, conversationId]);
  return useQuery({
    queryKey: chatKeys.subject(conversationId, siteId),
    queryFn: ({ signal }) =>
      callContract(chatSubjectCall, { conversationId, siteId }, { userType: kind, quiet: true, signal }),
  });
}
